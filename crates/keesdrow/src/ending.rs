//! The end of a game and its outcome (K7, K9).

use crate::{End, Keesdrow, KeesdrowState, Variant, listing::any_word, maze_layout::any_tile};
use kee_game::{Game, Outcome, Seat};

/// The number of rounds without a word that end a game to a goal or for tiles.
const BARREN_ROUNDS: u32 = 2;

impl Keesdrow {
    /// The seat whose turn it is: the next one to the left that is present and has a turn left.
    pub(crate) fn on_turn(&self, state: &KeesdrowState) -> Option<Seat> {
        let seating = self.seating();
        let can = |seat: &Seat| !state.left.contains(*seat) && self.has_turns_left(state, *seat);
        seating.round_from(state.last).chain([state.last]).find(can)
    }

    /// Counts turns by team (K7.2). A player whose partner has left plays them all.
    fn has_turns_left(&self, state: &KeesdrowState, seat: Seat) -> bool {
        let counted = self.options().end == End::Turns && self.options().variant != Variant::FourScore;
        let members = self.seating().members(self.seating().team(seat));
        let had: u32 = members.iter().map(|member| state.turns[member.index()]).sum();
        !counted || had < self.options().turns.get()
    }

    /// The number of rounds without a word that end the game, if any number does (K7.3, K7.5).
    fn barren_rounds(&self) -> Option<u32> {
        let four_score = self.options().variant == Variant::FourScore;
        match self.options().end {
            End::Exhaustion if !four_score => Some(1),
            _ if self.seating().len() == 1 => None,
            End::Turns | End::Limit if !four_score => None,
            _ => Some(BARREN_ROUNDS),
        }
    }

    /// The way in which the game is over now, if it is. Nothing may be pending.
    pub(crate) fn ending(&self, state: &KeesdrowState) -> Option<&'static str> {
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
    pub(crate) fn team_scores(&self, state: &KeesdrowState) -> Vec<i64> {
        self.seating().team_sums(&state.scores)
    }

    /// K7.4: the highest score wins, and equal scores share the place.
    pub(crate) fn outcome(&self, state: &KeesdrowState, ending: &str) -> Outcome {
        Outcome::by_team_score(ending, &self.team_scores(state), self.seating())
    }
}
