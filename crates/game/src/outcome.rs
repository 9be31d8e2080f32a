use crate::Seating;
use serde::{Deserialize, Serialize};

/// Where one seat came in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// From 1; equal seats share a place and the next one is left free (1, 1, 3).
    pub place: u8,
    /// The points of the seat, or of its team.
    pub score: i64,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// Which way of ending it was: one of [`crate::Game::ENDINGS`].
    pub ending: String,
    /// Every seat's standing, in seat order.
    pub standings: Vec<Standing>,
}

impl Outcome {
    /// Ranks the seats by their team's score, the highest first; equal scores share the place.
    ///
    /// `scores` are by team, so partners always stand together.
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
    fn equal_scores_share_a_place_and_the_next_is_left_free() {
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
