//! Hints for somebody who is stuck, from the vaguest to the plainest.

use super::{Keesdrow, KeesdrowView};
use crate::{Cell, Found, Question, Solver};
use kee_game::Game;

const KINDS: &str =
    "Ask for `hint`, `hint a1` (how many words begin there), `hint 6` (a word of six letters) or `hint best`.";

impl Keesdrow {
    /// Where words begin, how many begin at a cell, a word of a given length, or the best word.
    pub(super) fn hinted(&self, view: &KeesdrowView, asked: &str) -> Result<String, String> {
        let question = view.ground.question(self.options());
        let solve = |question: &Question<'_>| Solver::new(self.lexicon().clone()).solve(&view.ground.board, question);
        let shown = |found: &Found| format!("{} {} for {}.", found.word.to_ascii_uppercase(), found.walk, found.score);
        let none = || "No such word can be walked now.".to_owned();
        if let Ok(cell) = asked.parse::<Cell>() {
            let count = solve(&Question { start: Some(cell), ..question }).len();
            return Ok(format!("{count} words begin at {cell}."));
        }
        let found = solve(&question);
        match (asked, asked.parse::<usize>()) {
            ("", _) => Ok(richest_start(&found)),
            ("best", _) => found.first().map(shown).ok_or_else(none),
            (_, Ok(length)) => found.iter().find(|found| found.word.len() == length).map(shown).ok_or_else(none),
            _ => Err(KINDS.to_owned()),
        }
    }
}

/// Where the best-paying words lie, without saying which they are.
fn richest_start(found: &[Found]) -> String {
    match found.first() {
        None => "No word can be walked now.".to_owned(),
        Some(best) => format!(
            "{} words can be walked; the best one has {} letters, begins at {} and pays {}.",
            found.len(),
            best.word.len(),
            best.walk.cells()[0],
            best.score
        ),
    }
}
