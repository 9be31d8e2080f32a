//! The statements of an append.
//!
//! Handing a statement to the database costs more than a row does. So rows are written by the hundred: each statement
//! exists for a few numbers of rows, so that the database need not parse it again every time.

use super::{
    rows::{PreparedAppend, signed},
    tables::LogEnds,
};
use kee_game::WallTime;
use kee_wire::Phase;
use sqlx::{Arguments, SqliteConnection, query, query_as, query_scalar, query_with, sqlite::SqliteArguments};
use std::sync::{Arc, LazyLock};

/// The numbers of rows that a statement exists for.
const SIZES: [usize; 5] = [256, 64, 16, 4, 1];

/// A statement for each of these sizes.
type BySize = LazyLock<[String; SIZES.len()]>;

static ADD_ENTRIES: BySize = LazyLock::new(|| {
    SIZES.map(|size| {
        format!("INSERT INTO entries (key, table_key, number, previous, body) VALUES {}", rows(size, "(?,?,?,?,?)"))
    })
});

/// Updates the heads of those tables that are as expected.
static COUNT_ON: BySize = LazyLock::new(|| {
    SIZES.map(|size| {
        format!(
            "WITH moved (key, before, entries, newest, asked, deadline, wake, last) AS (VALUES {}) \
             UPDATE heads SET entries = moved.entries, newest = moved.newest, asked = moved.asked, \
             deadline = moved.deadline, wake = moved.wake, last = moved.last \
             FROM moved WHERE heads.table_key = moved.key AND heads.entries = moved.before",
            rows(size, "(?,?,?,?,?,?,?,?)")
        )
    })
});

fn rows(count: usize, row: &str) -> String {
    vec![row; count].join(",")
}

/// Runs a statement for all these rows, and returns how many rows it changed.
async fn run_over<R>(
    connection: &mut SqliteConnection,
    statement: &'static BySize,
    mut rows: &[R],
    bind: impl Fn(&mut SqliteArguments, &R) -> Result<(), sqlx::error::BoxDynError>,
) -> Result<u64, sqlx::Error> {
    let mut changed = 0;
    for (text, size) in statement.iter().zip(SIZES) {
        while let Some((now, later)) = rows.split_at_checked(size) {
            let mut arguments = SqliteArguments::default();
            for row in now {
                bind(&mut arguments, row).map_err(sqlx::Error::Encode)?;
            }
            changed += query_with(text.as_str(), arguments).execute(&mut *connection).await?.rows_affected();
            rows = later;
        }
    }
    Ok(changed)
}

/// A transaction that appends.
pub(super) struct AppendTransaction<'c> {
    pub(super) connection: &'c mut SqliteConnection,
    ends: &'c mut LogEnds,
    /// The key of the last entry of all.
    newest: i64,
}

impl<'c> AppendTransaction<'c> {
    /// Begins to append, in the transaction that this connection has begun, with nobody else writing.
    pub(super) async fn new(connection: &'c mut SqliteConnection, ends: &'c mut LogEnds) -> Result<Self, sqlx::Error> {
        let newest = query_scalar("SELECT coalesce(max(key), 0) FROM entries").fetch_one(&mut *connection).await?;
        Ok(Self { connection, ends, newest })
    }

    /// Whether the table is known well enough to write this append together with others: any append but one that
    /// creates a table or changes who has a seat.
    pub(super) fn is_plain(&self, append: &PreparedAppend) -> bool {
        self.ends.of(append).is_some_and(|end| end.summary.seats == append.summary.seats)
    }

    /// Appends to tables that are all different, known, and have the same people as before. False if one of the tables
    /// was not as expected: then nothing that was written may stay.
    pub(super) async fn append_moves(&mut self, moves: &[&PreparedAppend]) -> Result<bool, sqlx::Error> {
        let mut added = Vec::with_capacity(moves.len());
        let mut moved = Vec::with_capacity(moves.len());
        for append in moves {
            let Some(end) = self.ends.of(append) else { return Ok(false) };
            let mut previous = end.newest;
            for (body, number) in append.bodies.iter().zip(append.before + 1..) {
                self.newest += 1;
                added.push((end.key, body, number, self.newest, previous));
                previous = Some(self.newest);
            }
            moved.push((append, end.key, self.newest));
        }
        run_over(self.connection, &ADD_ENTRIES, &added, |to, (table, body, number, key, previous)| {
            to.add(key)?;
            to.add(table)?;
            to.add(number)?;
            to.add(previous)?;
            to.add(Arc::clone(body))
        })
        .await?;
        let counted = run_over(self.connection, &COUNT_ON, &moved, |to, (append, key, newest)| {
            let signed = |time: Option<WallTime>| time.map(|time| signed(time.millis()));
            to.add(key)?;
            to.add(append.before)?;
            to.add(append.after)?;
            to.add(newest)?;
            to.add(Arc::clone(&append.asked))?;
            to.add(signed(append.summary.deadline))?;
            to.add(signed(append.summary.wake))?;
            to.add(signed(Some(append.summary.last)))
        });
        if counted.await? != moves.len() as u64 {
            return Ok(false);
        }
        for (append, key, newest) in moved {
            if !self.ends.of(append).is_some_and(|end| end.summary.has_frame_of(&append.summary)) {
                self.set_frame(append).await?;
            }
            self.add_game(append).await?;
            self.ends.learn(append, key, append.after, Some(newest));
        }
        Ok(true)
    }

    /// Appends anything. If the log does not end where it should, nothing is written, and the answer is the number that
    /// the next entry must have.
    pub(super) async fn append_one(&mut self, append: &PreparedAppend) -> Result<Option<u64>, sqlx::Error> {
        let head: Option<(i64, Option<i64>)> =
            query_as("SELECT entries, newest FROM heads WHERE table_key = (SELECT key FROM tables WHERE id = ?)")
                .bind(Arc::clone(&append.table))
                .fetch_optional(&mut *self.connection)
                .await?;
        let (entries, newest) = head.unwrap_or_default();
        if entries != append.before {
            return Ok(Some(entries as u64 + 1));
        }
        self.set_frame(append).await?;
        let key: i64 = query_scalar("SELECT key FROM tables WHERE id = ?")
            .bind(Arc::clone(&append.table))
            .fetch_one(&mut *self.connection)
            .await?;
        if head.is_none() {
            query("INSERT INTO heads (table_key, entries, asked, last) VALUES (?, 0, '', 0)")
                .bind(key)
                .execute(&mut *self.connection)
                .await?;
        }
        self.ends.learn(append, key, entries, newest);
        if !self.append_moves(&[append]).await? {
            return Err(sqlx::Error::Protocol("a table differs from what was just written".to_owned()));
        }
        self.seat(append).await?;
        Ok(None)
    }

    async fn set_frame(&mut self, append: &PreparedAppend) -> Result<(), sqlx::Error> {
        query(
            "INSERT INTO tables (id, frame, made, joinable, closed) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET \
             frame = excluded.frame, made = excluded.made, joinable = excluded.joinable, closed = excluded.closed \
             WHERE frame <> excluded.frame",
        )
        .bind(Arc::clone(&append.table))
        .bind(append.frame()?)
        .bind(signed(append.summary.made.millis()))
        .bind(append.joinable())
        .bind(append.summary.phase == Phase::Closed)
        .execute(&mut *self.connection)
        .await?;
        Ok(())
    }

    /// Writes who has a seat at the table, unless it is written already.
    async fn seat(&mut self, append: &PreparedAppend) -> Result<(), sqlx::Error> {
        let known: Vec<String> = query_scalar(
            "SELECT person FROM sittings WHERE table_key = (SELECT key FROM tables WHERE id = ?) ORDER BY person",
        )
        .bind(Arc::clone(&append.table))
        .fetch_all(&mut *self.connection)
        .await?;
        let people = append.people();
        if known.iter().eq(&people) {
            return Ok(());
        }
        query("DELETE FROM sittings WHERE table_key = (SELECT key FROM tables WHERE id = ?)")
            .bind(Arc::clone(&append.table))
            .execute(&mut *self.connection)
            .await?;
        for person in people {
            query("INSERT INTO sittings (table_key, person) SELECT key, ?2 FROM tables WHERE id = ?1")
                .bind(Arc::clone(&append.table))
                .bind(person)
                .execute(&mut *self.connection)
                .await?;
        }
        Ok(())
    }

    async fn add_game(&mut self, append: &PreparedAppend) -> Result<(), sqlx::Error> {
        let Some(finished) = &append.finished else { return Ok(()) };
        query("INSERT OR REPLACE INTO games (table_id, number, game, at, record) VALUES (?, ?, ?, ?, ?)")
            .bind(Arc::clone(&append.table))
            .bind(finished.number)
            .bind(&finished.game)
            .bind(signed(finished.at.millis()))
            .bind(&finished.record)
            .execute(&mut *self.connection)
            .await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::sqlite::file;
    use sqlx::{AssertSqlSafe, Row};

    /// The time a statement takes must not depend on the number of tables.
    #[tokio::test]
    async fn no_statement_scans_a_whole_table() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("kee.db");
        file::create_private(&path).expect("a file");
        let mut connection = file::connect(file::plain_options(&path)).await.expect("a database");
        file::bring_up_to_date(&mut connection).await.expect("a schema");
        for text in [&ADD_ENTRIES, &COUNT_ON].into_iter().flat_map(|statement| statement.iter()) {
            let plan = query(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {text}"))).fetch_all(&mut connection).await;
            for step in plan.expect("a plan") {
                let step: String = step.get("detail");
                let walks = ["SCAN tables", "SCAN heads", "SCAN entries"].iter().any(|walk| step.contains(walk));
                assert!(!walks, "{step}: {text}");
            }
        }
    }
}
