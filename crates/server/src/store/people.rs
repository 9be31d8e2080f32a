use super::{Key, KeyHash, KeyKind, StoreFuture};
use kee_game::WallTime;
use kee_table::PersonId;
use std::fmt;

/// Who comes to the tables, and how they prove it.
pub trait People: Send + Sync {
    /// Adds a person together with their first keys. False, and nothing is changed, if there is one of this id or a key of
    /// this hash already.
    fn add_person(&self, person: Person, keys: Vec<Key>) -> StoreFuture<'_, bool>;

    /// This person.
    fn person<'a>(&'a self, id: &'a PersonId) -> StoreFuture<'a, Option<Person>>;

    /// Lets a person belong to another, who has an account. False, and nothing is changed, if one of them is not there, if
    /// `owner` has no account, or if the person has one or belongs to somebody else already.
    fn claim<'a>(&'a self, id: &'a PersonId, owner: &'a PersonId) -> StoreFuture<'a, bool>;

    /// The persons who belong to this one, in the order of their ids; without the person.
    fn belongings<'a>(&'a self, owner: &'a PersonId) -> StoreFuture<'a, Vec<PersonId>>;

    /// Makes an account for a person who is there. False, and nothing is changed, if there is no such person, if they
    /// have an account or belong to one, or if the name is taken.
    fn add_account(&self, account: Account) -> StoreFuture<'_, bool>;

    /// The account of this name.
    fn account<'a>(&'a self, name: &'a str) -> StoreFuture<'a, Option<Account>>;

    /// The account of this person.
    fn account_of<'a>(&'a self, person: &'a PersonId) -> StoreFuture<'a, Option<Account>>;

    /// Changes a password. False if the person has no account.
    fn set_password<'a>(&'a self, person: &'a PersonId, password: String) -> StoreFuture<'a, bool>;

    /// Adds a key. False, and nothing is changed, if the person is not there or there is a key of this hash.
    fn add_key(&self, key: Key) -> StoreFuture<'_, bool>;

    /// The key of this hash, if it is still good at this time.
    fn key(&self, hash: KeyHash, now: WallTime) -> StoreFuture<'_, Option<Key>>;

    /// Lets a key be good until this time. False if there is no such key.
    fn renew_key(&self, hash: KeyHash, until: WallTime) -> StoreFuture<'_, bool>;

    /// The keys of a person that are of this kind, in the order in which they were made.
    fn keys_of<'a>(&'a self, person: &'a PersonId, kind: KeyKind) -> StoreFuture<'a, Vec<Key>>;

    /// Takes a key away. Of several who take the same one, exactly one is given it: so a key can be made good for once.
    fn take_key(&self, hash: KeyHash) -> StoreFuture<'_, Option<Key>>;

    /// Takes away all keys of a person that are of this kind, and says how many.
    fn take_keys<'a>(&'a self, person: &'a PersonId, kind: KeyKind) -> StoreFuture<'a, u64>;

    /// Adds a bot: the person it is, and the key that opens them. False, and nothing is changed, if its owner has no
    /// account or a bot of this name, if there is such a person, or if there is a key of this hash.
    fn add_bot(&self, bot: Bot, key: Key) -> StoreFuture<'_, bool>;

    /// The bot that this person is.
    fn bot<'a>(&'a self, person: &'a PersonId) -> StoreFuture<'a, Option<Bot>>;

    /// The bots of this owner, in the order in which they were made.
    fn bots_of<'a>(&'a self, owner: &'a PersonId) -> StoreFuture<'a, Vec<Bot>>;

    /// Takes a bot and all its keys away; as a person it stays where it sat. False if its owner has none of this name.
    fn take_bot<'a>(&'a self, owner: &'a PersonId, name: &'a str) -> StoreFuture<'a, bool>;

    /// Takes away all keys that are no longer good at this time, and says how many.
    fn sweep_keys(&self, now: WallTime) -> StoreFuture<'_, u64>;
}

/// Somebody who came by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// By which logs know them.
    pub id: PersonId,
    /// Whose account has claimed them: who sat down as a guest and later made an account is two persons.
    pub belongs_to: Option<PersonId>,
    /// When they came.
    pub made: WallTime,
}

/// A person with a name and a password.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// Whose.
    pub person: PersonId,
    /// The name, as they write it. Two names that differ only in capitals are the same.
    pub name: String,
    /// The password as an argon2 hash in its text form.
    pub password: String,
    /// When it was made.
    pub made: WallTime,
}

impl Account {
    /// What is the same for names that are taken for the same.
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
pub struct Bot {
    /// Who sits at the tables.
    pub person: PersonId,
    /// Whose account answers for it.
    pub owner: PersonId,
    /// What its owner calls it. Two names that differ only in capitals are the same.
    pub name: String,
    /// When it was made.
    pub made: WallTime,
}
