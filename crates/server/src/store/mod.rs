//! Where tables, people, events and finished games are kept.
//!
//! The heart of a [`Store`] is [`Tables::append`]: it adds numbered entries to the log of a table, and of all who try to
//! write the same number exactly one succeeds. So any number of processes may serve the same tables without knowing of
//! each other. Nothing of SQLite is to be seen here: another database can follow without a change to callers.
//!
//! There are two stores. [`SqliteStore`] keeps everything in one file. [`MemoryStore`] forgets everything when the process
//! ends and is as plain as can be, which makes it the twin that the other is tested against.

mod account;
mod append;
mod bot;
mod error;
mod event_append;
mod event_summary;
mod events;
mod export;
mod finished;
mod key;
mod listed;
mod memory;
mod memory_events;
mod people;
mod person;
mod sqlite;
mod summary;
mod tables;

pub use account::Account;
pub use append::Append;
pub use bot::Bot;
pub use error::StoreError;
pub use event_append::EventAppend;
pub use event_summary::{EventSummary, ListedEvent};
pub use events::Events;
pub use export::export;
pub use finished::Finished;
pub use kee_wire::{EventId, TableCode, TableId};
pub use key::{Key, KeyHash, KeyKind};
pub use listed::Listed;
pub use memory::MemoryStore;
pub use people::People;
pub use person::Person;
pub use sqlite::{SqliteLimits, SqliteStore, backup, restore};
pub use summary::{Sitting, Summary};
pub use tables::Tables;

use kee_game::WallTime;
use std::pin::Pin;

/// What comes of asking a store, in a while.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Everything that must survive a power cut: [`Tables`] and their logs, the [`People`] who sit there, and the [`Events`]
/// that bring them together.
///
/// What a write has answered is on disk, as far as the store has one: it is there after `kill -9` and after a power cut.
/// A write whose future is dropped before it has answered may still happen. What is read is what was written before the
/// question was asked, by this process at least.
pub trait Store: Tables + People + Events {
    /// Whether the store can be reached and written to just now.
    fn ready(&self) -> Answer<'_, ()>;

    /// A server runs at this time. The latest time counts, whoever says so.
    fn alive(&self, now: WallTime) -> Answer<'_, ()>;

    /// When a server was last known to run, if ever.
    fn last_alive(&self) -> Answer<'_, Option<WallTime>>;

    /// Writes what is still waiting, and lets go of the files. Whatever is asked afterwards is [`StoreError::Unavailable`].
    fn close(&self) -> Answer<'_, ()>;
}
