//! Changes from outside the game: leaving and rulings.

use crate::{Keyword, KeywordEvent, KeywordNotice, KeywordRefusal, KeywordState};
use kee_game::{Change, Game, GameTime, Ruling, Seat};

impl Keyword {
    /// A seat that leaves keeps its points and letters, and its play that could be challenged stands. The game ends
    /// when only one player is left.
    pub(crate) fn leave(&self, state: &mut KeywordState, at: GameTime, seat: Seat) -> Vec<KeywordEvent> {
        let was_on_turn = state.turn == seat;
        state.left = state.left.with(seat);
        let mut events = vec![KeywordNotice::Left(seat).into()];
        if was_on_turn {
            state.correction = state.correction.take().filter(|_| state.pending.is_some());
            state.turn = self.next(state, seat);
        }
        let own = state.pending.as_ref().is_some_and(|pending| pending.played.seat == seat);
        let stands = state.pending.is_some() && (own || self.pointers(state).is_empty());
        if self.present(state).len() < self.seating().len().min(2) {
            self.finish(state, "left", &mut events);
        } else if stands {
            self.close_pending(state, &mut events);
            self.go_on(state, at, &mut events);
        } else if state.pending.is_none() && (was_on_turn || self.ending(state).is_some()) {
            self.go_on(state, at, &mut events);
        } else if was_on_turn {
            state.windows.open_next(at);
        }
        events
    }

    pub(crate) fn rule(&self, state: &mut KeywordState, at: GameTime, ruling: Ruling) -> Change<Self> {
        let mut events = Vec::new();
        let doubted = state.pending.as_ref().map(|pending| pending.played.seat);
        match ruling {
            Ruling::End => self.finish(state, "ruled", &mut events),
            Ruling::Award(seat, points) => {
                state.scores[seat.index()] += i64::from(points);
                events.push(KeywordNotice::Awarded(seat, points).into());
            }
            Ruling::Struck | Ruling::Stands if doubted.is_none() => return Err(KeywordRefusal::NothingToRuleOn),
            // A steward names no word, so the placed word is struck.
            Ruling::Struck => {
                let laid = state.pending.iter().flat_map(|pending| pending.played.words.first()).cloned().collect();
                self.take_back(state, at, laid, &mut events);
                state.last = None;
            }
            Ruling::Stands => {
                self.close_pending(state, &mut events);
                self.go_on(state, at, &mut events);
            }
            Ruling::Forfeit(seat) if doubted == Some(seat) => {
                self.lift(state);
                events.push(KeywordNotice::Forfeited(seat).into());
                self.turn_without_word(state, at, seat, &mut events);
            }
            Ruling::Forfeit(seat) if self.open_turn(state) == Some(seat) => {
                self.close_pending(state, &mut events);
                events.push(KeywordNotice::Forfeited(seat).into());
                self.turn_without_word(state, at, seat, &mut events);
            }
            Ruling::Forfeit(seat) => return Err(KeywordRefusal::NotOnTurn(seat)),
        }
        Ok(events)
    }
}
