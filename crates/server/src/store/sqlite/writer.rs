//! The task that writes, and its transactions.

use super::{
    append::AppendTransaction,
    file::{closed, fault},
    rows::PreparedAppend,
    tables::LogEnds,
};
use crate::store::{StoreError, StoreFuture, TableAppend};
use sqlx::{Connection, SqliteConnection, query};
use std::{collections::HashSet, pin::Pin};
use tokio::sync::{mpsc, oneshot};

/// The number of jobs that may be queued. After that, callers wait.
const WAITING: usize = 4096;

/// The number of jobs written in one transaction at most.
const TOGETHER: usize = 2048;

/// Something to do in the current transaction.
pub(super) type WriteFuture<'c, T> = Pin<Box<dyn Future<Output = Result<T, sqlx::Error>> + Send + 'c>>;

/// A handle to the task that writes.
#[derive(Debug)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
}

/// A job for the task.
pub(super) enum Job {
    Append {
        append: Box<PreparedAppend>,
        /// The real end of the log, if not where it should be.
        taken: Option<u64>,
        answer: oneshot::Sender<Result<(), StoreError>>,
    },
    Errand(Box<dyn Errand>),
    /// Writes what is queued, and stops.
    Close(oneshot::Sender<Result<(), StoreError>>),
}

/// Any other write. It may be run again if its transaction fails.
pub(super) trait Errand: Send {
    fn run<'c>(&'c mut self, connection: &'c mut SqliteConnection) -> WriteFuture<'c, ()>;
    fn answer(self: Box<Self>, done: Result<(), StoreError>);
}

impl Job {
    /// Answers the caller, who may be gone by now.
    pub(super) fn answer(self, done: Result<(), StoreError>) {
        match self {
            Self::Append { taken: Some(next), answer, .. } => {
                let _ = answer.send(done.and(Err(StoreError::Taken { next })));
            }
            Self::Append { answer, .. } | Self::Close(answer) => {
                let _ = answer.send(done);
            }
            Self::Errand(errand) => errand.answer(done),
        }
    }
}

impl Writer {
    /// Starts the task on this connection.
    pub(super) fn start(connection: SqliteConnection) -> Self {
        let (jobs, waiting) = mpsc::channel(WAITING);
        tokio::spawn(work(connection, waiting));
        Self { jobs }
    }

    pub(super) async fn append(&self, append: TableAppend) -> Result<(), StoreError> {
        let append = Box::new(PreparedAppend::new(append)?);
        self.ask(|answer| Job::Append { append, taken: None, answer }).await
    }

    pub(super) async fn close(&self) -> Result<(), StoreError> {
        self.ask(Job::Close).await
    }

    /// Does something in a transaction, and returns the result once it is on disk.
    pub(super) fn run<'a, T: Send + 'static>(
        &'a self,
        work: impl for<'c> Fn(&'c mut SqliteConnection) -> WriteFuture<'c, T> + Send + Sync + 'static,
    ) -> StoreFuture<'a, T> {
        Box::pin(self.ask(|answer| Job::Errand(Box::new(Closure { work, result: None, answer }))))
    }

    async fn ask<T>(&self, job: impl FnOnce(oneshot::Sender<Result<T, StoreError>>) -> Job) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.jobs.send(job(answer)).await.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }
}

/// Takes everything that is queued, writes it, and starts again. While one transaction goes to disk, the next one
/// gathers.
async fn work(mut connection: SqliteConnection, mut waiting: mpsc::Receiver<Job>) {
    let mut ends = LogEnds::default();
    loop {
        let mut jobs = Vec::new();
        if waiting.recv_many(&mut jobs, TOGETHER).await == 0 {
            break;
        }
        let closing = jobs.iter().position(|job| matches!(job, Job::Close(_)));
        // Jobs after the closing one get no answer, which says that the store is closed.
        let close = closing.map(|place| jobs.drain(place..).next());
        if !jobs.is_empty() {
            write(&mut connection, &mut ends, jobs).await;
        }
        if let Some(Some(close)) = close {
            close.answer(connection.close().await.map_err(fault));
            return;
        }
    }
    let _ = connection.close().await;
}

struct Closure<W, T> {
    work: W,
    result: Option<T>,
    answer: oneshot::Sender<Result<T, StoreError>>,
}

impl<W, T> Errand for Closure<W, T>
where
    W: for<'c> Fn(&'c mut SqliteConnection) -> WriteFuture<'c, T> + Send + Sync,
    T: Send,
{
    fn run<'c>(&'c mut self, connection: &'c mut SqliteConnection) -> WriteFuture<'c, ()> {
        Box::pin(async {
            self.result = Some((self.work)(connection).await?);
            Ok(())
        })
    }

    fn answer(self: Box<Self>, done: Result<(), StoreError>) {
        let Self { result, answer, .. } = *self;
        let _ = answer.send(done.and_then(|()| result.ok_or_else(closed)));
    }
}

/// The way the moves of a batch are written.
#[derive(Clone, Copy, PartialEq)]
enum BatchManner {
    /// All at once, in the hope that every log ends where it should.
    AtOnce,
    /// One after the other.
    Singly,
}

/// Writes all these jobs, each of them wholly or not at all, and answers them when they are on disk. One bad job does
/// not harm the others.
pub(super) async fn write(connection: &mut SqliteConnection, ends: &mut LogEnds, mut jobs: Vec<Job>) {
    let mut done = transact(connection, ends, &mut jobs, BatchManner::AtOnce).await;
    if matches!(done, Ok(false)) {
        done = transact(connection, ends, &mut jobs, BatchManner::Singly).await;
    }
    match done {
        // One of them may be too large while the others are not. If the file is locked or gone, that holds for all.
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
    ends: &mut LogEnds,
    jobs: &mut [Job],
    manner: BatchManner,
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

/// Runs the jobs in order, as far as it matters: moves are gathered to be written together, until something else
/// concerns one of their tables.
async fn run(
    connection: &mut SqliteConnection,
    ends: &mut LogEnds,
    jobs: &mut [Job],
    manner: BatchManner,
) -> Result<bool, sqlx::Error> {
    let mut transaction = AppendTransaction::new(connection, ends).await?;
    let mut moves: Vec<&PreparedAppend> = Vec::new();
    let mut tables: HashSet<&str> = HashSet::new();
    for job in jobs {
        match job {
            Job::Append { append, taken, .. } => {
                *taken = None;
                if tables.contains(&*append.table) {
                    if !transaction.append_moves(&moves).await? {
                        return Ok(false);
                    }
                    moves.clear();
                    tables.clear();
                }
                if manner == BatchManner::AtOnce && transaction.is_plain(append) {
                    tables.insert(&append.table);
                    moves.push(append);
                } else {
                    *taken = transaction.append_one(append).await?;
                }
            }
            Job::Errand(errand) => errand.run(transaction.connection).await?,
            Job::Close(_) => {}
        }
    }
    transaction.append_moves(&moves).await
}
