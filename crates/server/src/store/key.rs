use super::TableId;
use kee_game::WallTime;
use kee_table::PersonId;
use sha2::{Digest, Sha256};
use std::fmt;

/// Something that opens a person: whoever has the secret acts as them. Only its hash is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key {
    /// The hash of the secret.
    pub hash: KeyHash,
    /// What it is for.
    pub kind: KeyKind,
    /// Whom it opens.
    pub person: PersonId,
    /// The only table it is good for, if it is not good for all.
    pub table: Option<TableId>,
    /// What its owner calls it, if anything.
    pub label: String,
    /// When it was made.
    pub made: WallTime,
    /// When it stops being good, if ever.
    pub until: Option<WallTime>,
}

impl Key {
    /// Whether it is still good at this time.
    pub fn is_good(&self, now: WallTime) -> bool {
        self.until.is_none_or(|until| now < until)
    }
}

/// What a key is for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum KeyKind {
    /// In the browser of somebody who sits at a table.
    Seat,
    /// On paper, for whoever has lost the browser.
    Recovery,
    /// In the cookie of somebody who is logged in.
    Session,
    /// In a program that plays.
    Bot,
    /// In the browser of somebody who comes to events and plays challenges, good for all of them.
    Guest,
}

impl KeyKind {
    const ALL: [Self; 5] = [Self::Seat, Self::Recovery, Self::Session, Self::Bot, Self::Guest];

    /// As it is stored.
    pub fn name(self) -> &'static str {
        match self {
            Self::Seat => "seat",
            Self::Recovery => "recovery",
            Self::Session => "session",
            Self::Bot => "bot",
            Self::Guest => "guest",
        }
    }

    /// The kind of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// The SHA-256 of a secret. That is enough for secrets of 128 random bits and more, which nobody can try out; it is not
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
