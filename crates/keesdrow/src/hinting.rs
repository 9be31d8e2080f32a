//! Hints, from a vague one to the word itself.

use crate::{BoardQuery, Cell, FoundWord, Keesdrow, KeesdrowView, Solver, Variant, maze_layout::won_by};
use kee_game::{Arg, Game, Message};
use std::cmp::Reverse;

kee_game::messages! {
    /// The hints.
    pub(crate) HINTS;
    kinds() = "keesdrow-hint-kinds";
    starting_at(cell, count) = "keesdrow-hint-start";
    the_word(word, walk, amount) = "keesdrow-hint-word";
    no_such_word() = "keesdrow-hint-none";
    no_words_left() = "keesdrow-hint-no-words";
    richest_start(count, letters, cell, amount) = "keesdrow-hint-best-start";
}

impl Keesdrow {
    /// The start of the best word, the number of words from a cell, a word of a given length, or the best word.
    pub(crate) fn hinted(&self, view: &KeesdrowView, asked: &str) -> Result<Message, Message> {
        let question = view.ground.question(self.options());
        let solve = |question: &BoardQuery<'_>| Solver::new(self.lexicon().clone()).solve(&view.ground.board, question);
        let worth = |found: &FoundWord| self.hinted_worth(view, found);
        let shown = |found: &FoundWord| the_word(found.word.to_ascii_uppercase(), Arg::text(&found.walk), worth(found));
        if let Ok(cell) = asked.parse::<Cell>() {
            let count = solve(&BoardQuery { start: Some(cell), ..question }).len();
            return Ok(starting_at(Arg::text(&cell), count));
        }
        let mut found = solve(&question);
        if self.options().variant == Variant::FourScore {
            // Points don't count there. Among words that win as many tiles, the best-scoring one still comes first.
            found.sort_by_cached_key(|found| Reverse(self.tiles_won(view, found)));
        }
        match (asked, asked.parse::<usize>()) {
            ("", _) => Ok(found.first().map_or_else(no_words_left, |best| {
                richest_start(found.len(), best.word.len(), Arg::text(&best.walk.cells()[0]), worth(best))
            })),
            ("best", _) => found.first().map(shown).ok_or_else(no_such_word),
            (_, Ok(length)) => {
                found.iter().find(|found| found.word.len() == length).map(shown).ok_or_else(no_such_word)
            }
            _ => Err(kinds()),
        }
    }

    fn tiles_won(&self, view: &KeesdrowView, found: &FoundWord) -> usize {
        won_by(&view.ground.board, &found.walk, self.options().tile_won).len()
    }

    fn hinted_worth(&self, view: &KeesdrowView, found: &FoundWord) -> Message {
        let four_score = self.options().variant == Variant::FourScore;
        self.amount(if four_score { self.tiles_won(view, found) as u32 } else { found.score.0 })
    }
}
