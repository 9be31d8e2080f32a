//! When turns are only words (B5.1, B8.2), and who takes them then.

use super::{EndgameBegins, Hand, Keebble, KeebbleEvent, KeebbleState, KeebbleView};
use kee_game::{Game, Seat, SeatSet};

impl Keebble {
    /// Whether a turn is only a word: in the endgame, and with backpacks while nobody can receive a letter.
    pub fn only_words(&self, state: &KeebbleState) -> bool {
        state.endgame || self.nobody_can_receive(&state.hands, state.left, state.boons.collector.then_some(state.turn))
    }

    /// The same by what can be seen.
    pub fn only_words_seen(&self, view: &KeebbleView) -> bool {
        view.endgame || self.nobody_can_receive(&view.hands, view.left, view.boons.collector.then_some(view.turn))
    }

    /// B8.2: nobody who is there has both a free slot and room in the hand.
    fn nobody_can_receive(&self, hands: &[Hand], left: SeatSet, unlimited: Option<Seat>) -> bool {
        let room = |seat: Seat| self.room_in(&hands[seat.index()], unlimited == Some(seat));
        self.slots().is_some() && self.seating().everyone().minus(left).iter().all(|seat| room(seat) == 0)
    }

    /// Who still takes turns: everyone who is there, but for those without a letter when turns are only words.
    pub(super) fn players(&self, state: &KeebbleState) -> SeatSet {
        let present = self.seating().everyone().minus(state.left);
        if !self.only_words(state) {
            return present;
        }
        present.iter().filter(|seat| !state.hands[seat.index()].letters.is_empty()).collect()
    }

    /// Begins the endgame if enough edge cells have a letter (B5.1).
    pub(super) fn look_for_endgame(&self, state: &mut KeebbleState, events: &mut Vec<KeebbleEvent>) {
        if !state.endgame && state.paper.edge_letters() >= self.options().endgame.get() as usize {
            state.endgame = true;
            events.push(KeebbleEvent::Endgame);
        }
    }

    /// Where the endgame begins at once: whether it has, and somebody is out of letters, so that the game is over.
    pub(super) fn is_over_at_once(&self, state: &mut KeebbleState, events: &mut Vec<KeebbleEvent>) -> bool {
        if self.options().endgame_begins == EndgameBegins::NextTurn {
            return false;
        }
        self.look_for_endgame(state, events);
        state.endgame && self.somebody_is_out(state)
    }

    /// Whether somebody who is there has no letters (B5.2).
    pub(super) fn somebody_is_out(&self, state: &KeebbleState) -> bool {
        let present = self.seating().everyone().minus(state.left);
        present.iter().any(|seat| state.hands[seat.index()].letters.is_empty())
    }
}
