use super::{ComingIn, Draw};
use crate::{Source, rounds};

/// The rounds of a tournament. Teams are known by their numbers, from 0.
pub(super) type Rounds = rounds::Rounds<[usize; 2], TableResult, RoundDetails>;
pub(super) type Round = rounds::Round<[usize; 2], TableResult, RoundDetails>;
type Table = rounds::Table<[usize; 2], TableResult>;

/// What else there is to know about a round.
#[derive(Clone, Debug)]
pub(super) struct RoundDetails {
    pub(super) how: Draw,
    /// The team without a table.
    pub(super) bye: Option<usize>,
}

/// What a table brought.
#[derive(Clone, Debug)]
pub(super) enum TableResult {
    /// It was played.
    Played { source: Source, points: [i64; 2], order: Option<ComingIn> },
    /// One of the teams did not play, or neither did.
    Forfeit {
        by: [bool; 2],
        /// What both have of it, where that is fixed.
        points: Option<[i64; 2]>,
    },
}

impl Round {
    /// What those who played have on average, in whole points and rounded up from a half; nothing until all results are in.
    ///
    /// It is what a bye brings, and what the other team has of a forfeit whose points are not fixed (Z7.6, Z7.7).
    pub(super) fn average(&self) -> Option<i64> {
        let played = |table: &Table| match table.result()? {
            TableResult::Played { points, .. } => Some(points.iter().sum::<i64>()),
            TableResult::Forfeit { .. } => None,
        };
        if !self.missing().is_empty() {
            return None;
        }
        let sums: Vec<i64> = self.tables.iter().filter_map(played).collect();
        let teams = 2 * sums.len() as i64;
        Some(if teams == 0 { 0 } else { (2 * sums.iter().sum::<i64>() + teams).div_euclid(2 * teams) })
    }

    /// What each team has of this round, by the number of the team; nothing where it has no result yet.
    pub(super) fn points(&self) -> Vec<(usize, Option<i64>)> {
        let average = self.average();
        let mut points = Vec::new();
        for table in &self.tables {
            for (side, &team) in table.seats.iter().enumerate() {
                let brought = match table.result() {
                    None => None,
                    Some(TableResult::Played { points, .. }) => Some(points[side]),
                    Some(TableResult::Forfeit { points: Some(points), .. }) => Some(points[side]),
                    Some(TableResult::Forfeit { by, .. }) if by[side] => Some(0),
                    Some(TableResult::Forfeit { .. }) => average,
                };
                points.push((team, brought));
            }
        }
        points.extend(self.more.bye.map(|team| (team, average)));
        points
    }
}
