use super::{
    Draw, PawnOrder, Points, Tournament,
    round::{TournamentResult, TournamentRound},
};
use crate::{Moment, Name, Source, scores::places};
use kee_game::Commitment;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// The public view of a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TournamentView {
    /// The title.
    pub title: String,
    /// The planned number of rounds.
    pub planned: usize,
    /// The time limit of a game, in minutes.
    pub minutes: u16,
    /// The way points are scored.
    pub points: Points,
    /// The hash of the seed of all draws.
    pub commitment: Commitment,
    /// The seed, once it is over.
    pub seed: Option<String>,
    /// Every team that ever joined, with its players.
    pub teams: Vec<(Name, [Name; 2])>,
    /// All rounds so far.
    pub rounds: Vec<TournamentRoundView>,
    /// The standings, best first.
    pub standings: Vec<TeamStanding>,
    /// Teams that joined after the last round was drawn and play from the next one on.
    pub waiting: Vec<Name>,
    /// Whether it is over.
    pub finished: bool,
    /// The winner, once it is over.
    pub winner: Option<Name>,
}

/// A round of a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = TournamentRound))]
pub struct TournamentRoundView {
    /// The way it was drawn.
    pub how: Draw,
    /// Its tables in order.
    pub tables: Vec<TournamentTableView>,
    /// The team with a bye.
    pub bye: Option<Name>,
    /// The score of the bye and of the opponent of a forfeit, once all results are in.
    pub average: Option<i64>,
    /// The time when its clock started.
    pub started: Option<Moment>,
    /// The time when it ends.
    pub ends: Option<Moment>,
}

/// A table of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = TournamentTable))]
pub struct TournamentTableView {
    /// The two teams.
    pub teams: [Name; 2],
    /// Their scores, once they are known.
    pub points: [Option<i64>; 2],
    /// The order in which pawns came home, if it was entered.
    pub order: Option<PawnOrder>,
    /// Whether each of them forfeited.
    pub forfeits: [bool; 2],
    /// The source of the result, if the table was played.
    pub source: Option<Source>,
    /// The number of corrections.
    pub corrections: usize,
}

impl Tournament {
    /// Its public view.
    pub fn view(&self) -> TournamentView {
        let last = self.rounds.last();
        let plays = |team: usize| {
            last.is_some_and(|round| {
                round.more.bye == Some(team) || round.tables.iter().any(|table| table.seats.contains(&team))
            })
        };
        let waiting = (0..).zip(self.teams.iter()).filter(|(number, team)| team.here && !plays(*number));
        TournamentView {
            title: self.plan.title.clone(),
            planned: self.plan.rounds,
            minutes: self.plan.minutes,
            points: self.plan.points,
            commitment: self.plan.seed.commitment(),
            seed: self.is_finished().then(|| self.plan.seed.reveal()),
            teams: self.teams.iter().map(|team| (team.name.clone(), team.more.names.clone())).collect(),
            rounds: self.rounds.iter().map(|round| self.round_view(round)).collect(),
            standings: self.standings(),
            waiting: waiting.map(|(_, team)| team.name.clone()).collect(),
            finished: self.is_finished(),
            winner: self.winner(),
        }
    }

    fn round_view(&self, round: &TournamentRound) -> TournamentRoundView {
        let points = round.points();
        let tables = round.tables.iter().zip(points.chunks(2)).map(|(table, points)| {
            let (order, forfeits, source) = match table.result() {
                Some(TournamentResult::Played { order, source, .. }) => (order.clone(), [false; 2], Some(*source)),
                Some(TournamentResult::Forfeit { by, .. }) => (None, *by, None),
                None => (None, [false; 2], None),
            };
            TournamentTableView {
                teams: table.seats.map(|team| self.teams.name(team).clone()),
                points: [points[0].1, points[1].1],
                order,
                forfeits,
                source,
                corrections: table.corrections(),
            }
        });
        TournamentRoundView {
            how: round.more.how,
            tables: tables.collect(),
            bye: round.more.bye.map(|team| self.teams.name(team).clone()),
            average: round.average(),
            started: round.started,
            ends: round.ends(self.plan.minutes),
        }
    }

    /// Points by the number of the team, then by round.
    fn points(&self) -> Vec<Vec<Option<i64>>> {
        let mut points = vec![vec![None; self.rounds.len()]; self.teams.len()];
        for (number, round) in self.rounds.iter().enumerate() {
            round.points().into_iter().for_each(|(team, score)| points[team][number] = score);
        }
        points
    }

    pub(super) fn records(&self) -> Vec<TeamRecord> {
        let record = |points: Vec<Option<i64>>| {
            // A round a team did not play scores nothing.
            let mut best_first: Vec<i64> = points.into_iter().map(Option::unwrap_or_default).collect();
            best_first.sort_by_key(|points| Reverse(*points));
            TeamRecord { total: best_first.iter().sum(), best_first }
        };
        self.points().into_iter().map(record).collect()
    }

    /// Every team that ever joined, best first (Z7.3); ties in the order in which they joined, until the lots are
    /// drawn.
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

    /// The winner, once it is over and at least one game was played.
    pub fn winner(&self) -> Option<Name> {
        let played = self.is_finished() && !self.rounds.is_empty();
        self.standings().into_iter().next().filter(|_| played).map(|standing| standing.name)
    }
}

/// A line of the standings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TeamStanding {
    /// From 1; ties share a place until the lots are drawn.
    pub place: usize,
    /// The team.
    pub name: Name,
    /// Points by round; none where it did not play or the result is not known yet.
    pub points: Vec<Option<i64>>,
    /// The sum of all rounds.
    pub total: i64,
    /// Whether it is still playing.
    pub here: bool,
    /// Whether a tie was broken by lot.
    pub by_lot: bool,
}

/// The totals that break ties before the lot: all points, then the best round, then the second best, and so on (Z7.3).
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct TeamRecord {
    total: i64,
    best_first: Vec<i64>,
}
