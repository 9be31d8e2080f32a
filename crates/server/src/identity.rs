use crate::{
    app::App,
    refusal::ServerRefusal,
    secret::Secret,
    store::{Key, KeyHash, KeyKind, Person, StoreError, StoredSeat, TableId},
};
use kee_table::PersonId;
use kee_wire::IssuedKeys;

/// The reason why a secret identifies nobody.
pub(crate) enum IdentityError {
    BadToken,
    Store(StoreError),
}

impl From<StoreError> for IdentityError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl IdentityError {
    pub(crate) fn reason(&self) -> ServerRefusal {
        match self {
            Self::BadToken => ServerRefusal::BadToken,
            Self::Store(error) => crate::hub::refusal_for(error),
        }
    }
}

/// Someone who is new to a table or to events, with their keys.
pub(crate) struct Newcomer {
    pub(crate) person: PersonId,
    pub(crate) token: Secret,
    pub(crate) recovery: Secret,
}

impl Newcomer {
    /// The keys as they are shown to the newcomer, once.
    pub(crate) fn issued_keys(&self) -> IssuedKeys {
        let revealed = |secret: &Secret| Some(secret.reveal().to_owned());
        IssuedKeys { token: revealed(&self.token), recovery: revealed(&self.recovery) }
    }
}

impl App {
    /// Finds the person with this secret, if it is valid at this table.
    pub(crate) async fn who_has(&self, secret: &str, table: TableId) -> Result<PersonId, IdentityError> {
        let key = self.key(KeyHash::of(secret)).await?;
        match key.kind {
            KeyKind::Seat if key.table == Some(table) => Ok(key.person),
            KeyKind::Session | KeyKind::Bot if key.table.is_none_or(|only| only == table) => {
                Ok(self.who_sits(key.person, table).await?)
            }
            KeyKind::Seat | KeyKind::Session | KeyKind::Bot | KeyKind::Recovery | KeyKind::Guest => {
                Err(IdentityError::BadToken)
            }
        }
    }

    /// Finds a key that is still valid.
    pub(crate) async fn key(&self, hash: KeyHash) -> Result<Key, IdentityError> {
        let key = self.store().key(hash, self.now()).await?;
        key.ok_or(IdentityError::BadToken)
    }

    /// An account holder's identity at this table: the guest they were when they sat down, or themselves.
    async fn who_sits(&self, person: PersonId, table: TableId) -> Result<PersonId, StoreError> {
        let Some(listed) = self.store().table(table).await? else { return Ok(person) };
        let seats = &listed.summary.seats;
        let sits = |who: &PersonId| seats.iter().any(|seat| matches!(seat, StoredSeat::Person { id, .. } if id == who));
        self.who_took_part(person, sits).await
    }

    /// An account holder's identity where they may have been before they had the account: the guest who took part, or themselves.
    pub(crate) async fn who_took_part(
        &self,
        person: PersonId,
        took_part: impl Fn(&PersonId) -> bool + Send,
    ) -> Result<PersonId, StoreError> {
        if took_part(&person) {
            return Ok(person);
        }
        let guests = self.store().belongings(&person).await?;
        Ok(guests.into_iter().find(took_part).unwrap_or(person))
    }

    /// An id for a new person, as logs will know them.
    pub(crate) fn new_person_id(&self) -> PersonId {
        Secret::new(self.world()).reveal().parse().expect("letters and digits are an id")
    }

    /// Finds the person with this secret at events and challenges: a guest, or someone with an account.
    pub(crate) async fn guest_who_has(&self, secret: &str) -> Result<PersonId, IdentityError> {
        let key = self.key(KeyHash::of(secret)).await?;
        match key.kind {
            KeyKind::Guest | KeyKind::Session => Ok(key.person),
            KeyKind::Seat | KeyKind::Bot | KeyKind::Recovery => Err(IdentityError::BadToken),
        }
    }

    /// Adds a person who is new to a table.
    pub(crate) async fn newcomer(&self, person: PersonId, table: TableId) -> Result<Newcomer, StoreError> {
        self.add_newcomer(person, Some(table)).await
    }

    /// Adds a guest who can join events and play challenges.
    pub(crate) async fn new_guest(&self) -> Result<Newcomer, StoreError> {
        self.add_newcomer(self.new_person_id(), None).await
    }

    /// A token for the seat that an event has given someone at a table.
    pub(crate) async fn give_seat(&self, person: &PersonId, table: TableId) -> Result<Secret, StoreError> {
        let (token, _, [key, _]) = self.new_keys(person, Some(table));
        self.store().add_key(key).await?;
        Ok(token)
    }

    async fn add_newcomer(&self, person: PersonId, table: Option<TableId>) -> Result<Newcomer, StoreError> {
        let (token, recovery, keys) = self.new_keys(&person, table);
        let new = Person { id: person.clone(), belongs_to: None, made: self.now() };
        let added = self.store().add_person(new, keys.into()).await?;
        assert!(added, "128 random bits do not repeat");
        Ok(Newcomer { person, token, recovery })
    }

    /// A new token and a new recovery code, and how both are stored: for a seat at this table, or for a guest of
    /// events.
    pub(crate) fn new_keys(&self, person: &PersonId, table: Option<TableId>) -> (Secret, Secret, [Key; 2]) {
        let (token, recovery) = (Secret::new(self.world()), Secret::on_paper(self.world()));
        let token_kind = if table.is_some() { KeyKind::Seat } else { KeyKind::Guest };
        let key = |secret: &Secret, kind: KeyKind| Key {
            hash: secret.hash(),
            kind,
            person: person.clone(),
            table,
            label: String::new(),
            made: self.now(),
            until: None,
        };
        let keys = [key(&token, token_kind), key(&recovery, KeyKind::Recovery)];
        (token, recovery, keys)
    }
}
