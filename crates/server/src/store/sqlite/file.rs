use super::fault::fault;
use crate::store::StoreError;
use sqlx::{
    ConnectOptions, SqliteConnection,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous},
};
use std::{fs, io, path::Path, time::Duration};

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

/// How a file is opened that is only looked at.
pub(super) fn plain_options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(path).disable_statement_logging()
}

/// How a file is opened that is worked with.
pub(super) fn options(path: &Path, limits: SqliteLimits) -> SqliteConnectOptions {
    let options = plain_options(path)
        .journal_mode(SqliteJournalMode::Wal)
        // A commit is on disk when it returns, whatever happens to the power.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(limits.patience)
        .pragma("wal_autocheckpoint", CHECKPOINT);
    match limits.pages {
        Some(pages) => options.pragma("max_page_count", pages.to_string()),
        None => options,
    }
}

/// Makes an empty file that only its owner may read, unless there is one.
pub(super) fn create_private(path: &Path) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

/// Opens it.
pub(super) async fn connect(options: SqliteConnectOptions) -> Result<SqliteConnection, StoreError> {
    options.connect().await.map_err(fault)
}
