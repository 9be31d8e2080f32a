use crate::{
    app::App,
    secret::Secret,
    store::{Key, KeyHash, KeyKind, StoreError},
};
use kee_table::PersonId;
use std::time::Duration;

/// For how long a session is good. Who comes back within that time stays logged in.
pub(crate) const GOOD_FOR: Duration = Duration::from_hours(30 * 24);
/// How often it is made good for as long again at most: that is written to disk.
const RENEWED_EVERY: Duration = Duration::from_hours(24);
/// How many sessions an account has at most. The oldest is over when there is one more.
const MOST: usize = 50;

impl App {
    /// Logs somebody in, on one more browser.
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

    /// Makes a session good for longer, and says whether that was needed.
    pub(crate) async fn renew_session(&self, session: &Key) -> Result<bool, StoreError> {
        let until = self.now().plus(GOOD_FOR);
        let needed = session.until.is_some_and(|before| before.plus(RENEWED_EVERY) <= until);
        Ok(needed && self.store().renew_key(session.hash, until).await?)
    }

    /// Logs somebody out on this browser, if they are logged in.
    pub(crate) async fn close_session(&self, secret: &str) -> Result<(), StoreError> {
        let hash = KeyHash::of(secret);
        let key = self.store().key(hash, self.now()).await?;
        if key.is_some_and(|key| key.kind == KeyKind::Session) {
            self.store().take_key(hash).await?;
        }
        Ok(())
    }
}
