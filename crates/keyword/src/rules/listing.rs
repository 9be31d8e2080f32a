//! What a seat can do.

use super::{Call, Judge, Keyword, KeywordAction, KeywordState, Sight};
use crate::BoardScorer;
use kee_game::{Game, Listing, Seat};
use kee_grid::{Best, Found, Scoring};
use std::ops::ControlFlow;

impl Keyword {
    /// What answers the play before; then every word of the list, wherever it can be placed; then every exchange; then the
    /// pass.
    pub(super) fn list(
        &self,
        state: &KeywordState,
        seat: Seat,
        visit: &mut dyn FnMut(KeywordAction) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.pointers(state).contains(seat) {
            visit(KeywordAction::Let)?;
            visit(KeywordAction::Point)?;
        }
        if self.open_turn(state) != Some(seat) {
            return ControlFlow::Continue(());
        }
        if let Some(sight) = state.sight(seat) {
            self.each_placement(&sight, |found| {
                visit(KeywordAction::Play { placement: found.placement(), call: None })
            })?;
        }
        let left = self.left_for_turn(state);
        for letters in state.racks[seat.index()].choices().filter(|letters| letters.len() <= left) {
            visit(KeywordAction::Exchange(letters))?;
        }
        visit(KeywordAction::Pass)
    }

    /// Other words are legal where the table judges, and other calls where scores are called.
    pub(super) fn listing(&self) -> Listing {
        match (self.options().judge, self.options().call) {
            (Judge::Referee, Call::Off) => Listing::Complete,
            _ => Listing::Partial,
        }
    }

    /// Shows every legal placement of dictionary words once.
    pub fn each_placement(
        &self,
        sight: &Sight<'_>,
        mut visit: impl FnMut(&Found<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let board = sight.board;
        self.grid(board).visit(&sight.rack.rack(), self.must(board), |found| {
            if self.starts_well(board, found.first()) { visit(found) } else { ControlFlow::Continue(()) }
        })
    }

    /// The placement of a dictionary word that scores most; of equals always the same.
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
