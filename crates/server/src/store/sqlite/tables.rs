use super::{
    SqliteStore,
    file::fault,
    rows::{PreparedAppend, read_entries, select_listed, signed},
};
use crate::store::{
    StoreError, StoreFuture, StoredGame, StoredTable, TableAppend, TableCode, TableId, TableSummary, Tables,
};
use kee_game::WallTime;
use kee_table::{PersonId, TableEntry};
use sqlx::{query_as, query_scalar};
use std::{collections::HashMap, sync::Arc};

impl Tables for SqliteStore {
    fn append(&self, append: TableAppend) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.append(append))
    }

    fn log(&self, table: TableId, after: u64) -> StoreFuture<'_, Vec<TableEntry>> {
        Box::pin(async move {
            let bodies: Vec<String> = query_scalar(
                "WITH RECURSIVE log (number, previous, body) AS ( \
                 SELECT number, previous, body FROM entries WHERE number > ?2 AND key = \
                 (SELECT newest FROM heads JOIN tables ON key = table_key WHERE id = ?1) \
                 UNION ALL SELECT entries.number, entries.previous, entries.body FROM log JOIN entries \
                 ON entries.key = log.previous WHERE entries.number > ?2) \
                 SELECT body FROM log ORDER BY number",
            )
            .bind(table.as_str())
            .bind(signed(after))
            .fetch_all(&self.readers)
            .await
            .map_err(fault)?;
            read_entries(&bodies)
        })
    }

    fn length(&self, table: TableId) -> StoreFuture<'_, u64> {
        Box::pin(async move {
            let length: Option<i64> =
                query_scalar("SELECT entries FROM heads WHERE table_key = (SELECT key FROM tables WHERE id = ?)")
                    .bind(table.as_str())
                    .fetch_optional(&self.readers)
                    .await
                    .map_err(fault)?;
            Ok(length.unwrap_or_default() as u64)
        })
    }

    fn news(&self) -> StoreFuture<'_, Vec<(TableId, u64)>> {
        self.news_elsewhere()
    }

    fn table(&self, table: TableId) -> StoreFuture<'_, Option<StoredTable>> {
        self.one(query_as(select_listed!("WHERE id = ?")).bind(table.to_string()))
    }

    fn due(&self, by: WallTime, most: u32) -> StoreFuture<'_, Vec<(WallTime, TableId)>> {
        Box::pin(async move {
            let due: Vec<(i64, String)> = self.all(query_as(
                "SELECT wake, id FROM heads JOIN tables ON key = table_key WHERE wake <= ? ORDER BY wake, id LIMIT ?",
                )
                .bind(signed(by.millis()))
                .bind(most)).await?;
            let read = |(wake, id): (i64, String)| {
                let id = id.parse().map_err(|error: kee_game::Unreadable| StoreError::Broken(error.to_string()))?;
                Ok((WallTime::from_millis(wake as u64), id))
            };
            due.into_iter().map(read).collect()
        })
    }

    fn lobby(&self, most: u32) -> StoreFuture<'_, Vec<StoredTable>> {
        self.all(query_as(select_listed!("WHERE joinable ORDER BY made DESC, id LIMIT ?")).bind(most))
    }

    fn by_code<'a>(&'a self, code: &'a TableCode) -> StoreFuture<'a, Option<StoredTable>> {
        Box::pin(async move {
            let (first, last) = code.range();
            let found: Vec<StoredTable> = self
                .all(
                    query_as(select_listed!("WHERE NOT closed AND id BETWEEN ? AND ?"))
                        .bind(first.as_str())
                        .bind(last.as_str()),
                )
                .await?;
            Ok(StoredTable::only_open(found))
        })
    }

    fn tables_of<'a>(&'a self, person: &'a PersonId) -> StoreFuture<'a, Vec<StoredTable>> {
        Box::pin(async move {
            let mut people = crate::store::People::belongings(self, person).await?;
            let mut tables: Vec<StoredTable> = self
                .all(
                    query_as(select_listed!(
                        "WHERE NOT closed AND key IN (SELECT table_key FROM sittings WHERE person = ?1 \
                UNION SELECT table_key FROM sittings JOIN persons ON sittings.person = persons.id \
                WHERE persons.belongs_to = ?1)"
                    ))
                    .bind(person.to_string()),
                )
                .await?;
            people.push(person.clone());
            tables.sort_by_key(|listed| listed.urgency(&people));
            Ok(tables)
        })
    }

    fn games_at(&self, table: TableId) -> StoreFuture<'_, Vec<StoredGame>> {
        self.all(
            query_as("SELECT table_id, number, game, at, record FROM games WHERE table_id = ? ORDER BY number")
                .bind(table.to_string()),
        )
    }

    fn games(&self, after: Option<(TableId, u32)>, most: u32) -> StoreFuture<'_, Vec<StoredGame>> {
        Box::pin(async move {
            // No id is empty, so this comes before all of them.
            let (table, number) = after.map_or((String::new(), 0), |(table, number)| (table.to_string(), number));
            query_as(
                "SELECT table_id, number, game, at, record FROM games WHERE (table_id, number) > (?, ?) \
                 ORDER BY table_id, number LIMIT ?",
            )
            .bind(table)
            .bind(number)
            .bind(most)
            .fetch_all(&self.readers)
            .await
            .map_err(fault)
        })
    }
}

/// The number of tables remembered before all are forgotten. Looking them up again costs little.
const MOST: usize = 1 << 16;

/// The ends of the logs that this process wrote to last, so that a move need not look them up.
///
/// Others may have written since. Every append checks the length of the log; if that is still the same, so is all the
/// rest, since nobody changes any of this without making the log longer.
#[derive(Default)]
pub(super) struct LogEnds(HashMap<Arc<str>, LogEnd>);

/// The end of a table's log.
#[derive(Clone)]
pub(super) struct LogEnd {
    /// The key of the table in the database.
    pub(super) key: i64,
    entries: i64,
    /// The key of the last entry.
    pub(super) newest: Option<i64>,
    pub(super) summary: TableSummary,
}

impl LogEnds {
    /// The end that this append continues, if it is known.
    pub(super) fn of(&self, append: &PreparedAppend) -> Option<&LogEnd> {
        self.0.get(&append.table).filter(|end| end.entries == append.before)
    }

    /// Remembers the end of a log within the current transaction.
    pub(super) fn learn(&mut self, append: &PreparedAppend, key: i64, entries: i64, newest: Option<i64>) {
        if let Some(end) = self.0.get_mut(&append.table) {
            (end.key, end.entries, end.newest) = (key, entries, newest);
            end.summary.clone_from(&append.summary);
            return;
        }
        if self.0.len() == MOST {
            self.0.clear();
        }
        let end = LogEnd { key, entries, newest, summary: append.summary.clone() };
        self.0.insert(Arc::clone(&append.table), end);
    }

    /// Forgets what was learnt in a transaction that has failed.
    pub(super) fn forget(&mut self) {
        self.0.clear();
    }
}
