use super::{
    Account, Bot, Key, KeyHash, KeyKind, People, Person, Store, StoreError, StoreFuture, StoredGame, StoredTable,
    TableAppend, TableCode, TableId, Tables, memory_events::KeptEvents,
};
use kee_game::WallTime;
use kee_table::{Entry, PersonId};
use kee_wire::Phase;
use std::{
    cmp::Reverse,
    collections::BTreeMap,
    future::ready,
    sync::{Mutex, MutexGuard, PoisonError},
};

/// A store that forgets everything when the process ends: for tests, and to try things out.
#[derive(Debug, Default)]
pub struct MemoryStore {
    kept: Mutex<Kept>,
}

#[derive(Debug, Default)]
pub(super) struct Kept {
    closed: bool,
    alive: Option<WallTime>,
    tables: BTreeMap<TableId, (Vec<Entry>, StoredTable)>,
    games: BTreeMap<(TableId, u32), StoredGame>,
    persons: BTreeMap<PersonId, Person>,
    accounts: BTreeMap<PersonId, Account>,
    bots: BTreeMap<PersonId, Bot>,
    keys: BTreeMap<KeyHash, Key>,
    pub(super) events: KeptEvents,
}

impl MemoryStore {
    /// An empty store.
    pub fn new() -> Self {
        Self::default()
    }

    pub(super) fn ask<'a, T: Send + 'a>(
        &'a self,
        question: impl FnOnce(&mut Kept) -> Result<T, StoreError>,
    ) -> StoreFuture<'a, T> {
        // Nothing below can panic half way, so a poisoned lock is as good as any.
        let mut kept: MutexGuard<'_, Kept> = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let answer =
            if kept.closed { Err(StoreError::Unavailable("it is closed".to_owned())) } else { question(&mut kept) };
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

impl Tables for MemoryStore {
    fn append(&self, append: TableAppend) -> StoreFuture<'_, ()> {
        self.ask(|kept| {
            let next = kept.tables.get(&append.table).map_or(1, |(log, _)| log.len() as u64 + 1);
            if append.first != next {
                return Err(StoreError::Taken { next });
            }
            debug_assert!(!append.entries.is_empty(), "an append has something to append");
            let listed = StoredTable { table: append.table, entries: append.last(), summary: append.summary };
            let (mut log, _) = kept.tables.remove(&append.table).unwrap_or_else(|| (Vec::new(), listed.clone()));
            log.extend(append.entries);
            kept.tables.insert(append.table, (log, listed));
            if let Some(game) = append.finished {
                kept.games.insert((game.table, game.number), game);
            }
            Ok(())
        })
    }

    fn log(&self, table: TableId, after: u64) -> StoreFuture<'_, Vec<Entry>> {
        self.ask(|kept| {
            let log = kept.tables.get(&table).map_or(&[][..], |(log, _)| log);
            Ok(log.iter().skip(after as usize).cloned().collect())
        })
    }

    fn length(&self, table: TableId) -> StoreFuture<'_, u64> {
        self.ask(|kept| Ok(kept.tables.get(&table).map_or(0, |(log, _)| log.len() as u64)))
    }

    /// There is no other process.
    fn news(&self) -> StoreFuture<'_, Vec<(TableId, u64)>> {
        self.ask(|_| Ok(Vec::new()))
    }

    fn table(&self, table: TableId) -> StoreFuture<'_, Option<StoredTable>> {
        self.ask(|kept| Ok(kept.tables.get(&table).map(|(_, listed)| listed.clone())))
    }

    fn due(&self, by: WallTime, most: u32) -> StoreFuture<'_, Vec<(WallTime, TableId)>> {
        self.ask(|kept| {
            let wakes = kept.tables.values().filter_map(|(_, listed)| Some((listed.summary.wake?, listed.table)));
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
            let mut lobby: Vec<_> = kept.tables.values().map(|(_, listed)| listed).filter(open).cloned().collect();
            lobby.sort_by_key(|listed| (Reverse(listed.summary.made), listed.table));
            lobby.truncate(most as usize);
            Ok(lobby)
        })
    }

    fn by_code<'a>(&'a self, code: &'a TableCode) -> StoreFuture<'a, Option<StoredTable>> {
        self.ask(|kept| {
            let (first, last) = code.range();
            let found = kept.tables.range(first..=last).map(|(_, (_, listed))| listed.clone());
            Ok(StoredTable::only_open(found.collect()))
        })
    }

    fn tables_of<'a>(&'a self, person: &'a PersonId) -> StoreFuture<'a, Vec<StoredTable>> {
        self.ask(|kept| {
            let mut people = kept.belongings(person);
            people.push(person.clone());
            let mine = |listed: &&StoredTable| {
                listed.summary.phase != Phase::Closed && !listed.summary.seats_of(&people).is_empty()
            };
            let mut tables: Vec<_> = kept.tables.values().map(|(_, listed)| listed).filter(mine).cloned().collect();
            tables.sort_by_key(|listed| listed.urgency(&people));
            Ok(tables)
        })
    }

    fn games_at(&self, table: TableId) -> StoreFuture<'_, Vec<StoredGame>> {
        self.ask(|kept| Ok(kept.games.values().filter(|game| game.table == table).cloned().collect()))
    }

    fn games(&self, after: Option<(TableId, u32)>, most: u32) -> StoreFuture<'_, Vec<StoredGame>> {
        self.ask(|kept| {
            let later = kept.games.iter().filter(|(place, _)| after.is_none_or(|after| **place > after));
            Ok(later.map(|(_, game)| game.clone()).take(most as usize).collect())
        })
    }
}

impl People for MemoryStore {
    fn add_person(&self, person: Person, keys: Vec<Key>) -> StoreFuture<'_, bool> {
        self.ask(|kept| {
            let mut hashes: Vec<_> = keys.iter().map(|key| key.hash).collect();
            hashes.sort();
            let doubled = hashes.windows(2).any(|pair| pair[0] == pair[1]);
            let known = kept.persons.contains_key(&person.id)
                || doubled
                || hashes.iter().any(|hash| kept.keys.contains_key(hash));
            if !known {
                kept.persons.insert(person.id.clone(), person);
                kept.keys.extend(keys.into_iter().map(|key| (key.hash, key)));
            }
            Ok(!known)
        })
    }

    fn person<'a>(&'a self, id: &'a PersonId) -> StoreFuture<'a, Option<Person>> {
        self.ask(|kept| Ok(kept.persons.get(id).cloned()))
    }

    fn claim<'a>(&'a self, id: &'a PersonId, owner: &'a PersonId) -> StoreFuture<'a, bool> {
        self.ask(|kept| {
            if !kept.accounts.contains_key(owner) || kept.accounts.contains_key(id) {
                return Ok(false);
            }
            let free = |person: &&mut Person| person.belongs_to.as_ref().is_none_or(|other| other == owner);
            let Some(person) = kept.persons.get_mut(id).filter(free) else { return Ok(false) };
            person.belongs_to = Some(owner.clone());
            Ok(true)
        })
    }

    fn belongings<'a>(&'a self, owner: &'a PersonId) -> StoreFuture<'a, Vec<PersonId>> {
        self.ask(|kept| Ok(kept.belongings(owner)))
    }

    fn add_account(&self, account: Account) -> StoreFuture<'_, bool> {
        self.ask(|kept| {
            let free = kept.persons.get(&account.person).is_some_and(|person| person.belongs_to.is_none());
            let name = Account::folded(&account.name);
            let known = kept.accounts.contains_key(&account.person)
                || kept.accounts.values().any(|other| Account::folded(&other.name) == name);
            if !free || known {
                return Ok(false);
            }
            kept.accounts.insert(account.person.clone(), account);
            Ok(true)
        })
    }

    fn account<'a>(&'a self, name: &'a str) -> StoreFuture<'a, Option<Account>> {
        let name = Account::folded(name);
        self.ask(|kept| Ok(kept.accounts.values().find(|account| Account::folded(&account.name) == name).cloned()))
    }

    fn account_of<'a>(&'a self, person: &'a PersonId) -> StoreFuture<'a, Option<Account>> {
        self.ask(|kept| Ok(kept.accounts.get(person).cloned()))
    }

    fn set_password<'a>(&'a self, person: &'a PersonId, password: String) -> StoreFuture<'a, bool> {
        self.ask(|kept| {
            let Some(account) = kept.accounts.get_mut(person) else { return Ok(false) };
            account.password = password;
            Ok(true)
        })
    }

    fn add_key(&self, key: Key) -> StoreFuture<'_, bool> {
        self.ask(|kept| {
            let good = kept.persons.contains_key(&key.person) && !kept.keys.contains_key(&key.hash);
            if good {
                kept.keys.insert(key.hash, key);
            }
            Ok(good)
        })
    }

    fn key(&self, hash: KeyHash, now: WallTime) -> StoreFuture<'_, Option<Key>> {
        self.ask(|kept| Ok(kept.keys.get(&hash).filter(|key| key.is_good(now)).cloned()))
    }

    fn renew_key(&self, hash: KeyHash, until: WallTime) -> StoreFuture<'_, bool> {
        self.ask(|kept| {
            let Some(key) = kept.keys.get_mut(&hash) else { return Ok(false) };
            key.until = Some(until);
            Ok(true)
        })
    }

    fn keys_of<'a>(&'a self, person: &'a PersonId, kind: KeyKind) -> StoreFuture<'a, Vec<Key>> {
        self.ask(|kept| {
            let theirs = kept.keys.values().filter(|key| key.person == *person && key.kind == kind);
            let mut keys: Vec<_> = theirs.cloned().collect();
            keys.sort_by_key(|key| (key.made, key.hash));
            Ok(keys)
        })
    }

    fn take_key(&self, hash: KeyHash) -> StoreFuture<'_, Option<Key>> {
        self.ask(|kept| Ok(kept.keys.remove(&hash)))
    }

    fn take_keys<'a>(&'a self, person: &'a PersonId, kind: KeyKind) -> StoreFuture<'a, u64> {
        self.ask(|kept| Ok(kept.take_keys(|key| key.person == *person && key.kind == kind)))
    }

    fn add_bot(&self, bot: Bot, key: Key) -> StoreFuture<'_, bool> {
        self.ask(|kept| {
            let name = Account::folded(&bot.name);
            let known = kept.persons.contains_key(&bot.person)
                || kept.keys.contains_key(&key.hash)
                || kept.bots.values().any(|other| other.owner == bot.owner && Account::folded(&other.name) == name);
            if known || key.person != bot.person || !kept.accounts.contains_key(&bot.owner) {
                return Ok(false);
            }
            let person = Person { id: bot.person.clone(), belongs_to: None, made: bot.made };
            kept.persons.insert(person.id.clone(), person);
            kept.keys.insert(key.hash, key);
            kept.bots.insert(bot.person.clone(), bot);
            Ok(true)
        })
    }

    fn bot<'a>(&'a self, person: &'a PersonId) -> StoreFuture<'a, Option<Bot>> {
        self.ask(|kept| Ok(kept.bots.get(person).cloned()))
    }

    fn bots_of<'a>(&'a self, owner: &'a PersonId) -> StoreFuture<'a, Vec<Bot>> {
        self.ask(|kept| {
            let mut bots: Vec<_> = kept.bots.values().filter(|bot| bot.owner == *owner).cloned().collect();
            bots.sort_by_key(|bot| (bot.made, bot.person.clone()));
            Ok(bots)
        })
    }

    fn take_bot<'a>(&'a self, owner: &'a PersonId, name: &'a str) -> StoreFuture<'a, bool> {
        let name = Account::folded(name);
        self.ask(|kept| {
            let mut bots = kept.bots.values();
            let bot = bots.find(|bot| bot.owner == *owner && Account::folded(&bot.name) == name);
            let Some(person) = bot.map(|bot| bot.person.clone()) else { return Ok(false) };
            kept.bots.remove(&person);
            kept.take_keys(|key| key.person == person);
            Ok(true)
        })
    }

    fn sweep_keys(&self, now: WallTime) -> StoreFuture<'_, u64> {
        self.ask(|kept| Ok(kept.take_keys(|key| !key.is_good(now))))
    }
}

impl Kept {
    pub(super) fn belongings(&self, owner: &PersonId) -> Vec<PersonId> {
        let theirs = self.persons.values().filter(|person| person.belongs_to.as_ref() == Some(owner));
        theirs.map(|person| person.id.clone()).collect()
    }

    fn take_keys(&mut self, which: impl Fn(&Key) -> bool) -> u64 {
        let before = self.keys.len();
        self.keys.retain(|_, key| !which(key));
        (before - self.keys.len()) as u64
    }
}
