//! Messages as sentences, in any language.
//!
//! Games say what they tell and refuse as [`kee_game::Message`]s. The sentences are in Fluent files, one a game and
//! language; a [`Language`] puts the two together. The terminal and the server speak English, the browser what its reader
//! reads, all by this.

mod file;
mod language;
mod value;

pub use file::{Parts, parts};
pub use language::Language;
pub use value::Value;

use kee_game::{InWords, Locales, Names, Refusal};

/// Sentences that belong to no game, English first.
pub const COMMON: Locales = &[("en", include_str!("../locales/en.ftl")), ("nl", include_str!("../locales/nl.ftl"))];

/// The English of one game.
pub fn english_of<G: InWords>() -> Language {
    Language::english([COMMON[0].1, G::LOCALES[0].1])
}

/// A refusal of one game with its sentence in English, for tests that look at the rules alone.
pub fn in_english<G: InWords>(refusal: Refusal) -> Refusal {
    english_of::<G>().refused(refusal)
}

/// Nobody has a name: seats are called by their letters.
pub(crate) fn unnamed() -> Names {
    Names::new([""; 0])
}
