//! News of what other processes have written to the same file.

use super::{SqliteStore, file::fault};
use crate::store::{EventId, StoreError, StoreFuture, TableId};
use sqlx::{FromRow, SqliteConnection, query_as, query_scalar, sqlite::SqliteRow};
use std::sync::{Mutex, PoisonError};

/// The key of the last entry of all tables.
pub(super) const NEWEST_ENTRY: &str = "SELECT coalesce(max(key), 0) FROM entries";
/// The key of the last entry of all events.
pub(super) const NEWEST_EVENT_ENTRY: &str = "SELECT coalesce(max(key), 0) FROM event_entries";

/// The tables with entries after a key, and the length of their logs.
const TABLES_SINCE: &str = "SELECT id, heads.entries FROM \
    (SELECT DISTINCT table_key AS touched FROM entries WHERE key > ?) \
    JOIN heads ON heads.table_key = touched JOIN tables ON tables.key = touched";
/// The events with entries after a key.
const EVENTS_SINCE: &str = "SELECT id FROM events WHERE key IN \
    (SELECT event_key FROM event_entries WHERE key > ?) ORDER BY id";

/// The part of the file that has been seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct SeenEntries {
    /// The database changes it when another connection has written, and only then.
    version: i64,
    /// The key of the last entry of all.
    newest: i64,
}

impl SeenEntries {
    /// Marks everything as seen; the statement finds the last entry.
    pub(super) async fn all(connection: &mut SqliteConnection, newest: &'static str) -> Result<Self, StoreError> {
        now(connection, newest).await.map_err(fault)
    }
}

async fn now(connection: &mut SqliteConnection, newest: &'static str) -> Result<SeenEntries, sqlx::Error> {
    let version = query_scalar("PRAGMA data_version").fetch_one(&mut *connection).await?;
    let newest = query_scalar(newest).fetch_one(connection).await?;
    Ok(SeenEntries { version, newest })
}

/// The rows written since then, if another process has written at all: then our own entries may be among them.
async fn since<R>(
    connection: &mut SqliteConnection,
    seen: SeenEntries,
    newest: &'static str,
    written: &'static str,
) -> Result<(SeenEntries, Vec<R>), sqlx::Error>
where
    R: for<'r> FromRow<'r, SqliteRow> + Send + Unpin,
{
    let now = now(connection, newest).await?;
    if now.version == seen.version {
        return Ok((now, Vec::new()));
    }
    Ok((now, query_as(written).bind(seen.newest).fetch_all(connection).await?))
}

impl SqliteStore {
    pub(super) fn news_elsewhere(&self) -> StoreFuture<'_, Vec<(TableId, u64)>> {
        Box::pin(async {
            let tables = self.elsewhere::<(String, i64)>(&self.seen, NEWEST_ENTRY, TABLES_SINCE).await?;
            tables.into_iter().map(|(id, entries)| Ok((read(&id)?, entries as u64))).collect()
        })
    }

    pub(super) fn event_news_elsewhere(&self) -> StoreFuture<'_, Vec<EventId>> {
        Box::pin(async {
            let events = self.elsewhere::<(String,)>(&self.seen_events, NEWEST_EVENT_ENTRY, EVENTS_SINCE).await?;
            events.into_iter().map(|(id,)| read(&id)).collect()
        })
    }

    /// Asks the connection that writes: to all others our own writes look like anyone's.
    async fn elsewhere<R>(
        &self,
        seen: &Mutex<SeenEntries>,
        newest: &'static str,
        written: &'static str,
    ) -> Result<Vec<R>, StoreError>
    where
        R: for<'r> FromRow<'r, SqliteRow> + Send + Unpin + 'static,
    {
        let before = *seen.lock().unwrap_or_else(PoisonError::into_inner);
        let (now, news) =
            self.writer.run(move |connection| Box::pin(since(connection, before, newest, written))).await?;
        *seen.lock().unwrap_or_else(PoisonError::into_inner) = now;
        Ok(news)
    }
}

fn read<T: std::str::FromStr<Err = kee_game::Unreadable>>(id: &str) -> Result<T, StoreError> {
    id.parse().map_err(|error: kee_game::Unreadable| StoreError::Broken(error.to_string()))
}
