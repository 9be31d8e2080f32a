use super::MemoryStore;
use crate::store::{StoreError, StoreFuture, StoredGame, StoredTable, TableAppend, TableCode, TableId, Tables};
use kee_game::WallTime;
use kee_table::{PersonId, TableEntry};
use kee_wire::Phase;
use std::{cmp::Reverse, collections::BTreeMap};

/// All tables with their logs, and their finished games.
#[derive(Debug, Default)]
pub(super) struct MemoryTables {
    all: BTreeMap<TableId, (Vec<TableEntry>, StoredTable)>,
    games: BTreeMap<(TableId, u32), StoredGame>,
}

impl Tables for MemoryStore {
    fn append(&self, append: TableAppend) -> StoreFuture<'_, ()> {
        self.ask(|kept| {
            let next = kept.tables.all.get(&append.table).map_or(1, |(log, _)| log.len() as u64 + 1);
            if append.first != next {
                return Err(StoreError::Taken { next });
            }
            debug_assert!(!append.entries.is_empty(), "an append has something to append");
            let listed = StoredTable { table: append.table, entries: append.last(), summary: append.summary };
            let (mut log, _) = kept.tables.all.remove(&append.table).unwrap_or_else(|| (Vec::new(), listed.clone()));
            log.extend(append.entries);
            kept.tables.all.insert(append.table, (log, listed));
            if let Some(game) = append.finished {
                kept.tables.games.insert((game.table, game.number), game);
            }
            Ok(())
        })
    }

    fn log(&self, table: TableId, after: u64) -> StoreFuture<'_, Vec<TableEntry>> {
        self.ask(|kept| {
            let log = kept.tables.all.get(&table).map_or(&[][..], |(log, _)| log);
            Ok(log.iter().skip(after as usize).cloned().collect())
        })
    }

    fn length(&self, table: TableId) -> StoreFuture<'_, u64> {
        self.ask(|kept| Ok(kept.tables.all.get(&table).map_or(0, |(log, _)| log.len() as u64)))
    }

    /// There is no other process.
    fn news(&self) -> StoreFuture<'_, Vec<(TableId, u64)>> {
        self.ask(|_| Ok(Vec::new()))
    }

    fn table(&self, table: TableId) -> StoreFuture<'_, Option<StoredTable>> {
        self.ask(|kept| Ok(kept.tables.all.get(&table).map(|(_, listed)| listed.clone())))
    }

    fn due(&self, by: WallTime, most: u32) -> StoreFuture<'_, Vec<(WallTime, TableId)>> {
        self.ask(|kept| {
            let wakes = kept.tables.all.values().filter_map(|(_, listed)| Some((listed.summary.wake?, listed.table)));
            let mut due: Vec<_> = wakes.filter(|(wake, _)| *wake <= by).collect();
            due.sort();
            due.truncate(most as usize);
            Ok(due)
        })
    }

    fn lobby(&self, most: u32) -> StoreFuture<'_, Vec<StoredTable>> {
        self.ask(|kept| {
            let open = |listed: &&StoredTable| {
                let summary = &listed.summary;
                summary.listed && summary.phase == Phase::Gathering && summary.has_room()
            };
            let mut lobby: Vec<_> = kept.tables.all.values().map(|(_, listed)| listed).filter(open).cloned().collect();
            lobby.sort_by_key(|listed| (Reverse(listed.summary.made), listed.table));
            lobby.truncate(most as usize);
            Ok(lobby)
        })
    }

    fn by_code<'a>(&'a self, code: &'a TableCode) -> StoreFuture<'a, Option<StoredTable>> {
        self.ask(|kept| {
            let (first, last) = code.range();
            let found = kept.tables.all.range(first..=last).map(|(_, (_, listed))| listed.clone());
            Ok(StoredTable::only_open(found.collect()))
        })
    }

    fn tables_of<'a>(&'a self, person: &'a PersonId) -> StoreFuture<'a, Vec<StoredTable>> {
        self.ask(|kept| {
            let mut people = kept.people.belongings(person);
            people.push(person.clone());
            let mine = |listed: &&StoredTable| {
                listed.summary.phase != Phase::Closed && !listed.summary.seats_of(&people).is_empty()
            };
            let mut tables: Vec<_> = kept.tables.all.values().map(|(_, listed)| listed).filter(mine).cloned().collect();
            tables.sort_by_key(|listed| listed.urgency(&people));
            Ok(tables)
        })
    }

    fn games_at(&self, table: TableId) -> StoreFuture<'_, Vec<StoredGame>> {
        self.ask(|kept| Ok(kept.tables.games.values().filter(|game| game.table == table).cloned().collect()))
    }

    fn games(&self, after: Option<(TableId, u32)>, most: u32) -> StoreFuture<'_, Vec<StoredGame>> {
        self.ask(|kept| {
            let later = kept.tables.games.iter().filter(|(place, _)| after.is_none_or(|after| **place > after));
            Ok(later.map(|(_, game)| game.clone()).take(most as usize).collect())
        })
    }
}
