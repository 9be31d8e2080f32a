//! The store that forgets everything when the process ends.

mod events;
mod people;
mod tables;

use self::{events::MemoryEvents, people::MemoryPeople, tables::MemoryTables};
use super::{Store, StoreError, StoreFuture};
use kee_game::WallTime;
use std::{
    future::ready,
    sync::{Mutex, MutexGuard, PoisonError},
};

/// A store that forgets everything when the process ends: for tests, and to try things out.
#[derive(Debug, Default)]
pub struct MemoryStore {
    kept: Mutex<MemoryContents>,
}

#[derive(Debug, Default)]
struct MemoryContents {
    closed: bool,
    alive: Option<WallTime>,
    tables: MemoryTables,
    people: MemoryPeople,
    events: MemoryEvents,
}

impl MemoryStore {
    /// An empty store.
    pub fn new() -> Self {
        Self::default()
    }

    fn ask<'a, T: Send + 'a>(
        &'a self,
        question: impl FnOnce(&mut MemoryContents) -> Result<T, StoreError>,
    ) -> StoreFuture<'a, T> {
        // Nothing below can panic halfway, so a poisoned lock is as good as any.
        let mut kept: MutexGuard<'_, MemoryContents> = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let answer =
            if kept.closed { Err(StoreError::Unavailable("it was closed".to_owned())) } else { question(&mut kept) };
        Box::pin(ready(answer))
    }
}

impl Store for MemoryStore {
    fn ready(&self) -> StoreFuture<'_, ()> {
        self.ask(|_| Ok(()))
    }

    fn alive(&self, now: WallTime) -> StoreFuture<'_, ()> {
        self.ask(|kept| {
            kept.alive = kept.alive.max(Some(now));
            Ok(())
        })
    }

    fn last_alive(&self) -> StoreFuture<'_, Option<WallTime>> {
        self.ask(|kept| Ok(kept.alive))
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        self.ask(|kept| {
            kept.closed = true;
            Ok(())
        })
    }
}
