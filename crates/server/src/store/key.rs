use super::TableId;
use kee_game::WallTime;
use kee_table::PersonId;
use sha2::{Digest, Sha256};
use std::fmt;

/// A key to an identity: anyone with the secret acts as that person. Only its hash is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key {
    /// The hash of the secret.
    pub hash: KeyHash,
    /// Its kind.
    pub kind: KeyKind,
    /// The person it stands for.
    pub person: PersonId,
    /// The only table it is valid at, if it is not valid at all of them.
    pub table: Option<TableId>,
    /// Its owner's name for it, if any.
    pub label: String,
    /// The time when it was created.
    pub made: WallTime,
    /// The time when it expires, if ever.
    pub until: Option<WallTime>,
}

impl Key {
    /// Whether it is still valid at this time.
    pub fn is_good(&self, now: WallTime) -> bool {
        self.until.is_none_or(|until| now < until)
    }
}

/// The kind of a key.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum KeyKind {
    /// In the browser of someone with a seat at a table.
    Seat,
    /// On paper, for someone who has lost the browser.
    Recovery,
    /// In the cookie of someone who is signed in.
    Session,
    /// In a program that plays.
    Bot,
    /// In the browser of a guest, valid at all events and challenges.
    Guest,
}

impl KeyKind {
    const ALL: [Self; 5] = [Self::Seat, Self::Recovery, Self::Session, Self::Bot, Self::Guest];

    /// The name in the database.
    pub fn name(self) -> &'static str {
        match self {
            Self::Seat => "seat",
            Self::Recovery => "recovery",
            Self::Session => "session",
            Self::Bot => "bot",
            Self::Guest => "guest",
        }
    }

    /// The kind with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// The SHA-256 of a secret. That is enough for secrets of 128 random bits and more, which cannot be guessed; it is not
/// for passwords.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct KeyHash(pub [u8; 32]);

impl KeyHash {
    /// The hash of this secret.
    pub fn of(secret: &str) -> Self {
        Self(Sha256::digest(secret.as_bytes()).into())
    }
}

impl fmt::Debug for KeyHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("KeyHash(…)")
    }
}
