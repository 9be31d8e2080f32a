//! When a game is over, and how it came out (K7, K9).

use super::{End, Keesdrow, KeesdrowState, Variant, any_word::any_word, tiles::any_tile};
use kee_game::{Game, Outcome, Seat};

/// So many rounds in which nobody finds a word end a game to a goal, or one for tiles.
const BARREN_ROUNDS: u32 = 2;

impl Keesdrow {
    /// Whose turn it is: the next seat to the left that is there and has a turn left.
    pub(super) fn on_turn(&self, state: &KeesdrowState) -> Option<Seat> {
        let seating = self.seating();
        let can = |seat: &Seat| !state.left.contains(*seat) && self.has_turns_left(state, *seat);
        seating.round_from(state.last).chain([state.last]).find(can)
    }

    /// K7.2: turns are counted by team. A partner who is left plays them all.
    fn has_turns_left(&self, state: &KeesdrowState, seat: Seat) -> bool {
        let counted = self.options().end == End::Turns && self.options().variant != Variant::FourScore;
        let members = self.seating().members(self.seating().team(seat));
        let had: u32 = members.iter().map(|member| state.turns[member.index()]).sum();
        !counted || had < self.options().turns.get()
    }

    /// How many rounds in which nobody finds a word end the game, if any do (K7.3, K7.5).
    fn barren_rounds(&self) -> Option<u32> {
        let four_score = self.options().variant == Variant::FourScore;
        match self.options().end {
            End::Exhaustion if !four_score => Some(1),
            _ if self.seating().len() == 1 => None,
            End::Turns | End::Limit if !four_score => None,
            _ => Some(BARREN_ROUNDS),
        }
    }

    /// In which way the game is over now, if it is. Nothing may be pending.
    pub(super) fn ending(&self, state: &KeesdrowState) -> Option<&'static str> {
        if state.time_up {
            return Some("time_up");
        }
        let options = self.options();
        let four_score = options.variant == Variant::FourScore;
        let best = self.team_scores(state).into_iter().max().unwrap_or(0);
        let present = self.seating().seats().filter(|seat| !state.left.contains(*seat));
        let turns: Vec<u32> = present.map(|seat| state.turns[seat.index()]).collect();
        let round_is_complete = turns.iter().all(|count| *count > 0 && *count == turns[0]);
        let barren = self.barren_rounds().is_some_and(|rounds| state.barren >= rounds * turns.len() as u32);
        if four_score && best >= i64::from(options.tiles.get()) {
            Some("tiles")
        } else if self.on_turn(state).is_none() {
            Some("turns")
        } else if !four_score && options.end == End::Goal && round_is_complete && best >= i64::from(options.goal.get())
        {
            Some("goal")
        } else if barren {
            Some("exhaustion")
        } else if four_score && !any_tile(&state.ground.board) || !self.any_word(state) {
            Some("played_out")
        } else {
            None
        }
    }

    fn any_word(&self, state: &KeesdrowState) -> bool {
        any_word(self.lexicon(), &state.ground.board, &state.ground.question(self.options()))
    }

    /// Points, or tiles in Four Score, by team.
    pub(super) fn team_scores(&self, state: &KeesdrowState) -> Vec<i64> {
        self.seating().team_sums(&state.scores)
    }

    /// K7.4: the highest score wins, and equal scores share the place.
    pub(super) fn outcome(&self, state: &KeesdrowState, ending: &str) -> Outcome {
        Outcome::by_team_score(ending, &self.team_scores(state), self.seating())
    }
}
