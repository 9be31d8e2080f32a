use super::{batch::write, ends::Ends, fault::closed, fault::fault, prepared::Prepared};
use crate::store::{StoreError, StoreFuture, TableAppend};
use sqlx::{Connection, SqliteConnection};
use std::pin::Pin;
use tokio::sync::{mpsc, oneshot};

/// How many jobs may wait. Who comes then waits to be let in.
const WAITING: usize = 4096;

/// How many are written in one transaction at most.
const TOGETHER: usize = 2048;

/// Something to do in a transaction that is under way.
pub(super) type Work<'c, T> = Pin<Box<dyn Future<Output = Result<T, sqlx::Error>> + Send + 'c>>;

/// The task that writes, seen from those who ask it to.
#[derive(Debug)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
}

/// What the task is asked.
pub(super) enum Job {
    Append {
        append: Box<Prepared>,
        /// Where the log really ended, if not where it should.
        taken: Option<u64>,
        answer: oneshot::Sender<Result<(), StoreError>>,
    },
    Errand(Box<dyn Errand>),
    /// To write what is waiting and to stop.
    Close(oneshot::Sender<Result<(), StoreError>>),
}

/// Any other writing. It may be run again if its transaction has come to nothing.
pub(super) trait Errand: Send {
    fn run<'c>(&'c mut self, connection: &'c mut SqliteConnection) -> Work<'c, ()>;
    fn answer(self: Box<Self>, done: Result<(), StoreError>);
}

impl Job {
    /// Tells whoever asked. They may have gone meanwhile.
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
        let append = Box::new(Prepared::new(append)?);
        self.ask(|answer| Job::Append { append, taken: None, answer }).await
    }

    pub(super) async fn close(&self) -> Result<(), StoreError> {
        self.ask(Job::Close).await
    }

    /// Has something done in a transaction, and gives what came of it once it is on disk.
    pub(super) fn run<'a, T: Send + 'static>(
        &'a self,
        work: impl for<'c> Fn(&'c mut SqliteConnection) -> Work<'c, T> + Send + Sync + 'static,
    ) -> StoreFuture<'a, T> {
        Box::pin(self.ask(|answer| Job::Errand(Box::new(Closure { work, result: None, answer }))))
    }

    async fn ask<T>(&self, job: impl FnOnce(oneshot::Sender<Result<T, StoreError>>) -> Job) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.jobs.send(job(answer)).await.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }
}

/// Takes all that is waiting, writes it, and so on. While one transaction goes to the disk the next one gathers.
async fn work(mut connection: SqliteConnection, mut waiting: mpsc::Receiver<Job>) {
    let mut ends = Ends::default();
    loop {
        let mut jobs = Vec::new();
        if waiting.recv_many(&mut jobs, TOGETHER).await == 0 {
            break;
        }
        let closing = jobs.iter().position(|job| matches!(job, Job::Close(_)));
        // Who comes later than the one who closes is told that it is closed, by not being answered.
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
    W: for<'c> Fn(&'c mut SqliteConnection) -> Work<'c, T> + Send + Sync,
    T: Send,
{
    fn run<'c>(&'c mut self, connection: &'c mut SqliteConnection) -> Work<'c, ()> {
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
