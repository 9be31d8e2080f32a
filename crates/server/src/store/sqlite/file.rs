use crate::store::StoreError;
use sqlx::{
    ConnectOptions, Connection, SqliteConnection, SqlitePool, migrate,
    migrate::{MigrateError, Migrator},
    query, query_scalar,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous},
};
use std::{fs, io, path::Path, time::Duration};
use tokio::time::sleep;

/// The number of pages after which the write-ahead log is checkpointed: 32 MB, so that busy pages are written back once
/// and not with every commit.
const CHECKPOINT: &str = "8000";

/// The time between checkpoints of the write-ahead log.
const FOLDED_EVERY: Duration = Duration::from_secs(1);

/// The limits of a store in a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SqliteLimits {
    /// The time to wait for a database lock.
    pub database_timeout: Duration,
    /// The number of pages of 4096 bytes the file may have; by default it may fill the disk.
    pub pages: Option<u32>,
}

impl Default for SqliteLimits {
    fn default() -> Self {
        Self { database_timeout: Duration::from_secs(5), pages: None }
    }
}

/// The options for opening a file just to look at it.
pub(super) fn plain_options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(path).disable_statement_logging()
}

/// The options for opening a file to work with it.
pub(super) fn options(path: &Path, limits: SqliteLimits) -> SqliteConnectOptions {
    let options = plain_options(path)
        .journal_mode(SqliteJournalMode::Wal)
        // A commit is on disk when it returns, even if the power fails.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(limits.database_timeout)
        .pragma("wal_autocheckpoint", CHECKPOINT);
    match limits.pages {
        Some(pages) => options.pragma("max_page_count", pages.to_string()),
        None => options,
    }
}

/// Creates an empty file that only its owner may read, unless it exists.
pub(super) fn create_private(path: &Path) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

/// Opens a file.
pub(super) async fn connect(options: SqliteConnectOptions) -> Result<SqliteConnection, StoreError> {
    options.connect().await.map_err(fault)
}

/// Checkpoints the write-ahead log again and again, beside the writer. When the log has grown long, the writer does so
/// itself, in the middle of a commit that everyone waits for: this leaves little for it to do.
pub(super) async fn fold(connections: SqlitePool) {
    let folding = async {
        loop {
            sleep(FOLDED_EVERY).await;
            // If it fails now, because of a reader of an old state or a full disk, it works another time.
            let _ = query("PRAGMA wal_checkpoint(PASSIVE)").execute(&connections).await;
        }
    };
    connections.close_event().do_until(folding).await.ok();
}

/// "Keeb", as the first migration writes it.
const APPLICATION: i64 = 1_264_936_290;

static MIGRATIONS: Migrator = migrate!();

/// Migrates the database to the newest schema this program knows, or says why it must not.
pub(super) async fn bring_up_to_date(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    if version(connection).await? == Some(newest()) {
        return Ok(());
    }
    MIGRATIONS.run(connection).await.map_err(|error| match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => fault(error),
        other => StoreError::Broken(other.to_string()),
    })
}

/// The schema version of a file; none if the file is empty. Refuses files that this program cannot read.
pub(super) async fn version(connection: &mut SqliteConnection) -> Result<Option<i64>, StoreError> {
    let mut read = connection.begin().await.map_err(fault)?;
    let application: i64 = query_scalar("PRAGMA application_id").fetch_one(&mut *read).await.map_err(fault)?;
    let tables: i64 = query_scalar("SELECT count(*) FROM sqlite_schema").fetch_one(&mut *read).await.map_err(fault)?;
    match (tables, application) {
        (0, _) => Ok(None),
        (_, APPLICATION) => {
            let version: i64 = query_scalar("SELECT coalesce(max(version), 0) FROM _sqlx_migrations")
                .fetch_one(&mut *read)
                .await
                .map_err(fault)?;
            if version > newest() {
                return Err(StoreError::Broken(format!(
                    "it has schema {version}, and this kee knows schemas up to {}; run a newer kee, or restore a backup \
                     from before the upgrade",
                    newest()
                )));
            }
            Ok(Some(version))
        }
        _ => Err(StoreError::Broken("this is not a database of kee; check the path".to_owned())),
    }
}

fn newest() -> i64 {
    MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or_default()
}

/// The meaning of a database error for callers. The texts are the database's own and reveal no contents.
pub(super) fn fault(error: sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::Database(error) => {
            let code = error.code().and_then(|code| code.parse::<i32>().ok()).unwrap_or_default();
            // The low byte says what went wrong, the rest where.
            match code & 0xff {
                SQLITE_FULL | SQLITE_TOOBIG => StoreError::NoRoom(error.message().to_owned()),
                SQLITE_CORRUPT | SQLITE_NOTADB => StoreError::Broken(error.message().to_owned()),
                _ => StoreError::Unavailable(error.message().to_owned()),
            }
        }
        sqlx::Error::Decode(_) | sqlx::Error::ColumnDecode { .. } => StoreError::Broken(error.to_string()),
        sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => closed(),
        sqlx::Error::PoolTimedOut => StoreError::Unavailable("too many requests at once".to_owned()),
        other => StoreError::Unavailable(other.to_string()),
    }
}

/// The answer of a store that has been closed.
pub(super) fn closed() -> StoreError {
    StoreError::Unavailable("it was closed".to_owned())
}

const SQLITE_CORRUPT: i32 = 11;
const SQLITE_FULL: i32 = 13;
const SQLITE_TOOBIG: i32 = 18;
const SQLITE_NOTADB: i32 = 26;
