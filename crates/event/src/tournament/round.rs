//! The tables of a round: who sits at them, what they bring, and what the games bring that are played here.

use super::{ComingIn, Draw, Tournament, TournamentCommand};
use crate::{
    Name, RoundSeating, SeatHolder, Source, Spot, TableSeating, TypedScores, rounds,
    scores::{by_name, score_list},
    text::first_word,
};
use kee_game::{TableOutcome, Unreadable};
use serde::{Deserialize, Serialize};
use std::fmt;

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

impl Tournament {
    /// Who sits where in the last round. Partners sit opposite each other: the first of both teams, then the second of both.
    pub(crate) fn seating(&self) -> Option<RoundSeating> {
        let round = self.rounds.last()?;
        let tables = round.tables.iter().map(|table| {
            let seat = |(player, side): (usize, usize)| {
                let pair = &self.teams.get(table.seats[side]).more;
                SeatHolder { name: Some(pair.names[player].clone()), person: pair.persons[player].clone() }
            };
            let seats = [(0, 0), (0, 1), (1, 0), (1, 1)].map(seat).into();
            TableSeating { seats, done: table.result().is_some() }
        });
        Some(RoundSeating { round: self.rounds.len(), started: round.started.is_some(), tables: tables.collect() })
    }

    /// What a finished game brings both teams, whose first players have the first two seats.
    pub(crate) fn game_over(&self, spot: Spot, game: &TableOutcome) -> TournamentCommand {
        let score = |seat: usize| game.outcome.standings.get(seat).map_or(0, |standing| standing.score);
        let claim = Claim::Totals(TypedScores::InOrder(vec![score(0), score(1)]));
        TournamentCommand::Result { table: spot.table, claim }
    }
}

/// A result as it was reported.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = TournamentResult))]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    /// The order of coming in: the points follow from it.
    Order(ComingIn),
    /// The totals of the sheet.
    Totals(TypedScores),
}

/// The result of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableCard {
    /// Which table of which round.
    pub spot: Spot,
    /// Where it comes from.
    pub source: Source,
    /// Both teams with their points, as they are listed.
    pub points: [(Name, i64); 2],
    /// The order of coming in, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<ComingIn>,
}

kee_game::from_text!(Claim, |text| {
    let text = text.trim();
    let letters = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphabetic());
    if letters { text.parse().map(Self::Order) } else { text.parse().map(Self::Totals) }
});

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Order(order) => order.fmt(f),
            Self::Totals(totals) => totals.fmt(f),
        }
    }
}

kee_game::from_text!(TableCard, |text| {
    let (spot, rest) = first_word(text);
    let (source, rest) = first_word(rest);
    let (points, order) = match rest.split_once('/') {
        Some((points, order)) => match first_word(order) {
            ("order", order) => (points, Some(order.parse()?)),
            _ => return Err(Unreadable::new("`/ order ABBA…`", order)),
        },
        None => (rest, None),
    };
    let both = score_list(points)?;
    let points = both.try_into().map_err(|_| Unreadable::new("the points of two teams", points))?;
    Ok(Self { spot: spot.parse()?, source: source.parse()?, points, order })
});

impl fmt::Display for TableCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.spot, self.source, by_name(&self.points))?;
        self.order.as_ref().map_or(Ok(()), |order| write!(f, " / order {order}"))
    }
}
