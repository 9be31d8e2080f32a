use super::{Key, KeyHash, KeyKind, StoreFuture};
use kee_game::WallTime;
use kee_table::PersonId;
use std::fmt;

/// The people who play, and their keys.
pub trait People: Send + Sync {
    /// Adds a person together with their first keys. False, with nothing changed, if the id or the hash of a key exists
    /// already.
    fn add_person(&self, person: Person, keys: Vec<Key>) -> StoreFuture<'_, bool>;

    /// The person with this id.
    fn person<'a>(&'a self, id: &'a PersonId) -> StoreFuture<'a, Option<Person>>;

    /// Makes a person belong to another, who has an account. False, with nothing changed, if one of them does not
    /// exist, if `owner` has no account, or if the person has one or already belongs to someone else.
    fn claim<'a>(&'a self, id: &'a PersonId, owner: &'a PersonId) -> StoreFuture<'a, bool>;

    /// The people who belong to this one, ordered by id; without the person.
    fn belongings<'a>(&'a self, owner: &'a PersonId) -> StoreFuture<'a, Vec<PersonId>>;

    /// Creates an account for an existing person. False, with nothing changed, if there is no such person, if they have
    /// an account or belong to one, or if the name is taken.
    fn add_account(&self, account: Account) -> StoreFuture<'_, bool>;

    /// The account with this name.
    fn account<'a>(&'a self, name: &'a str) -> StoreFuture<'a, Option<Account>>;

    /// The account of this person.
    fn account_of<'a>(&'a self, person: &'a PersonId) -> StoreFuture<'a, Option<Account>>;

    /// Changes a password. False if the person has no account.
    fn set_password<'a>(&'a self, person: &'a PersonId, password: String) -> StoreFuture<'a, bool>;

    /// Deletes an account: its name, its bots and every key of both. As a person its owner keeps their seats, and so do
    /// the guests who belonged to them, each with their own keys again. False if the person has no account.
    fn take_account<'a>(&'a self, person: &'a PersonId) -> StoreFuture<'a, bool>;

    /// Adds a key. False, with nothing changed, if the person does not exist or the hash exists already.
    fn add_key(&self, key: Key) -> StoreFuture<'_, bool>;

    /// The key with this hash, if it is still valid at this time.
    fn key(&self, hash: KeyHash, now: WallTime) -> StoreFuture<'_, Option<Key>>;

    /// Makes a key valid until this time. False if there is no such key.
    fn renew_key(&self, hash: KeyHash, until: WallTime) -> StoreFuture<'_, bool>;

    /// The keys of a person that are of this kind, oldest first.
    fn keys_of<'a>(&'a self, person: &'a PersonId, kind: KeyKind) -> StoreFuture<'a, Vec<Key>>;

    /// Removes a key. If several callers remove the same one, exactly one of them gets it: so a key can be made to work
    /// once.
    fn take_key(&self, hash: KeyHash) -> StoreFuture<'_, Option<Key>>;

    /// Removes all keys of a person that are of this kind, and returns how many.
    fn take_keys<'a>(&'a self, person: &'a PersonId, kind: KeyKind) -> StoreFuture<'a, u64>;

    /// Adds a bot: the person it is, and their key. False, with nothing changed, if its owner has no account or has a
    /// bot with this name, or if the id or the hash exists already.
    fn add_bot(&self, bot: OwnedBot, key: Key) -> StoreFuture<'_, bool>;

    /// The bot with this id.
    fn bot<'a>(&'a self, person: &'a PersonId) -> StoreFuture<'a, Option<OwnedBot>>;

    /// The bots of this owner, oldest first.
    fn bots_of<'a>(&'a self, owner: &'a PersonId) -> StoreFuture<'a, Vec<OwnedBot>>;

    /// Removes a bot and all its keys; as a person it keeps its seats. False if its owner has no bot with this name.
    fn take_bot<'a>(&'a self, owner: &'a PersonId, name: &'a str) -> StoreFuture<'a, bool>;

    /// Removes all keys that have expired by this time, and returns how many.
    fn sweep_keys(&self, now: WallTime) -> StoreFuture<'_, u64>;
}

/// A person who plays, with or without an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The id in logs.
    pub id: PersonId,
    /// The account that has claimed them: someone who sat down as a guest and created an account later is two people.
    pub belongs_to: Option<PersonId>,
    /// The time of their first visit.
    pub made: WallTime,
}

/// A person with a name and a password.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// The person.
    pub person: PersonId,
    /// The name as they write it. Names that differ only in case are the same.
    pub name: String,
    /// The password as an argon2 hash in its text form.
    pub password: String,
    /// The time when it was created.
    pub made: WallTime,
}

impl Account {
    /// The form in which names are compared.
    pub fn folded(name: &str) -> String {
        name.to_lowercase()
    }
}

impl fmt::Debug for Account {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Account").field("name", &self.name).finish_non_exhaustive()
    }
}

/// A program that plays. It is a person of its own, so that its owner can sit down against it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnedBot {
    /// The person that the bot is at tables.
    pub person: PersonId,
    /// The person whose account it belongs to.
    pub owner: PersonId,
    /// Its name. Names that differ only in case are the same.
    pub name: String,
    /// The time when it was created.
    pub made: WallTime,
}
