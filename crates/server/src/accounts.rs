use crate::{
    app::App,
    http::Visitor,
    identity::NotKnown,
    store::{KeyHash, KeyKind, StoreError},
};
use kee_table::PersonId;

impl App {
    /// The person of the account that a request comes from, if it comes from one: a session, or the token of a program.
    pub(crate) async fn account_person(&self, visitor: &Visitor) -> Result<Option<PersonId>, StoreError> {
        let kinds = [(&visitor.token, KeyKind::Bot), (&visitor.session, KeyKind::Session)];
        for (secret, kind) in kinds {
            let Some(secret) = secret else { continue };
            match self.key(KeyHash::of(secret)).await {
                Ok(key) if key.kind == kind => return Ok(Some(key.person)),
                Ok(_) | Err(NotKnown::BadToken) => {}
                Err(NotKnown::Store(error)) => return Err(error),
            }
        }
        Ok(None)
    }
}
