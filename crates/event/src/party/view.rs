use super::{
    LeftOver, Manner, Party,
    round::{Round, Table},
};
use crate::{Moment, Name, PrizeView, Question, Source, Spot, TABLES_OF_A_STEWARD, roster::Member, scores::places};
use kee_game::Commitment;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// An event as everybody in the room may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PartyView {
    /// What it is called.
    pub title: String,
    /// What is played.
    pub game: String,
    /// How guests go from table to table.
    pub manner: Manner,
    /// How many sit at a table.
    pub size: usize,
    /// What becomes of seats that are left over.
    pub left_over: LeftOver,
    /// How long a game may take.
    pub minutes: u16,
    /// The hash of the seed from which all lots are drawn.
    pub commitment: Commitment,
    /// The seed, once it is over.
    pub seed: Option<String>,
    /// All rounds so far.
    pub rounds: Vec<RoundView>,
    /// Everybody who ever came, the highest first.
    pub standings: Vec<GuestStanding>,
    /// Who came after the last round was laid and plays from the next one on.
    pub waiting: Vec<Name>,
    /// The stewards: the first looks after tables 1 to 5, and so on.
    pub stewards: Vec<Name>,
    /// How many stewards the tables of the last round want.
    pub stewards_wanted: usize,
    /// Prizes; a secret word only once it was spelled.
    pub prizes: Vec<PrizeView>,
    /// Questions that were raised, ruled on or not.
    pub questions: Vec<Question>,
    /// Whether it is over.
    pub finished: bool,
    /// Who has won, once it is over.
    pub winners: Vec<Name>,
}

/// A round of an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = PartyRound))]
pub struct RoundView {
    /// Its tables in order.
    pub tables: Vec<TableView>,
    /// Whether the host said who sits where, and not the lot.
    #[serde(default)]
    pub arranged: bool,
    /// Since when its clock runs.
    pub started: Option<Moment>,
    /// When time is up.
    pub ends: Option<Moment>,
}

/// A table of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = PartyTable))]
pub struct TableView {
    /// Who sits there.
    pub guests: Vec<Name>,
    /// How many bots sit there as well.
    pub bots: usize,
    /// Its steward, if there is one.
    pub steward: Option<Name>,
    /// Who keeps score there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scorekeeper: Option<Name>,
    /// What it brought, in the order of the guests; empty until then.
    pub scores: Vec<i64>,
    /// Those whose draw for the first turn is known, the earliest letter first (W9.3).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drew: Vec<Name>,
    /// Where that comes from.
    pub source: Option<Source>,
    /// The guest or steward who entered it; nobody if the host did, or the game was played here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entered_by: Option<Name>,
    /// How often it was corrected.
    pub corrections: usize,
}

impl Party {
    /// As everybody in the room may see it.
    pub fn view(&self) -> PartyView {
        let last = self.rounds.last();
        let waiting = self
            .guests
            .iter()
            .enumerate()
            .filter(|(guest, known)| known.here && last.is_none_or(|round| round.table_of(*guest).is_none()));
        PartyView {
            title: self.plan.title.clone(),
            game: self.plan.game.clone(),
            manner: self.plan.manner,
            size: self.plan.size,
            left_over: self.plan.left_over,
            minutes: self.plan.minutes,
            commitment: self.plan.seed.commitment(),
            seed: self.finished.then(|| self.plan.seed.reveal()),
            rounds: (1..).zip(self.rounds.iter()).map(|(number, round)| self.round_view(number, round)).collect(),
            standings: self.standings(),
            waiting: waiting.map(|(_, guest)| guest.name.clone()).collect(),
            stewards: self.stewards.iter().map(|steward| steward.name.clone()).collect(),
            stewards_wanted: last.map_or(0, |round| round.tables.len().div_ceil(TABLES_OF_A_STEWARD)),
            prizes: self.prizes.iter().map(|named| named.prize.seen(&named.won)).collect(),
            questions: self.questions.iter().map(|raised| raised.question.clone()).collect(),
            finished: self.finished,
            winners: self.winners(),
        }
    }

    fn round_view(&self, round_number: usize, round: &Round) -> RoundView {
        let tables = (1..).zip(&round.tables).map(|(number, table)| {
            let result = table.result();
            let scorekeeper = self.scorekeeper(Spot { round: round_number, table: number });
            TableView {
                guests: self.guests.names(&table.seats),
                bots: self.bots_at(round, table),
                steward: self.steward_of(number).cloned(),
                scorekeeper: scorekeeper.map(|guest| self.guests.name(guest).clone()),
                scores: result.map_or_else(Vec::new, |result| result.scores.clone()),
                drew: result.map_or_else(Vec::new, |result| self.guests.names(&result.drew)),
                source: result.map(|result| result.source),
                entered_by: result.and_then(|result| result.entered_by.clone()),
                corrections: table.corrections(),
            }
        });
        RoundView {
            tables: tables.collect(),
            arranged: round.more.arranged,
            started: round.started,
            ends: round.ends(self.plan.minutes),
        }
    }

    /// How many bots fill a table.
    pub(super) fn bots_at(&self, round: &Round, table: &Table) -> usize {
        match round.more.left_over {
            LeftOver::Short => 0,
            LeftOver::Bots => self.plan.size.saturating_sub(table.seats.len()),
        }
    }

    /// Everybody who ever came, by accumulated score (W9.4); equals in the order in which they came.
    pub fn standings(&self) -> Vec<GuestStanding> {
        let mut scores = vec![vec![None; self.rounds.len()]; self.guests.len()];
        for (number, round) in self.rounds.iter().enumerate() {
            for table in &round.tables {
                let Some(result) = table.result() else { continue };
                for (guest, score) in table.seats.iter().zip(&result.scores) {
                    scores[*guest][number] = Some(*score);
                }
            }
        }
        let standing = |(guest, scores): (&Member<()>, Vec<Option<i64>>)| {
            let total = scores.iter().flatten().sum();
            GuestStanding { place: 0, name: guest.name.clone(), scores, total, here: guest.here }
        };
        let mut standings: Vec<GuestStanding> = self.guests.iter().zip(scores).map(standing).collect();
        standings.sort_by_key(|standing| Reverse(standing.total));
        let places = places(&standings, |one, other| one.total == other.total);
        standings.iter_mut().zip(places).for_each(|(standing, place)| standing.place = place);
        standings
    }

    /// Who has won, once it is over and somebody has played.
    pub fn winners(&self) -> Vec<Name> {
        let played = self.finished && !self.rounds.is_empty();
        let first = self.standings().into_iter().filter(|standing| played && standing.place == 1);
        first.map(|standing| standing.name).collect()
    }
}

/// Where a guest stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GuestStanding {
    /// From 1; equal totals share a place.
    pub place: usize,
    /// Who.
    pub name: Name,
    /// Scores by round: nothing where the guest did not play, or the result is not known yet.
    pub scores: Vec<Option<i64>>,
    /// All of them (W9.4).
    pub total: i64,
    /// Whether the guest is still here.
    pub here: bool,
}
