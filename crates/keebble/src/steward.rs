//! Events from outside a game: time runs out, seats leave, stewards rule.

use crate::{Answers, Keebble, KeebbleEvent, KeebbleRefusal, KeebbleState, LetterAnswer, Letters, Stage};
use kee_game::{Change, Game, GameTime, Ruling, Seat, SeatSet, WindowId};

impl Keebble {
    /// Lets a late seat do nothing (B1.9), or gives it the first free edge cell if it should claim one (B1.7). The
    /// limit of the whole game ends it as it stands (B5.4).
    pub(crate) fn expire(&self, state: &mut KeebbleState, at: GameTime, window: WindowId) -> Vec<KeebbleEvent> {
        if window == WindowId::GAME_LIMIT {
            let mut events = Vec::new();
            self.finish(state, "time_up", &mut events);
            return events;
        }
        let late = self.asked(state);
        let mut events: Vec<KeebbleEvent> = late.iter().map(KeebbleEvent::TimeUp).collect();
        self.do_nothing(state, at, late, &mut events);
        events
    }

    /// Answers the open question with nothing for these seats.
    fn do_nothing(&self, state: &mut KeebbleState, at: GameTime, seats: SeatSet, events: &mut Vec<KeebbleEvent>) {
        match state.stage {
            Stage::First | Stage::Board | Stage::Lot => {}
            Stage::Claim => {
                let cell = state.paper.edge().find(|cell| state.paper.board.is_free(*cell));
                if let Some(cell) = cell {
                    let claimed = self.claim(state, at, state.turn, cell);
                    events.extend(claimed.unwrap_or_default());
                }
            }
            Stage::Word => self.after_word(state, at, events),
            Stage::Power => {
                state.powers.remove(0);
                self.run_powers(state, at, events);
            }
            Stage::Ask => self.end_turn(state, at, events),
            Stage::Answer => {
                for seat in seats.iter() {
                    self.give_answer(state, at, seat, LetterAnswer::Nothing, events);
                }
                self.next_answer(state, at, events);
            }
        }
    }

    /// Lets a seat leave with the letters of its hand; its cell, letters on the board and points stay. When one seat is
    /// left, the game ends.
    pub(crate) fn leave(&self, state: &mut KeebbleState, at: GameTime, seat: Seat) -> Vec<KeebbleEvent> {
        let asked_now = self.asked(state);
        state.left = state.left.with(seat);
        state.hands[seat.index()].letters = Letters::NONE;
        state.changed = true;
        let mut events = vec![KeebbleEvent::Left(seat)];
        if self.seating().everyone().minus(state.left).len() < 2 {
            self.finish(state, "left", &mut events);
            return events;
        }
        let was_answering = state.answering.contains(seat);
        state.answering = state.answering.without(seat);
        state.sealed.retain(|(answered, _)| *answered != seat);
        match state.stage {
            Stage::Answer if was_answering => {
                if self.options().answers == Answers::InTurn && asked_now.contains(seat) {
                    state.windows.open_next(at);
                }
                self.next_answer(state, at, &mut events);
            }
            Stage::Claim if state.turn == seat => self.next_claim(state, at),
            Stage::Word | Stage::Power | Stage::Ask if state.turn == seat => self.end_turn(state, at, &mut events),
            Stage::Power if !self.can_use(state, state.powers[0].special) => {
                self.run_powers(state, at, &mut events);
            }
            _ => {}
        }
        events
    }

    pub(crate) fn rule(&self, state: &mut KeebbleState, at: GameTime, ruling: Ruling) -> Change<Self> {
        let mut events = Vec::new();
        match ruling {
            Ruling::End => self.finish(state, "ruled", &mut events),
            Ruling::Award(seat, points) => {
                state.points[seat.index()] += i64::from(points);
                events.push(KeebbleEvent::Awarded(seat, points));
            }
            Ruling::Forfeit(seat) if self.asked(state).contains(seat) => {
                events.push(KeebbleEvent::Forfeited(seat));
                match state.stage {
                    Stage::Word | Stage::Power => self.end_turn(state, at, &mut events),
                    _ => self.do_nothing(state, at, SeatSet::only(seat), &mut events),
                }
            }
            Ruling::Forfeit(seat) => return Err(KeebbleRefusal::NotOnTurn(seat)),
            Ruling::Stands | Ruling::Struck => return Err(KeebbleRefusal::NothingToRuleOn),
        }
        Ok(events)
    }
}
