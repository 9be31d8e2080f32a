use super::{SqliteStore, file::fault, rows::signed};
use crate::store::{EventAppend, EventId, EventSummary, Events, StoreError, StoreFuture, StoredEvent};
use kee_table::PersonId;
use sqlx::{SqliteConnection, query, query_as, query_scalar};

impl Events for SqliteStore {
    fn append_event(&self, append: EventAppend) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            let taken = self.writer.run(move |connection| {
                let append = append.clone();
                Box::pin(async move { append_event(connection, &append).await })
            });
            match taken.await? {
                Some(next) => Err(StoreError::Taken { next }),
                None => Ok(()),
            }
        })
    }

    fn event_log(&self, event: EventId, after: u64) -> StoreFuture<'_, Vec<String>> {
        Box::pin(async move {
            query_scalar(
                "SELECT body FROM event_entries WHERE event_key = (SELECT key FROM events WHERE id = ?) \
                 AND number > ? ORDER BY number",
            )
            .bind(event.as_str())
            .bind(signed(after))
            .fetch_all(&self.readers)
            .await
            .map_err(fault)
        })
    }

    fn event(&self, event: EventId) -> StoreFuture<'_, Option<StoredEvent>> {
        self.one(query_as("SELECT * FROM events WHERE id = ?").bind(event.to_string()))
    }

    fn open_events(&self) -> StoreFuture<'_, Vec<StoredEvent>> {
        self.all(query_as("SELECT * FROM events WHERE open AND kind <> ? ORDER BY id").bind(EventSummary::CHALLENGE))
    }

    fn event_by_code<'a>(&'a self, code: &'a str) -> StoreFuture<'a, Option<StoredEvent>> {
        Box::pin(async move {
            let mut found: Vec<StoredEvent> =
                self.all(query_as("SELECT * FROM events WHERE open AND code = ? LIMIT 2").bind(code)).await?;
            Ok(found.pop().filter(|_| found.is_empty()))
        })
    }

    fn events_of<'a>(&'a self, person: &'a PersonId) -> StoreFuture<'a, Vec<StoredEvent>> {
        self.all(
            query_as(
                "SELECT * FROM events WHERE key IN (SELECT event_key FROM event_people WHERE person = ?1 \
            UNION SELECT event_key FROM event_people JOIN persons ON event_people.person = persons.id \
            WHERE persons.belongs_to = ?1) ORDER BY last DESC, id",
            )
            .bind(person.to_string()),
        )
    }

    fn event_news(&self) -> StoreFuture<'_, Vec<EventId>> {
        self.event_news_elsewhere()
    }
}

/// Appends to an event. If the log does not end where it should, nothing is written, and the answer is the number that
/// the next entry must have.
async fn append_event(connection: &mut SqliteConnection, append: &EventAppend) -> Result<Option<u64>, sqlx::Error> {
    let known: Option<(i64, i64)> = query_as("SELECT key, entries FROM events WHERE id = ?")
        .bind(append.event.as_str())
        .fetch_optional(&mut *connection)
        .await?;
    let next = known.map_or(1, |(_, entries)| entries as u64 + 1);
    if append.first != next {
        return Ok(Some(next));
    }
    let summary = &append.summary;
    let key: i64 = query_scalar(
        "INSERT INTO events (id, kind, code, terms, open, entries, made, last) VALUES (?, ?, ?, ?, ?, ?, ?, ?) \
         ON CONFLICT DO UPDATE SET open = excluded.open, entries = excluded.entries, last = excluded.last RETURNING key",
    )
    .bind(append.event.as_str())
    .bind(&summary.kind)
    .bind(&summary.code)
    .bind(&summary.terms)
    .bind(summary.open)
    .bind(signed(append.last()))
    .bind(signed(summary.made.millis()))
    .bind(signed(summary.last.millis()))
    .fetch_one(&mut *connection)
    .await?;
    for (body, number) in append.entries.iter().zip(append.first..) {
        query("INSERT INTO event_entries (event_key, number, body) VALUES (?, ?, ?)")
            .bind(key)
            .bind(signed(number))
            .bind(body)
            .execute(&mut *connection)
            .await?;
    }
    for person in &append.people {
        query("INSERT INTO event_people (person, event_key) VALUES (?, ?) ON CONFLICT DO NOTHING")
            .bind(person.to_string())
            .bind(key)
            .execute(&mut *connection)
            .await?;
    }
    Ok(None)
}
