//! What other processes have written to the same file.

use super::{SqliteStore, fault::fault};
use crate::store::{Answer, StoreError, TableId};
use sqlx::{SqliteConnection, query_as, query_scalar};
use std::sync::PoisonError;

/// How far the file has been looked through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Seen {
    /// The database changes it when another connection has written, and only then.
    version: i64,
    /// The key of the last entry of all.
    newest: i64,
}

impl Seen {
    /// Everything there is.
    pub(super) async fn all(connection: &mut SqliteConnection) -> Result<Self, StoreError> {
        now(connection).await.map_err(fault)
    }
}

async fn now(connection: &mut SqliteConnection) -> Result<Seen, sqlx::Error> {
    let version = query_scalar("PRAGMA data_version").fetch_one(&mut *connection).await?;
    let newest = query_scalar("SELECT coalesce(max(key), 0) FROM entries").fetch_one(connection).await?;
    Ok(Seen { version, newest })
}

/// The tables written to since then, if somebody else has written at all: then ours may be among them.
async fn since(connection: &mut SqliteConnection, seen: Seen) -> Result<(Seen, Vec<(String, i64)>), sqlx::Error> {
    let now = now(connection).await?;
    if now.version == seen.version {
        return Ok((now, Vec::new()));
    }
    let tables = query_as(
        "SELECT id, heads.entries FROM (SELECT DISTINCT table_key AS touched FROM entries WHERE key > ?) \
         JOIN heads ON heads.table_key = touched JOIN tables ON tables.key = touched",
    );
    Ok((now, tables.bind(seen.newest).fetch_all(connection).await?))
}

impl SqliteStore {
    /// Asked of the connection that writes: to all others our own writing looks like anybody's.
    pub(super) fn news_elsewhere(&self) -> Answer<'_, Vec<(TableId, u64)>> {
        Box::pin(async {
            let seen = *self.seen.lock().unwrap_or_else(PoisonError::into_inner);
            let (now, tables) =
                self.writer.run(move |connection| Box::pin(async move { since(connection, seen).await })).await?;
            *self.seen.lock().unwrap_or_else(PoisonError::into_inner) = now;
            let read = |(id, entries): (String, i64)| {
                let id = id.parse().map_err(|error: kee_game::Unreadable| StoreError::Broken(error.to_string()))?;
                Ok((id, entries as u64))
            };
            tables.into_iter().map(read).collect()
        })
    }
}
