use super::{Account, Answer, Bot, Key, KeyHash, KeyKind, Person};
use kee_game::WallTime;
use kee_table::PersonId;

/// Who comes to the tables, and how they prove it.
pub trait People: Send + Sync {
    /// Adds a person together with their first keys. False, and nothing is changed, if there is one of this id or a key of
    /// this hash already.
    fn add_person(&self, person: Person, keys: Vec<Key>) -> Answer<'_, bool>;

    /// This person.
    fn person<'a>(&'a self, id: &'a PersonId) -> Answer<'a, Option<Person>>;

    /// Lets a person belong to another, who has an account. False, and nothing is changed, if one of them is not there, if
    /// `owner` has no account, or if the person has one or belongs to somebody else already.
    fn claim<'a>(&'a self, id: &'a PersonId, owner: &'a PersonId) -> Answer<'a, bool>;

    /// The persons who belong to this one, in the order of their ids; without the person.
    fn belongings<'a>(&'a self, owner: &'a PersonId) -> Answer<'a, Vec<PersonId>>;

    /// Makes an account for a person who is there. False, and nothing is changed, if there is no such person, if they
    /// have an account or belong to one, or if the name is taken.
    fn add_account(&self, account: Account) -> Answer<'_, bool>;

    /// The account of this name.
    fn account<'a>(&'a self, name: &'a str) -> Answer<'a, Option<Account>>;

    /// The account of this person.
    fn account_of<'a>(&'a self, person: &'a PersonId) -> Answer<'a, Option<Account>>;

    /// Changes a password. False if the person has no account.
    fn set_password<'a>(&'a self, person: &'a PersonId, password: String) -> Answer<'a, bool>;

    /// Adds a key. False, and nothing is changed, if the person is not there or there is a key of this hash.
    fn add_key(&self, key: Key) -> Answer<'_, bool>;

    /// The key of this hash, if it is still good at this time.
    fn key(&self, hash: KeyHash, now: WallTime) -> Answer<'_, Option<Key>>;

    /// Lets a key be good until this time. False if there is no such key.
    fn renew_key(&self, hash: KeyHash, until: WallTime) -> Answer<'_, bool>;

    /// The keys of a person that are of this kind, in the order in which they were made.
    fn keys_of<'a>(&'a self, person: &'a PersonId, kind: KeyKind) -> Answer<'a, Vec<Key>>;

    /// Takes a key away. Of several who take the same one, exactly one is given it: so a key can be made good for once.
    fn take_key(&self, hash: KeyHash) -> Answer<'_, Option<Key>>;

    /// Takes away all keys of a person that are of this kind, and says how many.
    fn take_keys<'a>(&'a self, person: &'a PersonId, kind: KeyKind) -> Answer<'a, u64>;

    /// Adds a bot: the person it is, and the key that opens them. False, and nothing is changed, if its owner has no
    /// account or a bot of this name, if there is such a person, or if there is a key of this hash.
    fn add_bot(&self, bot: Bot, key: Key) -> Answer<'_, bool>;

    /// The bot that this person is.
    fn bot<'a>(&'a self, person: &'a PersonId) -> Answer<'a, Option<Bot>>;

    /// The bots of this owner, in the order in which they were made.
    fn bots_of<'a>(&'a self, owner: &'a PersonId) -> Answer<'a, Vec<Bot>>;

    /// Takes a bot and all its keys away; as a person it stays where it sat. False if its owner has none of this name.
    fn take_bot<'a>(&'a self, owner: &'a PersonId, name: &'a str) -> Answer<'a, bool>;

    /// Takes away all keys that are no longer good at this time, and says how many.
    fn sweep_keys(&self, now: WallTime) -> Answer<'_, u64>;
}
