//! Where tables, people, events and finished games are kept.
//!
//! The heart of a [`Store`] is [`Tables::append`]: it adds numbered entries to the log of a table, and of all who try to
//! write the same number exactly one succeeds. So any number of processes may serve the same tables without knowing of
//! each other. Nothing of SQLite is to be seen here: another database can follow without a change to callers.
//!
//! There are two stores. [`SqliteStore`] keeps everything in one file. [`MemoryStore`] forgets everything when the process
//! ends and is as plain as can be, which makes it the twin that the other is tested against.

mod events;
mod key;
mod memory;
mod memory_events;
mod people;
mod sqlite;
mod summary;
mod tables;

pub use events::{EventAppend, EventSummary, Events, StoredEvent};
pub use kee_wire::{EventId, TableCode, TableId};
pub use key::{Key, KeyHash, KeyKind};
pub use memory::MemoryStore;
pub use people::{Account, Bot, People, Person};
pub use sqlite::{SqliteLimits, SqliteStore, backup, restore};
pub use summary::{Sitting, TableSummary};
pub use tables::{StoredGame, StoredTable, TableAppend, Tables, export};

use kee_game::WallTime;
use std::{fmt, pin::Pin};

/// What comes of asking a store, in a while.
pub type StoreFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Everything that must survive a power cut: [`Tables`] and their logs, the [`People`] who sit there, and the [`Events`]
/// that bring them together.
///
/// What a write has answered is on disk, as far as the store has one: it is there after `kill -9` and after a power cut.
/// A write whose future is dropped before it has answered may still happen. What is read is what was written before the
/// question was asked, by this process at least.
pub trait Store: Tables + People + Events {
    /// Whether the store can be reached and written to just now.
    fn ready(&self) -> StoreFuture<'_, ()>;

    /// A server runs at this time. The latest time counts, whoever says so.
    fn alive(&self, now: WallTime) -> StoreFuture<'_, ()>;

    /// When a server was last known to run, if ever.
    fn last_alive(&self) -> StoreFuture<'_, Option<WallTime>>;

    /// Writes what is still waiting, and lets go of the files. Whatever is asked afterwards is [`StoreError::Unavailable`].
    fn close(&self) -> StoreFuture<'_, ()>;
}

/// Why a store did not do what it was asked. Nothing was half done, except that after [`StoreError::Unavailable`] a write
/// may have happened nevertheless, if the connection to the store broke while it answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The log does not end where the caller thinks: somebody else has written. Read it again and decide anew.
    Taken {
        /// The number that the next entry must have.
        next: u64,
    },
    /// There is no room for more. Reading goes on.
    NoRoom(String),
    /// The store cannot be reached or does not answer, perhaps only for a while.
    Unavailable(String),
    /// What is stored cannot be understood.
    Broken(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Taken { next } => write!(f, "somebody else has written: the next entry has number {next}"),
            Self::NoRoom(why) => write!(f, "there is no room to store anything more: {why}"),
            Self::Unavailable(why) => write!(f, "the store does not answer: {why}"),
            Self::Broken(why) => write!(f, "what is stored cannot be understood: {why}"),
        }
    }
}

impl std::error::Error for StoreError {}
