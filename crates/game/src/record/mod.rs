//! The record of a game: everything needed to replay it and to prove that it was played fairly.

mod commitment;
mod error;
mod header;
mod json;
mod replay;
mod text;

pub use commitment::Commitment;
pub use error::RecordError;
pub use header::{Header, Player, PlayerKind, WordsUsed};
pub use replay::{Mismatch, replay, rules_of, rules_of_said, verify};

use crate::{Entry, Outcome, Seed, hex};
use sha2::{Digest, Sha256};

/// An entry with action and chance in their text forms, so that a record can be read without knowing its game.
pub type RecordEntry = Entry<String, String>;

/// The end of the record of a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// The outcome.
    pub outcome: Outcome,
    /// The seed that the header's commitment was made from; none if the game was dealt by hand.
    pub seed: Option<Seed>,
}

/// An entry that was taken back: by a player against bots, or by a referee at a real table who mistyped it. It is kept so
/// that nothing changes in secret, and is never replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Undone {
    /// Its number as an entry, from 1.
    pub number: usize,
    /// The entry.
    pub entry: RecordEntry,
}

/// A game in writing: players, options, every input and, once it is over, outcome and seed.
///
/// Written as readable text (`.kee`) or as JSON; both carry the same digest, and both are refused when a single
/// character is wrong. A record that can be read need not be a legal game; [`verify`] checks that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The terms agreed before the first input.
    pub header: Header,
    /// Every input in order; entry 1 is the first.
    pub entries: Vec<RecordEntry>,
    /// The undone entries, in the order in which they were undone.
    pub undone: Vec<Undone>,
    /// The ending, once the game is over.
    pub ending: Option<Ending>,
}

impl Record {
    /// Reads a record in either form, told apart by the first character: JSON begins with `{`.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        let (record, seal) = Self::read_broken(text)?;
        seal.map(|()| record)
    }

    /// Reads a record even if its digest doesn't match, and says so: for finding out what was changed in it.
    pub fn read_broken(text: &str) -> Result<(Self, Result<(), RecordError>), RecordError> {
        let (record, written) = if text.starts_with('{') { json::read(text)? } else { text::read(text)? };
        let computed = record.digest();
        let seal = if written == computed { Ok(()) } else { Err(RecordError::Digest { written, computed }) };
        Ok((record, seal))
    }

    /// SHA-256 over the lines of the text form, in hexadecimal; the same for both forms.
    pub fn digest(&self) -> String {
        hex::write(&Sha256::digest(text::body(self)))
    }

    /// The readable form.
    pub fn to_text(&self) -> String {
        text::write(self)
    }

    /// The form for programs.
    pub fn to_json(&self) -> String {
        json::write(self)
    }
}
