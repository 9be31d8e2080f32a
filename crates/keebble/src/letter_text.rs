//! A letter in JSON, as it is written on paper.

use kee_lexicon::Letter;
use serde::{Deserialize, Deserializer, Serializer, de::Error};

/// Reads a text that is a single capital letter.
pub(crate) fn read_capital(text: &str) -> Option<Letter> {
    match text.as_bytes() {
        [byte @ b'A'..=b'Z'] => Letter::from_ascii(*byte),
        _ => None,
    }
}

pub(crate) fn serialize<S: Serializer>(letter: &Letter, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_char(letter.to_capital())
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Letter, D::Error> {
    let text = String::deserialize(from)?;
    read_capital(&text).ok_or_else(|| D::Error::custom("expected a letter"))
}
