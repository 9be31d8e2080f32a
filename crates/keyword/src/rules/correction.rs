use super::{Keyword, KeywordState};
use crate::Word;
use kee_game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// What binds a player who took letters back, until that turn is over (W5.2).
#[derive(Clone, Default, PartialEq, Debug, Serialize, Deserialize)]
pub struct Correction {
    /// The words found bad this turn.
    pub struck: Vec<Word>,
    /// Whether the player has taken a play back unasked.
    pub withdrew: bool,
}

impl Keyword {
    /// Who may take the play back that is not settled: its player, once a turn (W5.4).
    pub(super) fn withdrawer(&self, state: &KeywordState) -> Option<Seat> {
        let player = state.pending.as_ref()?.played.seat;
        let again = state.correction.as_ref().is_some_and(|correction| correction.withdrew);
        (!again && !state.left.contains(player)).then_some(player)
    }

    /// The same as a set of seats.
    pub(super) fn withdrawers(&self, state: &KeywordState) -> SeatSet {
        self.withdrawer(state).into_iter().collect()
    }

    /// Whether the player on turn may not pass: a correction is due, and there is a letter to exchange for (W5.2).
    pub(super) fn must_play(&self, state: &KeywordState) -> bool {
        state.pending.is_none() && state.correction.is_some() && !state.bag.is_empty()
    }
}

impl KeywordState {
    /// The words that the player on turn may not make.
    pub(super) fn struck(&self) -> &[Word] {
        let correction = self.correction.as_ref().filter(|_| self.pending.is_none());
        correction.map_or(&[], |correction| &correction.struck)
    }
}
