use crate::{
    app::App,
    refusal::ServerRefusal,
    secret::Secret,
    store::{Key, KeyHash, KeyKind, Person, Sitting, StoreError, TableId},
};
use kee_table::PersonId;

/// Why it is not clear who somebody is.
pub(crate) enum NotKnown {
    BadToken,
    Store(StoreError),
}

impl From<StoreError> for NotKnown {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl NotKnown {
    pub(crate) fn reason(&self) -> ServerRefusal {
        match self {
            Self::BadToken => ServerRefusal::BadToken,
            Self::Store(error) => crate::hub::refusal_for(error),
        }
    }
}

/// What somebody is given who comes to a table for the first time.
pub(crate) struct Newcomer {
    pub(crate) person: PersonId,
    pub(crate) token: Secret,
    pub(crate) recovery: Secret,
}

impl App {
    /// Who has this secret, if it is good at this table.
    pub(crate) async fn who_has(&self, secret: &str, table: TableId) -> Result<PersonId, NotKnown> {
        let key = self.key(KeyHash::of(secret)).await?;
        match key.kind {
            KeyKind::Seat if key.table == Some(table) => Ok(key.person),
            KeyKind::Session | KeyKind::Bot if key.table.is_none_or(|only| only == table) => {
                Ok(self.who_sits(key.person, table).await?)
            }
            KeyKind::Seat | KeyKind::Session | KeyKind::Bot | KeyKind::Recovery => Err(NotKnown::BadToken),
        }
    }

    /// A key that is still good.
    pub(crate) async fn key(&self, hash: KeyHash) -> Result<Key, NotKnown> {
        let key = self.store().key(hash, self.now()).await?;
        key.ok_or(NotKnown::BadToken)
    }

    /// As whom somebody with an account is at this table: as the guest they were when they sat down, or as themselves.
    async fn who_sits(&self, person: PersonId, table: TableId) -> Result<PersonId, StoreError> {
        let Some(listed) = self.store().table(table).await? else { return Ok(person) };
        let guests = self.store().belongings(&person).await?;
        let seats = listed.summary.seats.iter();
        let mut sitting = seats.filter_map(|seat| if let Sitting::Person { id, .. } = seat { Some(id) } else { None });
        Ok(sitting.find(|id| **id == person || guests.contains(id)).cloned().unwrap_or(person))
    }

    /// A name for somebody new, as the logs will know them.
    pub(crate) fn new_person_id(&self) -> PersonId {
        Secret::new(self.world()).reveal().parse().expect("letters and digits are an id")
    }

    /// Lets somebody come to a table who was never there, under a new name.
    pub(crate) async fn newcomer(&self, person: PersonId, table: TableId) -> Result<Newcomer, StoreError> {
        let (token, recovery) = self.seat_keys();
        let keys = vec![
            self.seat_key(&person, table, &token, KeyKind::Seat),
            self.seat_key(&person, table, &recovery, KeyKind::Recovery),
        ];
        let new = Person { id: person.clone(), belongs_to: None, made: self.now() };
        let added = self.store().add_person(new, keys).await?;
        assert!(added, "128 random bits do not come twice");
        Ok(Newcomer { person, token, recovery })
    }

    /// A new token and a new code.
    pub(crate) fn seat_keys(&self) -> (Secret, Secret) {
        (Secret::new(self.world()), Secret::on_paper(self.world()))
    }

    pub(crate) fn seat_key(&self, person: &PersonId, table: TableId, secret: &Secret, kind: KeyKind) -> Key {
        Key {
            hash: secret.hash(),
            kind,
            person: person.clone(),
            table: Some(table),
            label: String::new(),
            made: self.now(),
            until: None,
        }
    }
}
