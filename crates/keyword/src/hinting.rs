//! Hints, from a vague one to the play itself.

use crate::{BoardScorer, Keyword, KeywordView};
use kee_game::{Arg, Message};
use kee_grid::{Best, Coordinate, Scoring};
use std::ops::ControlFlow;

kee_game::messages! {
    /// The hints.
    pub(crate) HINTS;
    kinds() = "keyword-hint-kinds";
    no_letters() = "keyword-hint-no-letters";
    no_such_play() = "keyword-hint-none";
    the_play(play, score) = "keyword-hint-play";
    best_start(count, letters, place, score) = "keyword-hint-best-start";
}

impl Keyword {
    /// The number of plays and the start of the best one, the best word of a given length, or the best of all.
    pub(crate) fn hinted(&self, view: &KeywordView, asked: &str) -> Result<Message, Message> {
        let Some(sight) = view.sight() else { return Err(no_letters()) };
        let length = match (asked, asked.parse::<usize>()) {
            ("" | "best", _) => None,
            (_, Ok(length)) => Some(length),
            _ => return Err(kinds()),
        };
        let (mut count, mut best): (usize, Option<Best>) = (0, None);
        let scorer = BoardScorer::new(&self.scorer(sight.colour), sight.board);
        let _ = self.each_placement(&sight, |found| {
            if length.is_none_or(|length| length == found.len()) {
                count += 1;
                let score = scorer.score(found);
                if best.as_ref().is_none_or(|best| score > best.score) {
                    best = Some(Best { placement: found.placement(), score });
                }
            }
            ControlFlow::Continue(())
        });
        let Best { placement, score } = best.ok_or_else(no_such_play)?;
        if !asked.is_empty() {
            return Ok(the_play(Arg::text(&placement), score));
        }
        let (at, letters) = (Coordinate(placement.start(), placement.direction()), placement.letters().len());
        Ok(best_start(count, letters, Arg::text(&at), score))
    }
}
