//! Hints for somebody who is stuck, from the vaguest to the plainest.

use super::{Keesdrow, KeesdrowView, Variant, tiles::won_by};
use crate::{Cell, Found, Question, Solver};
use kee_game::Game;
use std::cmp::Reverse;

const KINDS: &str =
    "Ask for `hint`, `hint a1` (how many words begin there), `hint 6` (a word of six letters) or `hint best`.";

impl Keesdrow {
    /// Where words begin, how many begin at a cell, a word of a given length, or the best word.
    pub(super) fn hinted(&self, view: &KeesdrowView, asked: &str) -> Result<String, String> {
        let question = view.ground.question(self.options());
        let solve = |question: &Question<'_>| Solver::new(self.lexicon().clone()).solve(&view.ground.board, question);
        let worth = |found: &Found| self.hinted_worth(view, found);
        let shown = |found: &Found| format!("{} {} for {}.", found.word.to_ascii_uppercase(), found.walk, worth(found));
        let none = || "No such word can be walked now.".to_owned();
        if let Ok(cell) = asked.parse::<Cell>() {
            let count = solve(&Question { start: Some(cell), ..question }).len();
            return Ok(format!("{count} words begin at {cell}."));
        }
        let mut found = solve(&question);
        if self.options().variant == Variant::FourScore {
            // Points count for nothing there. Of words that win as many tiles the best-paying still comes first.
            found.sort_by_cached_key(|found| Reverse(self.tiles_won(view, found)));
        }
        match (asked, asked.parse::<usize>()) {
            ("", _) => Ok(richest_start(&found, worth)),
            ("best", _) => found.first().map(shown).ok_or_else(none),
            (_, Ok(length)) => found.iter().find(|found| found.word.len() == length).map(shown).ok_or_else(none),
            _ => Err(KINDS.to_owned()),
        }
    }

    fn tiles_won(&self, view: &KeesdrowView, found: &Found) -> usize {
        won_by(&view.ground.board, &found.walk, self.options().tile_won).len()
    }

    fn hinted_worth(&self, view: &KeesdrowView, found: &Found) -> String {
        match (self.options().variant, self.tiles_won(view, found)) {
            (Variant::FourScore, 1) => "1 tile".to_owned(),
            (Variant::FourScore, tiles) => format!("{tiles} tiles"),
            _ => found.score.to_string(),
        }
    }
}

/// Where the best words lie, without saying which they are.
fn richest_start(found: &[Found], worth: impl Fn(&Found) -> String) -> String {
    match found.first() {
        None => "No word can be walked now.".to_owned(),
        Some(best) => format!(
            "{} words can be walked; the best one has {} letters, begins at {} and pays {}.",
            found.len(),
            best.word.len(),
            best.walk.cells()[0],
            worth(best)
        ),
    }
}
