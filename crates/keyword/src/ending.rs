//! The end of a game and its outcome (W6).

use crate::{Keyword, KeywordEvent, KeywordNotice, KeywordState};
use kee_game::{Game, Outcome, Seat};

impl Keyword {
    /// The number of rounds of passes that end the game (W6.1).
    pub const PASSED_ROUNDS: u32 = 2;
    /// The number of rounds without a word that end the game, however they were spent (W6.4).
    pub const BARREN_ROUNDS: u32 = 3;
    /// The points that win a game of solitaire (W8.1).
    pub const SOLITAIRE_GOAL: i64 = 850;

    /// The way in which the game is over now, if it is. Nothing may be pending.
    pub(crate) fn ending(&self, state: &KeywordState) -> Option<&'static str> {
        let present = self.present(state).len() as u32;
        if state.out.is_some() {
            Some("out")
        } else if state.passes >= Self::PASSED_ROUNDS * present || state.barren >= Self::BARREN_ROUNDS * present {
            Some("passes")
        } else {
            None
        }
    }

    /// Ends the game. A play that could still be challenged stands, and if its player goes out by it, the game ends
    /// that way, unless a steward ended it.
    pub(crate) fn finish(&self, state: &mut KeywordState, ending: &str, events: &mut Vec<KeywordEvent>) {
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

    /// Adds and subtracts what racks count at the end (W6.2).
    fn count_racks(&self, state: &mut KeywordState, events: &mut Vec<KeywordEvent>) {
        let (out, letter_left) = (i64::from(self.bonuses().going_out), i64::from(self.bonuses().letter_left));
        if let Some(seat) = state.out {
            state.scores[seat.index()] += out;
            events.push(KeywordNotice::WentOut(seat, out).into());
        }
        for seat in self.seating().seats() {
            let rack = state.racks[seat.index()];
            let loss = letter_left * rack.len() as i64;
            if loss > 0 {
                state.scores[seat.index()] -= loss;
                events.push(KeywordNotice::KeptLetters(seat, rack, loss).into());
            }
        }
    }

    /// W6.3: the highest score wins, and equal scores share the place.
    pub(crate) fn outcome(&self, state: &KeywordState, ending: &str) -> Outcome {
        Outcome::by_team_score(ending, &state.scores, self.seating())
    }
}
