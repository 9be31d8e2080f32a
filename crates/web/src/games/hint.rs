//! Hints in words: first where to look, then what to play.

use crate::t;

/// A hint for a player, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct HintWords {
    /// The place to look at; none if there is nothing to look for.
    pub(crate) near: Option<String>,
    /// The move to play.
    pub(crate) what: String,
}

impl HintWords {
    /// A word from one square to another.
    pub(super) fn word(word: &str, [from, to]: [impl ToString; 2], near: impl ToString) -> Self {
        let [from, to, near] = [from.to_string(), to.to_string(), near.to_string()].map(|at| at.to_ascii_uppercase());
        let what = t!("hint-word", word = word.to_ascii_uppercase(), from = from, to = to);
        Self { near: Some(t!("hint-near", place = near)), what }
    }

    /// Something on a square.
    pub(super) fn on(square: impl ToString, what: String) -> Self {
        Self { near: Some(t!("hint-near", place = square.to_string().to_ascii_uppercase())), what }
    }

    /// Something that is not on the board.
    pub(super) fn only(what: String) -> Self {
        Self { near: None, what }
    }
}
