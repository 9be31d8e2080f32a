//! Hints, from a vague one to the word itself.

use crate::{Cell, Found, Keesdrow, KeesdrowView, Question, Solver, Variant, layout::won_by};
use kee_game::Game;
use std::cmp::Reverse;

const KINDS: &str = "Type `hint`, `hint a1` (how many words start there), `hint 6` (a six-letter word) or `hint best`.";

impl Keesdrow {
    /// Where the best word starts, how many words start at a cell, a word of a given length, or the best word.
    pub(crate) fn hinted(&self, view: &KeesdrowView, asked: &str) -> Result<String, String> {
        let question = view.ground.question(self.options());
        let solve = |question: &Question<'_>| Solver::new(self.lexicon().clone()).solve(&view.ground.board, question);
        let worth = |found: &Found| self.hinted_worth(view, found);
        let shown = |found: &Found| format!("{} {} for {}.", found.word.to_ascii_uppercase(), found.walk, worth(found));
        let none = || "There’s no such word on the board now.".to_owned();
        if let Ok(cell) = asked.parse::<Cell>() {
            let count = solve(&Question { start: Some(cell), ..question }).len();
            return Ok(format!("Words that start at {cell}: {count}."));
        }
        let mut found = solve(&question);
        if self.options().variant == Variant::FourScore {
            // Points don't count there. Among words that win as many tiles, the best-scoring one still comes first.
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
        let four_score = self.options().variant == Variant::FourScore;
        self.amount(if four_score { self.tiles_won(view, found) as u32 } else { found.score.0 })
    }
}

/// How many words there are and where the best one starts, without naming it.
fn richest_start(found: &[Found], worth: impl Fn(&Found) -> String) -> String {
    match found.first() {
        None => "There are no words left on the board.".to_owned(),
        Some(best) => format!(
            "Words on the board: {}. The best one has {} letters, starts at {} and is worth {}.",
            found.len(),
            best.word.len(),
            best.walk.cells()[0],
            worth(best)
        ),
    }
}
