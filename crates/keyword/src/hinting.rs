//! Hints, from a vague one to the play itself.

use crate::{BoardScorer, Keyword, KeywordView};
use kee_grid::{Best, Coordinate, Scoring};
use std::ops::ControlFlow;

const KINDS: &str = "Type `hint`, `hint 6` (a six-letter word) or `hint best`.";

impl Keyword {
    /// How many plays there are and where the best one starts, the best word of a given length, or the best of all.
    pub(crate) fn hinted(&self, view: &KeywordView, asked: &str) -> Result<String, String> {
        let Some(sight) = view.sight() else { return Err("You don’t have any letters yet.".to_owned()) };
        let length = match (asked, asked.parse::<usize>()) {
            ("" | "best", _) => None,
            (_, Ok(length)) => Some(length),
            _ => return Err(KINDS.to_owned()),
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
        let Best { placement, score } = best.ok_or_else(|| "You can’t play such a word now.".to_owned())?;
        if !asked.is_empty() {
            return Ok(format!("{placement} for {score}."));
        }
        let (at, letters) = (Coordinate(placement.start(), placement.direction()), placement.letters().len());
        Ok(format!("Possible plays: {count}. The best one has {letters} letters, starts at {at} and scores {score}."))
    }
}
