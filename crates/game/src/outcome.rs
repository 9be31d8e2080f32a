use crate::{Seat, SeatSet, Seating};
use serde::{Deserialize, Serialize};

/// The result of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// The place, from 1; equal seats share a place and the next one is skipped (1, 1, 3).
    pub place: u8,
    /// The points of the seat, or of its team.
    pub score: i64,
}

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// The way it ended: one of [`crate::Game::ENDINGS`].
    pub ending: String,
    /// The result of every seat, in seat order.
    pub standings: Vec<Standing>,
}

impl Outcome {
    /// Ranks the seats by their team's score, highest first; equal scores share a place.
    ///
    /// `scores` are by team, so partners always share a place.
    pub fn by_team_score(ending: &str, scores: &[i64], seating: &Seating) -> Self {
        let seats_above = |score: i64| {
            let above = seating.seats().filter(|seat| scores[seating.team(*seat).index()] > score);
            u8::try_from(above.count()).unwrap_or(u8::MAX)
        };
        let standing = |seat| {
            let score = scores[seating.team(seat).index()];
            Standing { place: 1 + seats_above(score), score }
        };
        Self { ending: ending.to_owned(), standings: seating.seats().map(standing).collect() }
    }

    /// The seats, by index, that share the first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        let first = self.standings.iter().enumerate().filter(|(_, standing)| standing.place == 1);
        first.map(|(index, _)| Seat::new(index))
    }

    /// The best score of some seats.
    pub fn best_of(&self, seats: SeatSet) -> i64 {
        seats.iter().filter_map(|seat| self.standings.get(seat.index())).map(|one| one.score).max().unwrap_or_default()
    }

    /// The kind of victory, for a sentence about the winners.
    pub fn victory(&self, teams: &Seating) -> Victory {
        let winners: SeatSet = self.winners().collect();
        let losers = teams.everyone().minus(winners);
        if teams.len() == 1 {
            Victory::Alone
        } else if losers.is_empty() {
            Victory::Tie
        } else if self.best_of(winners) <= self.best_of(losers) {
            Victory::Remained
        } else if !teams.on_one_side(winners) {
            Victory::Shared
        } else if teams.team_count() > 2 {
            Victory::OverSeveral
        } else {
            Victory::OverOne
        }
    }
}

/// The way a game was won, for a sentence about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Victory {
    /// The only player has a score.
    Alone,
    /// Everyone shares the first place.
    Tie,
    /// The last player left at the table wins, whatever the scores.
    Remained,
    /// Several sides share the first place.
    Shared,
    /// One side beat several others.
    OverSeveral,
    /// One side beat the other.
    OverOne,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Plan;

    #[test]
    fn equal_scores_share_a_place_and_the_next_is_skipped() {
        let outcome = Outcome::by_team_score("goal", &[10, 30, 30, 5], &Plan::alone(4).seating());
        assert_eq!(outcome.standings.iter().map(|standing| standing.place).collect::<Vec<_>>(), [3, 1, 1, 4]);
        assert_eq!(outcome.winners().count(), 2);
    }

    #[test]
    fn a_game_is_won_over_one_side_or_several_or_shared() {
        let won = |plan: &Plan, scores: &[i64]| {
            let teams = plan.seating();
            Outcome::by_team_score("goal", scores, &teams).victory(&teams)
        };
        assert_eq!(won(&Plan::alone(1), &[870]), Victory::Alone);
        assert_eq!(won(&Plan::alone(2), &[7, 7]), Victory::Tie);
        assert_eq!(won(&Plan::alone(3), &[60, 39, 60]), Victory::Shared);
        assert_eq!(won(&Plan::alone(3), &[60, 39, 50]), Victory::OverSeveral);
        assert_eq!(won(&Plan::in_teams(4, 2), &[24, 8]), Victory::OverOne);
        let standings = vec![Standing { place: 1, score: 0 }, Standing { place: 2, score: 2 }];
        let left = Outcome { ending: "left".to_owned(), standings };
        assert_eq!(left.victory(&Plan::alone(2).seating()), Victory::Remained);
    }

    #[test]
    fn partners_share_score_and_place() {
        let outcome = Outcome::by_team_score("goal", &[10, 30], &Plan::in_teams(4, 2).seating());
        assert_eq!(outcome.standings.iter().map(|standing| standing.place).collect::<Vec<_>>(), [3, 1, 3, 1]);
    }
}
