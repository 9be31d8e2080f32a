//! A letter in JSON, as it is written on paper.

use crate::letters::{capital, read_capital};
use kee_lexicon::Letter;
use serde::{Deserialize, Deserializer, Serializer, de::Error};

pub(super) fn serialize<S: Serializer>(letter: &Letter, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_char(capital(*letter))
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Letter, D::Error> {
    let text = String::deserialize(from)?;
    read_capital(&text).ok_or_else(|| D::Error::custom("expected a letter"))
}
