//! The totals of several rounds (Z7.3): the ranking of a tournament, and nothing else of it.

use std::cmp::{Ordering, Reverse};

/// The points of a player or pair in the rounds of a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundPoints {
    /// The points of each round, in any order.
    pub points: Vec<i64>,
    /// The lot drawn for a tie that nothing else breaks: the lowest wins. Equal lots share the place.
    pub lot: u32,
}

impl RoundPoints {
    /// The sum of all rounds.
    pub fn total(&self) -> i64 {
        self.points.iter().sum()
    }

    /// Compares by points, then by the best round, the second best and so on, then by lot. The one ahead comes first
    /// (`Less`).
    pub fn compare(&self, other: &Self) -> Ordering {
        let best_first = |rounds: &Self| {
            let mut points: Vec<_> = rounds.points.iter().map(|points| Reverse(*points)).collect();
            points.sort_unstable();
            points
        };
        let by_total = other.total().cmp(&self.total());
        by_total.then_with(|| best_first(self).cmp(&best_first(other))).then(self.lot.cmp(&other.lot))
    }
}

/// The place of each, from 1, in the order given; equal ones share a place (1, 1, 3).
pub fn places(rounds: &[RoundPoints]) -> Vec<usize> {
    let ahead_of = |one: &RoundPoints| rounds.iter().filter(|other| other.compare(one) == Ordering::Less).count();
    rounds.iter().map(|one| 1 + ahead_of(one)).collect()
}
