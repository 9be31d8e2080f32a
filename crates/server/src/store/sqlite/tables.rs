use super::{SqliteStore, fault::fault, prepared::signed, rows::read_entries, rows::select_listed};
use crate::store::{StoreError, StoreFuture, StoredGame, StoredTable, TableAppend, TableCode, TableId, Tables};
use kee_game::WallTime;
use kee_table::{Entry, PersonId};
use sqlx::{query_as, query_scalar};

impl Tables for SqliteStore {
    fn append(&self, append: TableAppend) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.append(append))
    }

    fn log(&self, table: TableId, after: u64) -> StoreFuture<'_, Vec<Entry>> {
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
        Box::pin(async move {
            query_as(select_listed!("WHERE id = ?"))
                .bind(table.as_str())
                .fetch_optional(&self.readers)
                .await
                .map_err(fault)
        })
    }

    fn due(&self, by: WallTime, most: u32) -> StoreFuture<'_, Vec<(WallTime, TableId)>> {
        Box::pin(async move {
            let due: Vec<(i64, String)> = query_as(
                "SELECT wake, id FROM heads JOIN tables ON key = table_key WHERE wake <= ? ORDER BY wake, id LIMIT ?",
            )
            .bind(signed(by.millis()))
            .bind(most)
            .fetch_all(&self.readers)
            .await
            .map_err(fault)?;
            let read = |(wake, id): (i64, String)| {
                let id = id.parse().map_err(|error: kee_game::Unreadable| StoreError::Broken(error.to_string()))?;
                Ok((WallTime::from_millis(wake as u64), id))
            };
            due.into_iter().map(read).collect()
        })
    }

    fn lobby(&self, most: u32) -> StoreFuture<'_, Vec<StoredTable>> {
        Box::pin(async move {
            query_as(select_listed!("WHERE joinable ORDER BY made DESC, id LIMIT ?"))
                .bind(most)
                .fetch_all(&self.readers)
                .await
                .map_err(fault)
        })
    }

    fn by_code<'a>(&'a self, code: &'a TableCode) -> StoreFuture<'a, Option<StoredTable>> {
        Box::pin(async move {
            let (first, last) = code.range();
            let found: Vec<StoredTable> = query_as(select_listed!("WHERE NOT closed AND id BETWEEN ? AND ?"))
                .bind(first.as_str())
                .bind(last.as_str())
                .fetch_all(&self.readers)
                .await
                .map_err(fault)?;
            Ok(StoredTable::only_open(found))
        })
    }

    fn tables_of<'a>(&'a self, person: &'a PersonId) -> StoreFuture<'a, Vec<StoredTable>> {
        Box::pin(async move {
            let mut people = crate::store::People::belongings(self, person).await?;
            let mut tables: Vec<StoredTable> = query_as(select_listed!(
                "WHERE NOT closed AND key IN (SELECT table_key FROM sittings WHERE person = ?1 \
                 UNION SELECT table_key FROM sittings JOIN persons ON sittings.person = persons.id \
                 WHERE persons.belongs_to = ?1)"
            ))
            .bind(person.to_string())
            .fetch_all(&self.readers)
            .await
            .map_err(fault)?;
            people.push(person.clone());
            tables.sort_by_key(|listed| listed.urgency(&people));
            Ok(tables)
        })
    }

    fn games_at(&self, table: TableId) -> StoreFuture<'_, Vec<StoredGame>> {
        Box::pin(async move {
            query_as("SELECT table_id, number, game, at, record FROM games WHERE table_id = ? ORDER BY number")
                .bind(table.as_str())
                .fetch_all(&self.readers)
                .await
                .map_err(fault)
        })
    }

    fn games(&self, after: Option<(TableId, u32)>, most: u32) -> StoreFuture<'_, Vec<StoredGame>> {
        Box::pin(async move {
            // No id is empty, so this is before all of them.
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
