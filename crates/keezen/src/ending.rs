//! The outcome of a game: points by team, and places.

use crate::{Keezen, KeezenState};
use kee_game::{Game, Outcome, SeatSet, Standing, Team};

impl Keezen {
    /// The points of every team: for pawns, for a win, and from a steward.
    pub(crate) fn team_scores(&self, state: &KeezenState) -> Vec<i64> {
        let score = |team: Team| {
            let members = self.seating().members(team);
            let side = members.iter().next().map_or(0, |seat| state.table.side_points(self.laws(), seat.index()));
            let awards = members.iter().map(|seat| state.awards[seat.index()]);
            i64::from(side) + awards.sum::<i64>()
        };
        (0..self.seating().team_count()).map(Team::new).map(score).collect()
    }

    /// The winner, regardless of points: the team with all pawns home, or the only one that has not left.
    fn winners(&self, state: &KeezenState) -> SeatSet {
        let seat = match state.ending.as_deref() {
            Some("win") => state.table.winner(self.laws()).map(kee_game::Seat::new),
            Some("left") => self.present(state).iter().next(),
            _ => None,
        };
        seat.map_or(SeatSet::NONE, |seat| self.seating().members(self.seating().team(seat)))
    }

    /// The seats that have not left.
    pub(crate) fn present(&self, state: &KeezenState) -> SeatSet {
        self.seating().everyone().minus(state.left(self.laws()))
    }

    /// Ranks the winner first and the others by points; a loser with more points than the winner is still second.
    pub(crate) fn outcome(&self, state: &KeezenState, ending: &str) -> Outcome {
        let (scores, winners) = (self.team_scores(state), self.winners(state));
        let rank = |seat| (winners.contains(seat), scores[self.seating().team(seat).index()]);
        let standing = |seat| {
            let above = self.seating().seats().filter(|other| rank(*other) > rank(seat)).count();
            Standing { place: 1 + above as u8, score: rank(seat).1 }
        };
        Outcome { ending: ending.to_owned(), standings: self.seating().seats().map(standing).collect() }
    }
}
