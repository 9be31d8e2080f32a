use super::Tournament;
use crate::{Name, ranking::places};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// Where a team stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TeamStanding {
    /// From 1; equals share a place until the lots are drawn.
    pub place: usize,
    /// Which team.
    pub name: Name,
    /// Points by round: nothing where it did not play, or the result is not known yet.
    pub points: Vec<Option<i64>>,
    /// All of them.
    pub total: i64,
    /// Whether it still plays.
    pub here: bool,
    /// Whether only the lot parts it from a neighbour.
    pub by_lot: bool,
}

/// What decides between teams before the lot does: the total, then the best round, then the second, and so on (Z7.3).
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Record {
    total: i64,
    best_first: Vec<i64>,
}

impl Tournament {
    /// By the number of the team and then by round.
    fn points(&self) -> Vec<Vec<Option<i64>>> {
        let mut points = vec![vec![None; self.rounds.len()]; self.teams.len()];
        for (number, round) in self.rounds.iter().enumerate() {
            round.points().into_iter().for_each(|(team, brought)| points[team][number] = brought);
        }
        points
    }

    pub(super) fn records(&self) -> Vec<Record> {
        let record = |points: Vec<Option<i64>>| {
            // A round in which a team did not play counts as nothing.
            let mut best_first: Vec<i64> = points.into_iter().map(Option::unwrap_or_default).collect();
            best_first.sort_by_key(|points| Reverse(*points));
            Record { total: best_first.iter().sum(), best_first }
        };
        self.points().into_iter().map(record).collect()
    }

    /// Every team that ever came, the best first (Z7.3); equals in the order in which they came, until the lots are drawn.
    pub fn standings(&self) -> Vec<TeamStanding> {
        let (records, points) = (self.records(), self.points());
        let mut order: Vec<usize> = (0..self.teams.len()).collect();
        let lot = |team: usize| self.lots.as_ref().map(|lots| lots[team]);
        order.sort_by(|&one, &other| records[other].cmp(&records[one]).then(lot(one).cmp(&lot(other))));
        let equal = |one: &usize, other: &usize| records[*one] == records[*other];
        let places = places(&order, |one, other| equal(one, other) && lot(*one) == lot(*other));
        let standing = |(index, (&team, place)): (usize, (&usize, usize))| {
            let neighbours = [index.checked_sub(1), Some(index + 1)];
            let tied =
                neighbours.into_iter().flatten().filter_map(|other| order.get(other)).any(|other| equal(&team, other));
            TeamStanding {
                place,
                name: self.teams.name(team).clone(),
                points: points[team].clone(),
                total: records[team].total,
                here: self.teams.is_here(team),
                by_lot: self.is_finished() && tied,
            }
        };
        order.iter().zip(places).enumerate().map(standing).collect()
    }

    /// Who has won, once it is over and somebody has played.
    pub fn winner(&self) -> Option<Name> {
        let played = self.is_finished() && !self.rounds.is_empty();
        self.standings().into_iter().next().filter(|_| played).map(|standing| standing.name)
    }
}
