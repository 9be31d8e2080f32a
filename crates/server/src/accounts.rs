use crate::{
    app::App,
    identity::IdentityError,
    passwords::{self, Busy},
    problem,
    refusal::{AnyRefusal, ServerRefusal},
    secret::Secret,
    store::{Account, Key, KeyHash, KeyKind, Person, StoreError},
};
use kee_game::Problem;
use kee_table::PersonId;
use std::time::Duration;

/// The shortest and the longest name, in characters.
const SHORTEST: usize = 2;
const LONGEST: usize = 30;
/// The time to wait when too many passwords are being checked.
const BUSY: Duration = Duration::from_secs(2);

/// The account or bot that a request comes from.
pub(crate) struct Me {
    pub(crate) person: PersonId,
    pub(crate) name: String,
    /// The key that proves it: a session or a bot's token.
    pub(crate) key: Key,
}

impl Me {
    pub(crate) fn is_bot(&self) -> bool {
        self.key.kind == KeyKind::Bot
    }
}

impl App {
    /// Finds the account or bot with this secret, a token or a session.
    pub(crate) async fn me(&self, secret: Option<&str>) -> Result<Option<Me>, StoreError> {
        let Some(secret) = secret else { return Ok(None) };
        let key = match self.key(KeyHash::of(secret)).await {
            Ok(key) => key,
            Err(IdentityError::BadToken) => return Ok(None),
            Err(IdentityError::Store(error)) => return Err(error),
        };
        let name = match key.kind {
            KeyKind::Session => self.store().account_of(&key.person).await?.map(|account| account.name),
            KeyKind::Bot => self.store().bot(&key.person).await?.map(|bot| bot.name),
            KeyKind::Seat | KeyKind::Recovery | KeyKind::Guest => None,
        };
        Ok(name.map(|name| Me { person: key.person.clone(), name, key }))
    }

    /// Creates an account for a new person.
    pub(crate) async fn register(&self, name: &str, password: String) -> Result<PersonId, AnyRefusal> {
        let wrong = |name: &str| passwords::problem(&password, name);
        let name = match (account_name(name), wrong(name)) {
            (Ok(name), None) => name,
            (name, wrong) => return Err(AnyRefusal::Problems(name.err().into_iter().chain(wrong).collect())),
        };
        // Saves the work of hashing if the name is taken. The store checks again.
        if self.store().account(&name).await?.is_some() {
            return Err(ServerRefusal::NameTaken(name).into());
        }
        let password = self.hashed(password).await?;
        let (person, made) = (self.new_person_id(), self.now());
        self.store().add_person(Person { id: person.clone(), belongs_to: None, made }, Vec::new()).await?;
        let account = Account { person: person.clone(), name: name.clone(), password, made };
        if self.store().add_account(account).await? { Ok(person) } else { Err(ServerRefusal::NameTaken(name).into()) }
    }

    /// Finds the account with this name and password. An unknown name is not revealed: it takes as long and is refused
    /// alike.
    pub(crate) async fn log_in(&self, name: &str, password: String) -> Result<Account, AnyRefusal> {
        let name = account_name(name).unwrap_or_default();
        self.gate.attempt(&Account::folded(&name))?;
        let account = self.store().account(&name).await?;
        let hash = account.as_ref().map(|account| account.password.clone());
        let right = self.passwords.is_right(password, hash).await.map_err(busy)?;
        account.filter(|_| right).ok_or_else(|| ServerRefusal::WrongLogin.into())
    }

    /// Changes a password, which ends all sessions.
    pub(crate) async fn change_password(&self, me: &Me, old: String, new: String) -> Result<(), AnyRefusal> {
        let account = self.log_in(&me.name, old).await?;
        if let Some(problem) = passwords::problem(&new, &account.name) {
            return Err(Problem::new("new", problem.message).into());
        }
        let password = self.hashed(new).await?;
        self.store().set_password(&account.person, password).await?;
        self.store().take_keys(&account.person, KeyKind::Session).await?;
        Ok(())
    }

    /// Deletes an account, which ends all sessions. Its seats are guests' from then on, named as before.
    pub(crate) async fn delete_account(&self, me: &Me, password: String) -> Result<(), AnyRefusal> {
        let account = self.log_in(&me.name, password).await?;
        self.store().take_account(&account.person).await?;
        Ok(())
    }

    async fn hashed(&self, password: String) -> Result<String, AnyRefusal> {
        self.passwords.hash(password, self.world().bytes()).await.map_err(busy)
    }

    /// Signs someone in, on one more browser.
    pub(crate) async fn open_session(&self, person: &PersonId) -> Result<Secret, StoreError> {
        let sessions = self.store().keys_of(person, KeyKind::Session).await?;
        for old in sessions.iter().rev().skip(MOST - 1) {
            self.store().take_key(old.hash).await?;
        }
        let secret = Secret::new(self.world());
        let now = self.now();
        let session = Key {
            hash: secret.hash(),
            kind: KeyKind::Session,
            person: person.clone(),
            table: None,
            label: String::new(),
            made: now,
            until: Some(now.plus(GOOD_FOR)),
        };
        self.store().add_key(session).await?;
        Ok(secret)
    }

    /// Extends a session if it is time to, and says whether it was.
    pub(crate) async fn renew_session(&self, session: &Key) -> Result<bool, StoreError> {
        let until = self.now().plus(GOOD_FOR);
        let needed = session.until.is_some_and(|before| before.plus(RENEWED_EVERY) <= until);
        Ok(needed && self.store().renew_key(session.hash, until).await?)
    }

    /// Signs someone out on this browser, if they are signed in.
    pub(crate) async fn close_session(&self, secret: &str) -> Result<(), StoreError> {
        let hash = KeyHash::of(secret);
        let key = self.store().key(hash, self.now()).await?;
        if key.is_some_and(|key| key.kind == KeyKind::Session) {
            self.store().take_key(hash).await?;
        }
        Ok(())
    }
}

fn busy(Busy: Busy) -> AnyRefusal {
    AnyRefusal::SlowDown(BUSY)
}

/// The name of an account or a bot, with superfluous spaces removed. Letters made up of several characters are refused,
/// since two names could look the same.
pub(crate) fn account_name(typed: &str) -> Result<String, Problem> {
    let name = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (SHORTEST..=LONGEST).contains(&name.chars().count());
    let plain = name.chars().all(|letter| letter.is_alphanumeric() || " -_.'".contains(letter));
    if fits && plain && name.chars().any(char::is_alphanumeric) {
        return Ok(name);
    }
    Err(problem::no_name(SHORTEST..=LONGEST, typed))
}

/// The time a session is valid. Coming back within that time keeps people signed in.
pub(crate) const GOOD_FOR: Duration = Duration::from_hours(30 * 24);
/// The shortest time between renewals of a session, since they are written to disk.
const RENEWED_EVERY: Duration = Duration::from_hours(24);
/// The number of sessions an account may have. One more ends the oldest.
const MOST: usize = 50;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_people_have_are_accepted() {
        assert_eq!(account_name("  Anna  of Utrecht ").as_deref(), Ok("Anna of Utrecht"));
        for good in ["Bo", "Ánna", "O'Neil", "kees_2", "李明"] {
            assert_eq!(account_name(good).as_deref(), Ok(good));
        }
        for wrong in ["", "A", " - ", "a/b", "Anna\u{301}", "a\u{200b}b", &"x".repeat(31)] {
            assert!(account_name(wrong).is_err(), "{wrong:?}");
        }
    }
}
