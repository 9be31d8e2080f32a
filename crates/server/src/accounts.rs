use crate::{
    any_refusal::AnyRefusal,
    app::App,
    identity::NotKnown,
    passwords::{self, Busy},
    refusal::ServerRefusal,
    store::{Account, Key, KeyHash, KeyKind, Person, StoreError},
};
use kee_game::{Problem, excerpt};
use kee_table::PersonId;
use std::time::Duration;

/// How many characters a name has.
const SHORTEST: usize = 2;
const LONGEST: usize = 30;
/// When to come again if too many have come with passwords.
const BUSY: Duration = Duration::from_secs(2);

/// Who a request comes from, if they have an account or are a bot.
pub(crate) struct Me {
    pub(crate) person: PersonId,
    pub(crate) name: String,
    /// What proves it: a session or the token of a bot.
    pub(crate) key: Key,
}

impl Me {
    pub(crate) fn is_bot(&self) -> bool {
        self.key.kind == KeyKind::Bot
    }
}

impl App {
    /// Who has this secret, a token or a session, if they have an account or are a bot.
    pub(crate) async fn me(&self, secret: Option<&str>) -> Result<Option<Me>, StoreError> {
        let Some(secret) = secret else { return Ok(None) };
        let key = match self.key(KeyHash::of(secret)).await {
            Ok(key) => key,
            Err(NotKnown::BadToken) => return Ok(None),
            Err(NotKnown::Store(error)) => return Err(error),
        };
        let name = match key.kind {
            KeyKind::Session => self.store().account_of(&key.person).await?.map(|account| account.name),
            KeyKind::Bot => self.store().bot(&key.person).await?.map(|bot| bot.name),
            KeyKind::Seat | KeyKind::Recovery | KeyKind::Guest => None,
        };
        Ok(name.map(|name| Me { person: key.person.clone(), name, key }))
    }

    /// Makes an account for somebody new.
    pub(crate) async fn register(&self, name: &str, password: String) -> Result<PersonId, AnyRefusal> {
        let wrong = |name: &str| passwords::problem(&password, name);
        let name = match (account_name(name), wrong(name)) {
            (Ok(name), None) => name,
            (name, wrong) => return Err(AnyRefusal::Problems(name.err().into_iter().chain(wrong).collect())),
        };
        // Before the work of hashing; that it is still so is seen to by the store.
        if self.store().account(&name).await?.is_some() {
            return Err(ServerRefusal::NameTaken(name).into());
        }
        let password = self.hashed(password).await?;
        let (person, made) = (self.new_person_id(), self.now());
        self.store().add_person(Person { id: person.clone(), belongs_to: None, made }, Vec::new()).await?;
        let account = Account { person: person.clone(), name: name.clone(), password, made };
        if self.store().add_account(account).await? { Ok(person) } else { Err(ServerRefusal::NameTaken(name).into()) }
    }

    /// Whose name and password these are. That a name is nobody's is not told, and takes as long to find out.
    pub(crate) async fn log_in(&self, name: &str, password: String) -> Result<Account, AnyRefusal> {
        let name = account_name(name).unwrap_or_default();
        self.gate.attempt(&Account::folded(&name))?;
        let account = self.store().account(&name).await?;
        let hash = account.as_ref().map(|account| account.password.clone());
        let right = self.passwords.is_right(password, hash).await.map_err(busy)?;
        account.filter(|_| right).ok_or_else(|| ServerRefusal::WrongLogin.into())
    }

    /// Gives somebody another password. All sessions are over then.
    pub(crate) async fn change_password(&self, me: &Me, old: String, new: String) -> Result<(), AnyRefusal> {
        let account = self.log_in(&me.name, old).await?;
        if let Some(problem) = passwords::problem(&new, &account.name) {
            return Err(Problem::new("new", problem.sentence).into());
        }
        let password = self.hashed(new).await?;
        self.store().set_password(&account.person, password).await?;
        self.store().take_keys(&account.person, KeyKind::Session).await?;
        Ok(())
    }

    async fn hashed(&self, password: String) -> Result<String, AnyRefusal> {
        self.passwords.hash(password, self.world().bytes()).await.map_err(busy)
    }
}

fn busy(Busy: Busy) -> AnyRefusal {
    AnyRefusal::SlowDown(BUSY)
}

/// The name of an account or a bot as it was meant: without spaces around it, and one between words. Letters that are put
/// together of several characters are not taken, since two names would look the same.
pub(crate) fn account_name(typed: &str) -> Result<String, Problem> {
    let name = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (SHORTEST..=LONGEST).contains(&name.chars().count());
    let plain = name.chars().all(|letter| letter.is_alphanumeric() || " -_.'".contains(letter));
    if fits && plain && name.chars().any(char::is_alphanumeric) {
        return Ok(name);
    }
    let sentence = format!(
        "a name has {SHORTEST} to {LONGEST} letters, digits, spaces and - _ . ', and `{}` is none",
        excerpt(typed)
    );
    Err(Problem::new("name", sentence))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_what_people_are_called() {
        assert_eq!(account_name("  Anna  of Utrecht ").as_deref(), Ok("Anna of Utrecht"));
        for good in ["Bo", "Ánna", "O'Neil", "kees_2", "李明"] {
            assert_eq!(account_name(good).as_deref(), Ok(good));
        }
        for wrong in ["", "A", " - ", "a/b", "Anna\u{301}", "a\u{200b}b", &"x".repeat(31)] {
            assert!(account_name(wrong).is_err(), "{wrong:?}");
        }
    }
}
