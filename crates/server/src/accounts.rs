use crate::{
    account_name::account_name,
    app::App,
    http::{No, Visitor},
    identity::NotKnown,
    passwords::{self, Busy},
    refusal::ServerRefusal,
    store::{Account, Key, KeyHash, KeyKind, Person, StoreError},
};
use kee_game::Problem;
use kee_table::PersonId;
use std::time::Duration;

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
    /// Who a request comes from, if they have an account or are a bot. It says so with a token or with a cookie.
    pub(crate) async fn me(&self, visitor: &Visitor) -> Result<Option<Me>, StoreError> {
        let Some(secret) = visitor.token.as_ref().or(visitor.session.as_ref()) else { return Ok(None) };
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
    pub(crate) async fn register(&self, name: &str, password: String) -> Result<PersonId, No> {
        let wrong = |name: &str| passwords::problem(&password, name);
        let name = match (account_name(name), wrong(name)) {
            (Ok(name), None) => name,
            (name, wrong) => return Err(No::problems(name.err().into_iter().chain(wrong).collect())),
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
    pub(crate) async fn log_in(&self, name: &str, password: String) -> Result<Account, No> {
        let name = account_name(name).unwrap_or_default();
        self.gate.attempt(&Account::folded(&name)).map_err(|too_much| No::slow_down(too_much.0))?;
        let account = self.store().account(&name).await?;
        let hash = account.as_ref().map(|account| account.password.clone());
        let right = self.passwords.is_right(password, hash).await.map_err(busy)?;
        account.filter(|_| right).ok_or_else(|| ServerRefusal::WrongLogin.into())
    }

    /// Gives somebody another password. All sessions are over then.
    pub(crate) async fn change_password(&self, me: &Me, old: String, new: String) -> Result<(), No> {
        let account = self.log_in(&me.name, old).await?;
        if let Some(problem) = passwords::problem(&new, &account.name) {
            return Err(No::problems(vec![Problem::new("new", problem.sentence)]));
        }
        let password = self.hashed(new).await?;
        self.store().set_password(&account.person, password).await?;
        self.store().take_keys(&account.person, KeyKind::Session).await?;
        Ok(())
    }

    async fn hashed(&self, password: String) -> Result<String, No> {
        self.passwords.hash(password, self.world().bytes()).await.map_err(busy)
    }
}

fn busy(Busy: Busy) -> No {
    No::slow_down(BUSY)
}
