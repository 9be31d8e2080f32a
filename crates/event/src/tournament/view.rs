use super::{ComingIn, Draw, Points, TeamStanding, Tournament, round::Round, round::TableResult};
use crate::{Moment, Name, Source};
use kee_game::Commitment;
use serde::{Deserialize, Serialize};

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
    /// What it has brought them, as far as that is known.
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
}
