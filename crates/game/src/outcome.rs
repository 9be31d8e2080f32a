use crate::Seating;
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
    pub fn winners(&self) -> impl Iterator<Item = crate::Seat> {
        let first = self.standings.iter().enumerate().filter(|(_, standing)| standing.place == 1);
        first.map(|(index, _)| crate::Seat::new(index))
    }
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
    fn partners_share_score_and_place() {
        let outcome = Outcome::by_team_score("goal", &[10, 30], &Plan::in_teams(4, 2).seating());
        assert_eq!(outcome.standings.iter().map(|standing| standing.place).collect::<Vec<_>>(), [3, 1, 3, 1]);
    }
}
