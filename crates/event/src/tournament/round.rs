//! The tables of a round: their teams, their results, and the commands that follow from games played here.

use super::{Draw, PawnOrder, Tournament, TournamentCommand};
use crate::{
    Name, RoundSeating, SeatHolder, Source, Spot, TableSeating, TypedScores, rounds,
    scores::{by_name, score_list},
    text::first_word,
};
use kee_game::{TableOutcome, Unreadable};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The rounds of a tournament. Teams are known by their numbers, from 0.
pub(super) type TournamentRounds = rounds::Rounds<[usize; 2], TournamentResult, TournamentRoundDetails>;
pub(super) type TournamentRound = rounds::Round<[usize; 2], TournamentResult, TournamentRoundDetails>;
type TournamentTable = rounds::RoundTable<[usize; 2], TournamentResult>;

/// The details a tournament keeps about a round.
#[derive(Clone, Debug)]
pub(super) struct TournamentRoundDetails {
    pub(super) how: Draw,
    /// The team with a bye.
    pub(super) bye: Option<usize>,
}

/// The result of a table.
#[derive(Clone, Debug)]
pub(super) enum TournamentResult {
    /// It was played.
    Played { source: Source, points: [i64; 2], order: Option<PawnOrder> },
    /// One of the teams did not show up, or neither did.
    Forfeit {
        by: [bool; 2],
        /// The points of both, where they are fixed.
        points: Option<[i64; 2]>,
    },
}

impl TournamentRound {
    /// The average score of the teams that played, in whole points and rounded half up; none until all results are
    /// in.
    ///
    /// A bye scores it, and so does the opponent of a forfeit without fixed points (Z7.6, Z7.7).
    pub(super) fn average(&self) -> Option<i64> {
        let played = |table: &TournamentTable| match table.result()? {
            TournamentResult::Played { points, .. } => Some(points.iter().sum::<i64>()),
            TournamentResult::Forfeit { .. } => None,
        };
        if !self.missing().is_empty() {
            return None;
        }
        let sums: Vec<i64> = self.tables.iter().filter_map(played).collect();
        let teams = 2 * sums.len() as i64;
        Some(if teams == 0 { 0 } else { (2 * sums.iter().sum::<i64>() + teams).div_euclid(2 * teams) })
    }

    /// The points of each team in this round, by its number; none where there is no result yet.
    pub(super) fn points(&self) -> Vec<(usize, Option<i64>)> {
        let average = self.average();
        let mut points = Vec::new();
        for table in &self.tables {
            for (side, &team) in table.seats.iter().enumerate() {
                let score = match table.result() {
                    None => None,
                    Some(TournamentResult::Played { points, .. }) => Some(points[side]),
                    Some(TournamentResult::Forfeit { points: Some(points), .. }) => Some(points[side]),
                    Some(TournamentResult::Forfeit { by, .. }) if by[side] => Some(0),
                    Some(TournamentResult::Forfeit { .. }) => average,
                };
                points.push((team, score));
            }
        }
        points.extend(self.more.bye.map(|team| (team, average)));
        points
    }
}

impl Tournament {
    /// The seating of the last round. Partners sit opposite each other: the first player of each team, then the
    /// second of each.
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

    /// The command that follows from a finished game. The first players of the two teams have the first two seats.
    pub(crate) fn game_over(&self, spot: Spot, game: &TableOutcome) -> TournamentCommand {
        let score = |seat: usize| game.outcome.standings.get(seat).map_or(0, |standing| standing.score);
        let claim = TournamentClaim::Totals(TypedScores::InOrder(vec![score(0), score(1)]));
        TournamentCommand::Result { table: spot.table, claim }
    }
}

/// A result as it was reported.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = TournamentResult))]
#[serde(rename_all = "snake_case")]
pub enum TournamentClaim {
    /// The order in which pawns came home; the points follow from it.
    Order(PawnOrder),
    /// The totals of the score sheet.
    Totals(TypedScores),
}

/// The result of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableCard {
    /// The table and its round.
    pub spot: Spot,
    /// Its source.
    pub source: Source,
    /// Both teams with their points, in the order listed.
    pub points: [(Name, i64); 2],
    /// The order in which pawns came home, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<PawnOrder>,
}

kee_game::from_text!(TournamentClaim, |text| {
    let text = text.trim();
    let letters = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphabetic());
    if letters { text.parse().map(Self::Order) } else { text.parse().map(Self::Totals) }
});

impl fmt::Display for TournamentClaim {
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
