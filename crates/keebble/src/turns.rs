//! The order of turns (B5).

use crate::{Boons, Keebble, KeebbleEvent, KeebbleState, Stage, TurnSummary};
use kee_game::{Game, GameTime, Seat};

impl Keebble {
    /// The next seat to the left that takes a turn.
    pub(crate) fn next_seat(&self, state: &KeebbleState, seat: Seat) -> Seat {
        let players = self.players(state);
        self.seating().round_from(seat).find(|next| players.contains(*next)).unwrap_or(seat)
    }

    /// Begins a turn. A seat without letters that can't make a cell special goes straight to the ask.
    pub(crate) fn begin_turn(&self, state: &mut KeebbleState, at: GameTime, seat: Seat, again: u32) {
        state.turn = seat;
        state.boons = Boons { again, ..Boons::default() };
        state.heard = TurnSummary::new(seat);
        state.changed = false;
        let idle = state.hands[seat.index()].letters.is_empty() && !self.any_special(state);
        state.stage = if idle && !self.only_words(state) { Stage::Ask } else { Stage::Word };
        state.windows.open_next(at);
    }

    /// Ends a turn: the endgame may begin (B5.1), the game may end (B5.2), or the next turn comes.
    pub(crate) fn end_turn(&self, state: &mut KeebbleState, at: GameTime, events: &mut Vec<KeebbleEvent>) {
        let heard = std::mem::replace(&mut state.heard, TurnSummary::new(state.turn));
        state.before = Some(heard);
        state.powers.clear();
        state.boons = Boons { again: state.boons.again, ..Boons::default() };
        self.look_for_endgame(state, events);
        state.idle = if state.changed { 0 } else { state.idle + 1 };
        let players = self.players(state);
        if state.endgame && self.somebody_is_out(state) {
            self.finish(state, "out", events);
        } else if state.idle as usize >= players.len() {
            self.finish(state, if self.only_words(state) { "passed" } else { "idle" }, events);
        } else if state.boons.again > 0 && players.contains(state.turn) {
            self.begin_turn(state, at, state.turn, state.boons.again - 1);
        } else {
            self.begin_turn(state, at, self.next_seat(state, state.turn), 0);
        }
    }
}
