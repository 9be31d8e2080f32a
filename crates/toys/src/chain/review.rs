use super::{Chain, ChainAction, ChainState};
use kee_game::{Game, Reviewed, Seat};
use std::ops::ControlFlow;

impl Reviewed for Chain {
    fn worth(&self, _: &ChainState, _: Seat, action: &ChainAction) -> Option<i64> {
        Some(match action {
            ChainAction::Say(word) => i64::from(word.points()),
            ChainAction::Pass => 0,
        })
    }

    /// The longest word; of equals, the first in the alphabet.
    fn best(&self, state: &ChainState, seat: Seat) -> Option<(ChainAction, i64)> {
        let mut best = None;
        self.actions(state, seat, &mut |action| {
            let worth = self.worth(state, seat, &action);
            if best.as_ref().map(|(_, best)| *best) < worth {
                best = worth.map(|worth| (action, worth));
            }
            ControlFlow::Continue(())
        });
        best
    }
}
