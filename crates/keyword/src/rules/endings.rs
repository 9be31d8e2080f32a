//! When a game is over, and how it came out (W6).

use super::{Keyword, KeywordEvent, KeywordNotice, KeywordState};
use kee_game::{Game, Outcome, Seat};

impl Keyword {
    /// So many rounds of passes end the game (W6.1).
    pub const PASSED_ROUNDS: u32 = 2;
    /// So many rounds without a word end it too, whatever was done instead (W6.4).
    pub const BARREN_ROUNDS: u32 = 3;
    /// The points that win a game alone (W8.1).
    pub const SOLITAIRE_GOAL: i64 = 850;

    /// In which way the game is over now, if it is. Nothing may be pending.
    pub(super) fn ending(&self, state: &KeywordState) -> Option<&'static str> {
        let present = self.present(state).len() as u32;
        if state.out.is_some() {
            Some("out")
        } else if state.passes >= Self::PASSED_ROUNDS * present || state.barren >= Self::BARREN_ROUNDS * present {
            Some("passes")
        } else {
            None
        }
    }

    /// The game is over. A play that could still be pointed at stands; and if it brought its player rid of all letters,
    /// that is how the game ended, unless a steward ended it.
    pub(super) fn finish(&self, state: &mut KeywordState, ending: &str, events: &mut Vec<KeywordEvent>) {
        self.close_pending(state, events);
        let ending = if state.out.is_some() && ending != "ruled" { "out" } else { ending };
        if matches!(ending, "out" | "passes" | "time_up") {
            self.count_racks(state, events);
            if let [score] = state.scores[..] {
                events.push(KeywordNotice::CameTo(Seat::new(0), score, score >= Self::SOLITAIRE_GOAL).into());
            }
        }
        state.ending = Some(ending.to_owned());
        events.push(KeywordNotice::Ended(ending.to_owned()).into());
    }

    /// W6.2.
    fn count_racks(&self, state: &mut KeywordState, events: &mut Vec<KeywordEvent>) {
        let (out, letter_left) = (i64::from(self.bonuses().going_out), i64::from(self.bonuses().letter_left));
        if let Some(seat) = state.out {
            state.scores[seat.index()] += out;
            events.push(KeywordNotice::WentOut(seat, out).into());
        }
        for seat in self.seating().seats() {
            let rack = state.racks[seat.index()].clone();
            let loss = letter_left * rack.len() as i64;
            if loss > 0 {
                state.scores[seat.index()] -= loss;
                events.push(KeywordNotice::KeptLetters(seat, rack, loss).into());
            }
        }
    }

    /// W6.3: the highest score wins, and equal scores share the place.
    pub(super) fn outcome(&self, state: &KeywordState, ending: &str) -> Outcome {
        Outcome::by_team_score(ending, &state.scores, self.seating())
    }
}
