//! Changes from outside the game: leaving and rulings.

use crate::{Keesdrow, KeesdrowEvent, KeesdrowRefusal, KeesdrowState};
use kee_game::{Change, Game, GameTime, Ruling, Seat};

impl Keesdrow {
    /// A seat that leaves keeps its points and words for its team. The game ends when only one side is left.
    pub(crate) fn leave(&self, state: &mut KeesdrowState, at: GameTime, seat: Seat) -> Vec<KeesdrowEvent> {
        let was_on_turn = self.open_turn(state) == Some(seat);
        state.left = state.left.with(seat);
        let mut events = vec![KeesdrowEvent::Left(seat)];
        let present = self.seating().everyone().minus(state.left);
        let one_side = self.seating().on_one_side(present);
        let own = state.pending.as_ref().is_some_and(|pending| pending.seat == seat);
        let all_waived = state.doubted().is_some() && self.challengers(state).is_empty();
        if one_side {
            self.finish(state, "left", &mut events);
        } else if own || all_waived {
            if state.doubted().is_none() {
                state.last = seat;
            }
            self.settle(state, &mut events);
            self.go_on(state, at, &mut events);
        } else if state.doubted().is_some() {
            self.weigh(state);
            state.windows.open_next(at);
        } else if was_on_turn {
            self.go_on(state, at, &mut events);
        }
        events
    }

    pub(crate) fn rule(&self, state: &mut KeesdrowState, at: GameTime, ruling: Ruling) -> Change<Self> {
        let mut events = Vec::new();
        let doubted = state.doubted().map(|(pending, _)| pending.seat);
        match ruling {
            Ruling::End => self.finish(state, "ruled", &mut events),
            Ruling::Award(seat, points) => {
                state.scores[seat.index()] += i64::from(points);
                events.push(KeesdrowEvent::Awarded(seat, points));
                self.weigh_again(state, at);
            }
            Ruling::Forfeit(seat) if self.open_turn(state) == Some(seat) => {
                self.close_doubt(state, &mut events);
                state.pending = None;
                events.push(KeesdrowEvent::Forfeited(seat));
                self.end_turn(state, at, seat, &mut events);
            }
            Ruling::Struck | Ruling::Stands if doubted.is_none() => return Err(KeesdrowRefusal::NothingToRuleOn),
            Ruling::Forfeit(seat) if doubted != Some(seat) => return Err(KeesdrowRefusal::NotOnTurn(seat)),
            Ruling::Struck | Ruling::Forfeit(_) => {
                self.strike(state, &mut events);
                self.go_on(state, at, &mut events);
            }
            Ruling::Stands => {
                self.settle(state, &mut events);
                self.go_on(state, at, &mut events);
            }
        }
        Ok(events)
    }
}
