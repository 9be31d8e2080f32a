//! The store of tables, people, events and finished games.
//!
//! The heart of a [`Store`] is [`Tables::append`]: it adds numbered entries to the log of a table, and of all who try
//! to write the same number exactly one succeeds. So any number of processes may serve the same tables without knowing
//! of each other. Nothing of SQLite shows here: another database can follow without a change to callers.
//!
//! There are two stores. [`SqliteStore`] keeps everything in one file. [`MemoryStore`] forgets everything when the
//! process ends and is as simple as can be, which makes it the twin that the other is tested against.

mod events;
mod key;
mod memory;
mod people;
mod sqlite;
mod summary;
mod tables;

pub use events::{EventAppend, EventSummary, Events, StoredEvent};
pub use kee_wire::{EventId, TableCode, TableId};
pub use key::{Key, KeyHash, KeyKind};
pub use memory::MemoryStore;
pub use people::{Account, OwnedBot, People, Person};
pub use sqlite::{SqliteLimits, SqliteStore, backup, restore};
pub use summary::{StoredSeat, TableSummary};
pub use tables::{StoredGame, StoredTable, TableAppend, Tables, export};

use kee_game::WallTime;
use std::{fmt, pin::Pin};

/// The answer of a store, in a while.
pub type StoreFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Everything that must survive a power cut: [`Tables`] and their logs, the [`People`] who play, and the [`Events`]
/// they come to.
///
/// Once a write is answered, it is on disk, if the store has one: it is still there after `kill -9` and after a power
/// cut. A write whose future is dropped before the answer may still happen. A read returns what was written before it
/// was asked, by this process at least.
pub trait Store: Tables + People + Events {
    /// Checks that the store can be reached and written to.
    fn ready(&self) -> StoreFuture<'_, ()>;

    /// Writes a heartbeat: a server is running at this time. The latest one counts.
    fn alive(&self, now: WallTime) -> StoreFuture<'_, ()>;

    /// The last heartbeat, if there ever was one.
    fn last_alive(&self) -> StoreFuture<'_, Option<WallTime>>;

    /// Writes what is queued, and closes the files. Any later request is answered with [`StoreError::Unavailable`].
    fn close(&self) -> StoreFuture<'_, ()>;
}

/// The reason why a store did not carry out a request. Nothing is half done, except that after
/// [`StoreError::Unavailable`] a write may have happened anyway, if the connection to the store broke while it answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The log does not end where the caller thinks: someone else has written. Read it again and decide again.
    Taken {
        /// The number that the next entry must have.
        next: u64,
    },
    /// No room to store anything. Reading still works.
    NoRoom(String),
    /// The store cannot be reached or does not answer, perhaps only for a while.
    Unavailable(String),
    /// The stored data cannot be read.
    Broken(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Taken { next } => write!(f, "append conflict: the next entry has number {next}"),
            Self::NoRoom(why) => write!(f, "no space left for the database: {why}"),
            Self::Unavailable(why) => write!(f, "the database is unavailable: {why}"),
            Self::Broken(why) => write!(f, "cannot read the database: {why}"),
        }
    }
}

impl std::error::Error for StoreError {}
