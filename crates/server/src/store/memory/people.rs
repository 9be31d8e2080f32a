use super::MemoryStore;
use crate::store::{Account, Key, KeyHash, KeyKind, OwnedBot, People, Person, StoreError, StoreFuture};
use kee_game::WallTime;
use kee_table::PersonId;
use std::collections::BTreeMap;

/// Everyone who plays, and their keys.
#[derive(Debug, Default)]
pub(super) struct MemoryPeople {
    persons: BTreeMap<PersonId, Person>,
    accounts: BTreeMap<PersonId, Account>,
    bots: BTreeMap<PersonId, OwnedBot>,
    keys: BTreeMap<KeyHash, Key>,
}

impl MemoryPeople {
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

impl MemoryStore {
    fn ask_people<'a, T: Send + 'a>(
        &'a self,
        question: impl FnOnce(&mut MemoryPeople) -> Result<T, StoreError>,
    ) -> StoreFuture<'a, T> {
        self.ask(|kept| question(&mut kept.people))
    }
}

impl People for MemoryStore {
    fn add_person(&self, person: Person, keys: Vec<Key>) -> StoreFuture<'_, bool> {
        self.ask_people(|people| {
            let mut hashes: Vec<_> = keys.iter().map(|key| key.hash).collect();
            hashes.sort();
            let doubled = hashes.windows(2).any(|pair| pair[0] == pair[1]);
            let known = people.persons.contains_key(&person.id)
                || doubled
                || hashes.iter().any(|hash| people.keys.contains_key(hash));
            if !known {
                people.persons.insert(person.id.clone(), person);
                people.keys.extend(keys.into_iter().map(|key| (key.hash, key)));
            }
            Ok(!known)
        })
    }

    fn person<'a>(&'a self, id: &'a PersonId) -> StoreFuture<'a, Option<Person>> {
        self.ask_people(|people| Ok(people.persons.get(id).cloned()))
    }

    fn claim<'a>(&'a self, id: &'a PersonId, owner: &'a PersonId) -> StoreFuture<'a, bool> {
        self.ask_people(|people| {
            if !people.accounts.contains_key(owner) || people.accounts.contains_key(id) {
                return Ok(false);
            }
            let free = |person: &&mut Person| person.belongs_to.as_ref().is_none_or(|other| other == owner);
            let Some(person) = people.persons.get_mut(id).filter(free) else { return Ok(false) };
            person.belongs_to = Some(owner.clone());
            Ok(true)
        })
    }

    fn belongings<'a>(&'a self, owner: &'a PersonId) -> StoreFuture<'a, Vec<PersonId>> {
        self.ask_people(|people| Ok(people.belongings(owner)))
    }

    fn add_account(&self, account: Account) -> StoreFuture<'_, bool> {
        self.ask_people(|people| {
            let free = people.persons.get(&account.person).is_some_and(|person| person.belongs_to.is_none());
            let name = Account::folded(&account.name);
            let known = people.accounts.contains_key(&account.person)
                || people.accounts.values().any(|other| Account::folded(&other.name) == name);
            if !free || known {
                return Ok(false);
            }
            people.accounts.insert(account.person.clone(), account);
            Ok(true)
        })
    }

    fn account<'a>(&'a self, name: &'a str) -> StoreFuture<'a, Option<Account>> {
        let name = Account::folded(name);
        self.ask_people(|people| {
            Ok(people.accounts.values().find(|account| Account::folded(&account.name) == name).cloned())
        })
    }

    fn account_of<'a>(&'a self, person: &'a PersonId) -> StoreFuture<'a, Option<Account>> {
        self.ask_people(|people| Ok(people.accounts.get(person).cloned()))
    }

    fn set_password<'a>(&'a self, person: &'a PersonId, password: String) -> StoreFuture<'a, bool> {
        self.ask_people(|people| {
            let Some(account) = people.accounts.get_mut(person) else { return Ok(false) };
            account.password = password;
            Ok(true)
        })
    }

    fn take_account<'a>(&'a self, person: &'a PersonId) -> StoreFuture<'a, bool> {
        self.ask_people(|people| {
            if people.accounts.remove(person).is_none() {
                return Ok(false);
            }
            let bots: Vec<PersonId> =
                people.bots.values().filter(|bot| bot.owner == *person).map(|bot| bot.person.clone()).collect();
            people.bots.retain(|_, bot| bot.owner != *person);
            people.take_keys(|key| key.person == *person || bots.contains(&key.person));
            for guest in people.persons.values_mut().filter(|guest| guest.belongs_to.as_ref() == Some(person)) {
                guest.belongs_to = None;
            }
            Ok(true)
        })
    }

    fn add_key(&self, key: Key) -> StoreFuture<'_, bool> {
        self.ask_people(|people| {
            let good = people.persons.contains_key(&key.person) && !people.keys.contains_key(&key.hash);
            if good {
                people.keys.insert(key.hash, key);
            }
            Ok(good)
        })
    }

    fn key(&self, hash: KeyHash, now: WallTime) -> StoreFuture<'_, Option<Key>> {
        self.ask_people(|people| Ok(people.keys.get(&hash).filter(|key| key.is_good(now)).cloned()))
    }

    fn renew_key(&self, hash: KeyHash, until: WallTime) -> StoreFuture<'_, bool> {
        self.ask_people(|people| {
            let Some(key) = people.keys.get_mut(&hash) else { return Ok(false) };
            key.until = Some(until);
            Ok(true)
        })
    }

    fn keys_of<'a>(&'a self, person: &'a PersonId, kind: KeyKind) -> StoreFuture<'a, Vec<Key>> {
        self.ask_people(|people| {
            let theirs = people.keys.values().filter(|key| key.person == *person && key.kind == kind);
            let mut keys: Vec<_> = theirs.cloned().collect();
            keys.sort_by_key(|key| (key.made, key.hash));
            Ok(keys)
        })
    }

    fn take_key(&self, hash: KeyHash) -> StoreFuture<'_, Option<Key>> {
        self.ask_people(|people| Ok(people.keys.remove(&hash)))
    }

    fn take_keys<'a>(&'a self, person: &'a PersonId, kind: KeyKind) -> StoreFuture<'a, u64> {
        self.ask_people(|people| Ok(people.take_keys(|key| key.person == *person && key.kind == kind)))
    }

    fn add_bot(&self, bot: OwnedBot, key: Key) -> StoreFuture<'_, bool> {
        self.ask_people(|people| {
            let name = Account::folded(&bot.name);
            let known = people.persons.contains_key(&bot.person)
                || people.keys.contains_key(&key.hash)
                || people.bots.values().any(|other| other.owner == bot.owner && Account::folded(&other.name) == name);
            if known || key.person != bot.person || !people.accounts.contains_key(&bot.owner) {
                return Ok(false);
            }
            let person = Person { id: bot.person.clone(), belongs_to: None, made: bot.made };
            people.persons.insert(person.id.clone(), person);
            people.keys.insert(key.hash, key);
            people.bots.insert(bot.person.clone(), bot);
            Ok(true)
        })
    }

    fn bot<'a>(&'a self, person: &'a PersonId) -> StoreFuture<'a, Option<OwnedBot>> {
        self.ask_people(|people| Ok(people.bots.get(person).cloned()))
    }

    fn bots_of<'a>(&'a self, owner: &'a PersonId) -> StoreFuture<'a, Vec<OwnedBot>> {
        self.ask_people(|people| {
            let mut bots: Vec<_> = people.bots.values().filter(|bot| bot.owner == *owner).cloned().collect();
            bots.sort_by_key(|bot| (bot.made, bot.person.clone()));
            Ok(bots)
        })
    }

    fn take_bot<'a>(&'a self, owner: &'a PersonId, name: &'a str) -> StoreFuture<'a, bool> {
        let name = Account::folded(name);
        self.ask_people(|people| {
            let mut bots = people.bots.values();
            let bot = bots.find(|bot| bot.owner == *owner && Account::folded(&bot.name) == name);
            let Some(person) = bot.map(|bot| bot.person.clone()) else { return Ok(false) };
            people.bots.remove(&person);
            people.take_keys(|key| key.person == person);
            Ok(true)
        })
    }

    fn sweep_keys(&self, now: WallTime) -> StoreFuture<'_, u64> {
        self.ask_people(|people| Ok(people.take_keys(|key| !key.is_good(now))))
    }
}
