//! The store in one SQLite file.

mod append;
mod events;
mod file;
mod news;
mod people;
mod rows;
mod tables;
mod upkeep;
mod writer;

pub use self::{
    file::SqliteLimits,
    upkeep::{backup, restore},
};

use self::{
    file::fault,
    news::{NEWEST_ENTRY, NEWEST_EVENT_ENTRY, SeenEntries},
    rows::signed,
    writer::Writer,
};
use super::{Store, StoreError, StoreFuture};
use kee_game::WallTime;
use sqlx::{
    FromRow, Sqlite, SqlitePool, query,
    query::QueryAs,
    query_scalar,
    sqlite::{SqliteArguments, SqlitePoolOptions, SqliteRow},
};
use std::{path::Path, sync::Mutex};

/// The number of connections that read at the same time. Reads are short: waking a table, a list.
const READERS: u32 = 4;

/// A store in one SQLite file, which several processes may share.
///
/// All writing goes through one task. It takes everything queued, writes it in one transaction, and answers when that
/// is on disk: the more is written at once, the less each write costs.
#[derive(Debug)]
pub struct SqliteStore {
    readers: SqlitePool,
    writer: Writer,
    /// The part of what other processes wrote to tables that has been reported.
    seen: Mutex<SeenEntries>,
    /// The same for events.
    seen_events: Mutex<SeenEntries>,
}

impl SqliteStore {
    /// Opens the store in this file, creates it if it does not exist, and migrates it. Refuses files of a newer program
    /// or of another one.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        Self::open_within(path, SqliteLimits::default()).await
    }

    /// The same, within these limits.
    pub async fn open_within(path: &Path, limits: SqliteLimits) -> Result<Self, StoreError> {
        // The contents are nobody else's business, so we create the file rather than the database.
        let _ = file::create_private(path);
        let options = file::options(path, limits);
        let mut connection = file::connect(options.clone()).await?;
        file::bring_up_to_date(&mut connection).await?;
        let seen = Mutex::new(SeenEntries::all(&mut connection, NEWEST_ENTRY).await?);
        let seen_events = Mutex::new(SeenEntries::all(&mut connection, NEWEST_EVENT_ENTRY).await?);
        let readers = SqlitePoolOptions::new().max_connections(READERS).test_before_acquire(false);
        let readers = readers.connect_with(options.pragma("query_only", "1")).await.map_err(fault)?;
        tokio::spawn(file::fold(readers.clone()));
        Ok(Self { readers, writer: Writer::start(connection), seen, seen_events })
    }

    /// The row that a question finds, if there is one.
    fn one<'a, T>(&'a self, question: RowQuery<'a, T>) -> StoreFuture<'a, Option<T>>
    where
        T: for<'r> FromRow<'r, SqliteRow> + Send + Unpin + 'a,
    {
        Box::pin(async move { question.fetch_optional(&self.readers).await.map_err(fault) })
    }

    /// All rows that a question finds.
    fn all<'a, T>(&'a self, question: RowQuery<'a, T>) -> StoreFuture<'a, Vec<T>>
    where
        T: for<'r> FromRow<'r, SqliteRow> + Send + Unpin + 'a,
    {
        Box::pin(async move { question.fetch_all(&self.readers).await.map_err(fault) })
    }
}

/// A question to the database, each row of whose answer is read as a `T`.
type RowQuery<'a, T> = QueryAs<'a, Sqlite, T, SqliteArguments>;

impl Store for SqliteStore {
    fn ready(&self) -> StoreFuture<'_, ()> {
        self.writer.run(|_| Box::pin(async { Ok(()) }))
    }

    fn alive(&self, now: WallTime) -> StoreFuture<'_, ()> {
        self.writer.run(move |connection| {
            let pulse = "INSERT INTO pulse (one, at) VALUES (1, ?) ON CONFLICT DO UPDATE SET at = max(at, excluded.at)";
            let pulse = query(pulse).bind(signed(now.millis()));
            Box::pin(async move { pulse.execute(connection).await.map(drop) })
        })
    }

    fn last_alive(&self) -> StoreFuture<'_, Option<WallTime>> {
        Box::pin(async {
            let at: Option<i64> =
                query_scalar("SELECT at FROM pulse").fetch_optional(&self.readers).await.map_err(fault)?;
            Ok(at.map(|at| WallTime::from_millis(at as u64)))
        })
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        Box::pin(async {
            self.writer.close().await?;
            self.readers.close().await;
            Ok(())
        })
    }
}
