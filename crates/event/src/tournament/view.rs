use super::{
    ComingIn, Draw, Points, Tournament,
    round::{Round, TableResult},
};
use crate::{Moment, Name, Source, scores::places};
use kee_game::Commitment;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// A tournament as everybody may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TournamentView {
    /// What it is called.
    pub title: String,
    /// How many rounds are planned.
    pub planned: usize,
    /// How long a game may take.
    pub minutes: u16,
    /// What pawns and wins pay.
    pub points: Points,
    /// The hash of the seed from which all lots are drawn.
    pub commitment: Commitment,
    /// The seed, once it is over.
    pub seed: Option<String>,
    /// Every team that ever came, with its players.
    pub teams: Vec<(Name, [Name; 2])>,
    /// All rounds so far.
    pub rounds: Vec<RoundView>,
    /// The best first.
    pub standings: Vec<TeamStanding>,
    /// Who came after the last round was drawn and plays from the next one on.
    pub waiting: Vec<Name>,
    /// Whether it is over.
    pub finished: bool,
    /// Who has won, once it is over.
    pub winner: Option<Name>,
}

/// A round of a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = TournamentRound))]
pub struct RoundView {
    /// How it was drawn.
    pub how: Draw,
    /// Its tables in order.
    pub tables: Vec<TableView>,
    /// Who has no table in it.
    pub bye: Option<Name>,
    /// What the bye and an unplayed table bring, once all results are in.
    pub average: Option<i64>,
    /// Since when its clock runs.
    pub started: Option<Moment>,
    /// When time is up.
    pub ends: Option<Moment>,
}

/// A table of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = TournamentTable))]
pub struct TableView {
    /// Who plays whom.
    pub teams: [Name; 2],
    /// What they scored there, as far as that is known.
    pub points: [Option<i64>; 2],
    /// In which order pawns came in, if that was told.
    pub order: Option<ComingIn>,
    /// Who forfeited.
    pub forfeits: [bool; 2],
    /// Where the result comes from, if the table was played.
    pub source: Option<Source>,
    /// How often it was changed.
    pub corrections: usize,
}

impl Tournament {
    /// As everybody may see it.
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

    fn round_view(&self, round: &Round) -> RoundView {
        let points = round.points();
        let tables = round.tables.iter().zip(points.chunks(2)).map(|(table, points)| {
            let (order, forfeits, source) = match table.result() {
                Some(TableResult::Played { order, source, .. }) => (order.clone(), [false; 2], Some(*source)),
                Some(TableResult::Forfeit { by, .. }) => (None, *by, None),
                None => (None, [false; 2], None),
            };
            TableView {
                teams: table.seats.map(|team| self.teams.name(team).clone()),
                points: [points[0].1, points[1].1],
                order,
                forfeits,
                source,
                corrections: table.corrections(),
            }
        });
        RoundView {
            how: round.more.how,
            tables: tables.collect(),
            bye: round.more.bye.map(|team| self.teams.name(team).clone()),
            average: round.average(),
            started: round.started,
            ends: round.ends(self.plan.minutes),
        }
    }

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
