use super::fault::fault;
use crate::store::StoreError;
use sqlx::{
    ConnectOptions, SqliteConnection,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous},
};
use std::{path::Path, time::Duration};

/// After how many pages the log of the file is folded into the file: 32 MB, so that busy pages are folded in once and not
/// with every commit.
const CHECKPOINT: &str = "8000";

/// What a store in a file may use up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SqliteLimits {
    /// How long to wait for another process that writes to the same file.
    pub patience: Duration,
    /// How many pages of 4096 bytes the file may have, if it may not fill the disk.
    pub pages: Option<u32>,
}

impl Default for SqliteLimits {
    fn default() -> Self {
        Self { patience: Duration::from_secs(5), pages: None }
    }
}

/// How a file is opened, whoever opens it.
pub(super) fn options(path: &Path, limits: SqliteLimits) -> SqliteConnectOptions {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        // A commit is on disk when it returns, whatever happens to the power.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(limits.patience)
        .pragma("wal_autocheckpoint", CHECKPOINT)
        .disable_statement_logging();
    match limits.pages {
        Some(pages) => options.pragma("max_page_count", pages.to_string()),
        None => options,
    }
}

/// Opens it.
pub(super) async fn connect(options: SqliteConnectOptions) -> Result<SqliteConnection, StoreError> {
    options.connect().await.map_err(fault)
}
