//! Messages as sentences, in any language.
//!
//! Games tell and refuse things as [`kee_game::Message`]s. The sentences are in Fluent files, one per game and
//! language; a [`Language`] renders messages with them. The terminal and the server use English, the browser its
//! reader's language.

mod file;
mod language;
mod value;

pub use file::{SentenceArgs, misfits, parts, problem_misfits, sentence_misfits};
pub use language::Language;
pub use value::Value;

use kee_game::{InWords, Locales, Message, Names, Problem, Refusal};
use std::sync::LazyLock;

/// Sentences that belong to no game, English first.
pub const COMMON: Locales = &[("en", include_str!("../locales/en.ftl")), ("nl", include_str!("../locales/nl.ftl"))];

static ENGLISH: LazyLock<Language> = LazyLock::new(|| Language::english([COMMON[0].1]));

/// A refusal of a table, an event or the server, with its sentence in English.
pub fn spoken(refusal: Refusal) -> Refusal {
    ENGLISH.refused(refusal)
}

/// A problem of a request outside any game in English, with what it is about.
pub fn spoken_problem(problem: &Problem) -> String {
    ENGLISH.problem_about(problem)
}

/// The goodbye of a server that restarts.
pub fn farewell() -> Message {
    Message::new("farewell", [])
}

/// The English of one game.
pub fn english_of<G: InWords>() -> Language {
    Language::english([COMMON[0].1, G::LOCALES[0].1])
}

/// A refusal of one game with its sentence in English, for tests of the rules alone.
pub fn in_english<G: InWords>(refusal: Refusal) -> Refusal {
    english_of::<G>().refused(refusal)
}

/// The problems of a request for one game in English, for tests of the rules alone.
pub fn problems_in_english<G: InWords>(problems: &[Problem]) -> Vec<String> {
    let english = english_of::<G>();
    problems.iter().map(|problem| english.problem_about(problem)).collect()
}

/// No names: seats are shown by their letters.
pub(crate) fn unnamed() -> Names {
    Names::new([""; 0])
}
