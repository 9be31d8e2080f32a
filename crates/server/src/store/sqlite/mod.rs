//! The store in one SQLite file.

mod appending;
mod batch;
mod ends;
mod events;
mod fault;
mod file;
mod folding;
mod frame;
mod news;
mod people;
mod prepared;
mod rows;
mod schema;
mod tables;
mod upkeep;
mod writer;

pub use self::file::SqliteLimits;
pub use self::upkeep::{backup, restore};

use self::{
    fault::fault,
    news::{NEWEST_ENTRY, NEWEST_EVENT_ENTRY, Seen},
    prepared::signed,
    writer::Writer,
};
use super::{Store, StoreError, StoreFuture};
use kee_game::WallTime;
use sqlx::{SqlitePool, query, query_scalar, sqlite::SqlitePoolOptions};
use std::{path::Path, sync::Mutex};

/// How many read at the same time. Reading is short: waking a table, a list.
const READERS: u32 = 4;

/// A store in one SQLite file, which several processes may share.
///
/// All writing goes through one task. It takes whatever is waiting, writes it in one transaction, and answers when that
/// is on disk: the more write at once, the less each of them costs.
#[derive(Debug)]
pub struct SqliteStore {
    readers: SqlitePool,
    writer: Writer,
    /// What of other processes' writing at tables has been told.
    seen: Mutex<Seen>,
    /// The same of events.
    seen_events: Mutex<Seen>,
}

impl SqliteStore {
    /// Opens the store in this file, makes it if there is none, and brings it up to date. It refuses a file of a newer
    /// program or of another.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        Self::open_within(path, SqliteLimits::default()).await
    }

    /// The same, within these limits.
    pub async fn open_within(path: &Path, limits: SqliteLimits) -> Result<Self, StoreError> {
        // What it holds is nobody else's business, so it is made here rather than by the database.
        let _ = file::create_private(path);
        let options = file::options(path, limits);
        let mut connection = file::connect(options.clone()).await?;
        schema::bring_up_to_date(&mut connection).await?;
        let seen = Mutex::new(Seen::all(&mut connection, NEWEST_ENTRY).await?);
        let seen_events = Mutex::new(Seen::all(&mut connection, NEWEST_EVENT_ENTRY).await?);
        let readers = SqlitePoolOptions::new().max_connections(READERS).test_before_acquire(false);
        let readers = readers.connect_with(options.pragma("query_only", "1")).await.map_err(fault)?;
        tokio::spawn(folding::fold(readers.clone()));
        Ok(Self { readers, writer: Writer::start(connection), seen, seen_events })
    }
}

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
