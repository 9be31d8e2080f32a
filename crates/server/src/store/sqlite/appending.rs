//! The statements that append.
//!
//! Handing a statement to the database costs more than a row does. So rows go in by the hundred: each statement exists
//! for a few numbers of rows, which keeps the database from having to understand it anew every time.

use super::prepared::{Prepared, signed};
use sqlx::{Arguments, SqliteConnection, query, query_scalar, query_with, sqlite::SqliteArguments};
use std::sync::{Arc, LazyLock};

/// How many rows a statement is made for.
const SIZES: [usize; 5] = [256, 64, 16, 4, 1];

/// The same statement for so many rows.
type BySize = LazyLock<[String; SIZES.len()]>;

/// Counts the tables on that are as expected, and writes down where they stand now.
static COUNT_ON: BySize = LazyLock::new(|| {
    SIZES.map(|size| {
        format!(
            "WITH moved (id, before, frame, entries, asked, deadline, wake, last) AS (VALUES {}) \
             UPDATE tables SET entries = moved.entries, asked = moved.asked, deadline = moved.deadline, \
             wake = moved.wake, last = moved.last FROM moved \
             WHERE tables.id = moved.id AND tables.entries = moved.before AND tables.frame = moved.frame",
            rows(size, "(?,?,?,?,?,?,?,?)")
        )
    })
});

static ADD_ENTRIES: BySize = LazyLock::new(|| {
    SIZES.map(|size| {
        format!(
            "WITH added (id, number, body) AS (VALUES {}) INSERT INTO entries (table_key, number, body) \
             SELECT tables.key, added.number, added.body FROM added CROSS JOIN tables ON tables.id = added.id",
            rows(size, "(?,?,?)")
        )
    })
});

fn rows(count: usize, row: &str) -> String {
    vec![row; count].join(",")
}

/// Runs a statement over all these rows and says how many it changed.
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

/// Appends moves at tables that are all different. False if one of the tables was not as expected: then nothing that was
/// written may stay.
pub(super) async fn append_moves(connection: &mut SqliteConnection, moves: &[&Prepared]) -> Result<bool, sqlx::Error> {
    let counted = run_over(connection, &COUNT_ON, moves, |to, append| {
        to.add(Arc::clone(&append.table))?;
        to.add(append.before)?;
        to.add(Arc::clone(&append.frame))?;
        to.add(append.after)?;
        to.add(Arc::clone(&append.asked))?;
        to.add(append.deadline)?;
        to.add(append.wake)?;
        to.add(append.last)
    });
    if counted.await? != moves.len() as u64 {
        return Ok(false);
    }
    add_entries(connection, moves).await?;
    Ok(true)
}

async fn add_entries(connection: &mut SqliteConnection, appends: &[&Prepared]) -> Result<(), sqlx::Error> {
    let numbered = |append: &&'_ Prepared| -> Vec<(Arc<str>, i64, Arc<str>)> {
        let numbers = append.before + 1..;
        let bodies = append.bodies.iter().map(Arc::clone);
        numbers.zip(bodies).map(|(number, body)| (Arc::clone(&append.table), number, body)).collect()
    };
    let entries: Vec<_> = appends.iter().flat_map(numbered).collect();
    run_over(connection, &ADD_ENTRIES, &entries, |to, (table, number, body)| {
        to.add(Arc::clone(table))?;
        to.add(*number)?;
        to.add(Arc::clone(body))
    })
    .await?;
    Ok(())
}

/// Appends whatever it is. If the log does not end where it should nothing is written, and the answer is the number that
/// the next entry must have.
pub(super) async fn append_one(
    connection: &mut SqliteConnection,
    append: &Prepared,
) -> Result<Option<u64>, sqlx::Error> {
    let statement = if append.before == 0 {
        "INSERT INTO tables (id, made, entries, frame, asked, deadline, wake, last, joinable, closed) \
         VALUES (?1, ?10, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?11) ON CONFLICT DO NOTHING"
    } else {
        "UPDATE tables SET entries = ?3, frame = ?4, asked = ?5, deadline = ?6, wake = ?7, last = ?8, joinable = ?9, \
         made = ?10, closed = ?11 WHERE id = ?1 AND entries = ?2"
    };
    let counted = query(statement)
        .bind(Arc::clone(&append.table))
        .bind(append.before)
        .bind(append.after)
        .bind(Arc::clone(&append.frame))
        .bind(Arc::clone(&append.asked))
        .bind(append.deadline)
        .bind(append.wake)
        .bind(append.last)
        .bind(append.joinable)
        .bind(append.made)
        .bind(append.closed)
        .execute(&mut *connection)
        .await?;
    if counted.rows_affected() == 0 {
        let entries: Option<i64> = query_scalar("SELECT entries FROM tables WHERE id = ?")
            .bind(Arc::clone(&append.table))
            .fetch_optional(connection)
            .await?;
        return Ok(Some(entries.unwrap_or_default() as u64 + 1));
    }
    add_entries(connection, &[append]).await?;
    seat(connection, append).await?;
    add_game(connection, append).await?;
    Ok(None)
}

/// Writes down who sits at the table, as far as it is not written already.
async fn seat(connection: &mut SqliteConnection, append: &Prepared) -> Result<(), sqlx::Error> {
    let known: Vec<String> = query_scalar(
        "SELECT person FROM sittings WHERE table_key = (SELECT key FROM tables WHERE id = ?) ORDER BY person",
    )
    .bind(Arc::clone(&append.table))
    .fetch_all(&mut *connection)
    .await?;
    if known.iter().eq(&append.people) {
        return Ok(());
    }
    query("DELETE FROM sittings WHERE table_key = (SELECT key FROM tables WHERE id = ?)")
        .bind(Arc::clone(&append.table))
        .execute(&mut *connection)
        .await?;
    for person in &append.people {
        query("INSERT INTO sittings (table_key, person) SELECT key, ?2 FROM tables WHERE id = ?1")
            .bind(Arc::clone(&append.table))
            .bind(person)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

async fn add_game(connection: &mut SqliteConnection, append: &Prepared) -> Result<(), sqlx::Error> {
    let Some(finished) = &append.finished else { return Ok(()) };
    query("INSERT OR REPLACE INTO games (table_id, number, game, at, record) VALUES (?, ?, ?, ?, ?)")
        .bind(Arc::clone(&append.table))
        .bind(finished.number)
        .bind(&finished.game)
        .bind(signed(finished.at.0))
        .bind(&finished.record)
        .execute(connection)
        .await?;
    Ok(())
}
