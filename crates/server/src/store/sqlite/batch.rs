//! What is written in one transaction.

use super::{appending::Appending, ends::Ends, fault::fault, prepared::Prepared, writer::Job};
use crate::store::StoreError;
use sqlx::{SqliteConnection, query};
use std::collections::HashSet;

/// How the moves of a batch are written.
#[derive(Clone, Copy, PartialEq)]
enum Manner {
    /// All at once, in the hope that every log ends where it should.
    AtOnce,
    /// One after the other.
    Singly,
}

/// Writes all these jobs, each of them wholly or not at all, and answers them when that is on disk. What one of them has
/// wrong does not harm the others.
pub(super) async fn write(connection: &mut SqliteConnection, ends: &mut Ends, mut jobs: Vec<Job>) {
    let mut done = transact(connection, ends, &mut jobs, Manner::AtOnce).await;
    if matches!(done, Ok(false)) {
        done = transact(connection, ends, &mut jobs, Manner::Singly).await;
    }
    match done {
        // One of them may be too large where the others are not. If the file is locked or gone, that is so for all.
        Err(StoreError::NoRoom(_)) if jobs.len() > 1 => {
            for job in jobs {
                Box::pin(write(connection, ends, vec![job])).await;
            }
        }
        done => {
            let done = done.map(drop);
            jobs.into_iter().for_each(|job| job.answer(done.clone()));
        }
    }
}

/// Runs the jobs in one transaction. False if they have to be run singly; then, as after an error, nothing is written.
async fn transact(
    connection: &mut SqliteConnection,
    ends: &mut Ends,
    jobs: &mut [Job],
    manner: Manner,
) -> Result<bool, StoreError> {
    let done = async {
        query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
        let fits = run(connection, ends, jobs, manner).await?;
        if fits {
            query("COMMIT").execute(&mut *connection).await?;
        }
        Ok(fits)
    };
    let done: Result<bool, sqlx::Error> = done.await;
    if !matches!(done, Ok(true)) {
        ends.forget();
        // After some errors the database has rolled back by itself, and says so here.
        let _ = query("ROLLBACK").execute(connection).await;
    }
    done.map_err(fault)
}

/// Runs the jobs in their order, as far as it matters: moves wait for each other to be written together, unless something
/// else comes to one of their tables.
async fn run(
    connection: &mut SqliteConnection,
    ends: &mut Ends,
    jobs: &mut [Job],
    manner: Manner,
) -> Result<bool, sqlx::Error> {
    let mut appending = Appending::new(connection, ends).await?;
    let mut moves: Vec<&Prepared> = Vec::new();
    let mut tables: HashSet<&str> = HashSet::new();
    for job in jobs {
        match job {
            Job::Append { append, taken, .. } => {
                *taken = None;
                if tables.contains(&*append.table) {
                    if !appending.append_moves(&moves).await? {
                        return Ok(false);
                    }
                    moves.clear();
                    tables.clear();
                }
                if manner == Manner::AtOnce && appending.is_plain(append) {
                    tables.insert(&append.table);
                    moves.push(append);
                } else {
                    *taken = appending.append_one(append).await?;
                }
            }
            Job::Errand(errand) => errand.run(appending.connection).await?,
            Job::Close(_) => {}
        }
    }
    appending.append_moves(&moves).await
}
