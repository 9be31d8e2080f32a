//! The actions open to a seat.

use crate::{BoardScorer, Call, Judge, Keyword, KeywordAction, KeywordState, Sight, Word};
use kee_game::{Game, Listing, Seat};
use kee_grid::{Best, FoundPlacement, Placement, Scoring};
use std::ops::ControlFlow;

impl Keyword {
    /// Lists the answers to the play before or its withdrawal, then every placement of every word in the dictionary,
    /// then every exchange, then the pass.
    pub(crate) fn list(
        &self,
        state: &KeywordState,
        seat: Seat,
        visit: &mut dyn FnMut(KeywordAction) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.pointers(state).contains(seat) {
            visit(KeywordAction::Let)?;
            visit(KeywordAction::Point)?;
        }
        if self.withdrawer(state) == Some(seat) {
            visit(KeywordAction::Withdraw)?;
        }
        if self.open_turn(state) != Some(seat) {
            return ControlFlow::Continue(());
        }
        if let Some(sight) = state.sight(seat) {
            let struck = state.struck();
            self.each_placement(&sight, |found| {
                let placement = found.placement();
                let again = !struck.is_empty() && makes(&sight, &placement, struck);
                if again { ControlFlow::Continue(()) } else { visit(KeywordAction::Play { placement, call: None }) }
            })?;
        }
        let left = self.left_for_turn(state);
        for letters in state.racks[seat.index()].choices().filter(|letters| letters.len() <= left) {
            visit(KeywordAction::Exchange(letters))?;
        }
        if self.must_play(state) { ControlFlow::Continue(()) } else { visit(KeywordAction::Pass) }
    }

    /// Other words are legal where the table judges, and other calls where scores are called.
    pub(crate) fn listing(&self) -> Listing {
        match (self.options().judge, self.options().call) {
            (Judge::Referee, Call::Off) => Listing::Complete,
            _ => Listing::Partial,
        }
    }

    /// Visits every legal placement of dictionary words once.
    pub fn each_placement(
        &self,
        sight: &Sight<'_>,
        mut visit: impl FnMut(&FoundPlacement<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let board = sight.board;
        self.grid(board).visit(&sight.rack.rack(), self.must(board), |found| {
            if self.starts_well(board, found.first()) { visit(found) } else { ControlFlow::Continue(()) }
        })
    }

    /// The best-scoring placement of a dictionary word; always the same one of equals.
    pub fn best_placement(&self, sight: &Sight<'_>) -> Option<Best> {
        let scorer = BoardScorer::new(&self.scorer(sight.colour), sight.board);
        if !sight.board.is_empty() {
            return self.grid(sight.board).best(&sight.rack.rack(), self.must(sight.board), &scorer);
        }
        let mut best: Option<Best> = None;
        let _ = self.each_placement(sight, |found| {
            let score = scorer.score(found);
            if best.as_ref().is_none_or(|best| score > best.score) {
                best = Some(Best { placement: found.placement(), score });
            }
            ControlFlow::Continue(())
        });
        best
    }
}

/// Whether a placement makes one of these words.
fn makes(sight: &Sight<'_>, placement: &Placement, struck: &[Word]) -> bool {
    let words = placement.fit(sight.board).map(|fitted| fitted.words(sight.board));
    words.is_ok_and(|words| words.iter().any(|word| struck.contains(&Word::from(word))))
}
