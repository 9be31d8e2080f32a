use super::{
    LeftOver, Party, PartyManner,
    round::{PartyRound, PartyTable},
};
use crate::{
    Moment, Name, PartyQuestion, PrizeView, Source, Spot, TABLES_OF_A_STEWARD, roster::Member, scores::places,
};
use kee_game::Commitment;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// The public view of a party.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PartyView {
    /// The title.
    pub title: String,
    /// The id of the game.
    pub game: String,
    /// The way guests change tables.
    pub manner: PartyManner,
    /// Seats per table.
    pub size: usize,
    /// The use of empty seats.
    pub left_over: LeftOver,
    /// The time limit of a game, in minutes.
    pub minutes: u16,
    /// The hash of the seed of all draws.
    pub commitment: Commitment,
    /// The seed, once it is over.
    pub seed: Option<String>,
    /// All rounds so far.
    pub rounds: Vec<PartyRoundView>,
    /// Everyone who ever joined, highest total first.
    pub standings: Vec<GuestStanding>,
    /// Guests who joined after the last round was set up and play from the next one on.
    pub waiting: Vec<Name>,
    /// The stewards: the first looks after tables 1 to 5, and so on.
    pub stewards: Vec<Name>,
    /// The number of stewards that the tables of the last round still need.
    pub stewards_wanted: usize,
    /// Prizes; a secret word only once someone has spelled it.
    pub prizes: Vec<PrizeView>,
    /// Questions, answered or not.
    pub questions: Vec<PartyQuestion>,
    /// Whether it is over.
    pub finished: bool,
    /// The winners, once it is over.
    pub winners: Vec<Name>,
}

/// A round of a party.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = PartyRound))]
pub struct PartyRoundView {
    /// Its tables in order.
    pub tables: Vec<PartyTableView>,
    /// Whether the host chose the tables.
    #[serde(default)]
    pub arranged: bool,
    /// The time when its clock started.
    pub started: Option<Moment>,
    /// The time when it ends.
    pub ends: Option<Moment>,
}

/// A table of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = PartyTable))]
pub struct PartyTableView {
    /// The guests.
    pub guests: Vec<Name>,
    /// The number of bots beside them.
    pub bots: usize,
    /// Its steward, if there is one.
    pub steward: Option<Name>,
    /// The scorekeeper.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scorekeeper: Option<Name>,
    /// The scores, in the order of the guests; empty until they are known.
    pub scores: Vec<i64>,
    /// The order of the draw for the first turn, as far as it is known (W9.3).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drew: Vec<Name>,
    /// The source of the result.
    pub source: Option<Source>,
    /// The guest or steward who entered it; none if the host did, or the game was played here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entered_by: Option<Name>,
    /// The number of corrections.
    pub corrections: usize,
}

impl Party {
    /// Its public view.
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
            prizes: self.prizes.iter().map(|named| named.prize.view(&named.won)).collect(),
            questions: self.questions.iter().map(|raised| raised.question.clone()).collect(),
            finished: self.finished,
            winners: self.winners(),
        }
    }

    fn round_view(&self, round_number: usize, round: &PartyRound) -> PartyRoundView {
        let tables = (1..).zip(&round.tables).map(|(number, table)| {
            let result = table.result();
            let scorekeeper = self.scorekeeper(Spot { round: round_number, table: number });
            PartyTableView {
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
        PartyRoundView {
            tables: tables.collect(),
            arranged: round.more.arranged,
            started: round.started,
            ends: round.ends(self.plan.minutes),
        }
    }

    /// The number of bots at a table.
    pub(super) fn bots_at(&self, round: &PartyRound, table: &PartyTable) -> usize {
        match round.more.left_over {
            LeftOver::Short => 0,
            LeftOver::Bots => self.plan.size.saturating_sub(table.seats.len()),
        }
    }

    /// Everyone who ever joined, by total score (W9.4); ties in the order in which they joined.
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

    /// The winners, once it is over and at least one game was played.
    pub fn winners(&self) -> Vec<Name> {
        let played = self.finished && !self.rounds.is_empty();
        let first = self.standings().into_iter().filter(|standing| played && standing.place == 1);
        first.map(|standing| standing.name).collect()
    }
}

/// A line of the standings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GuestStanding {
    /// From 1; equal totals share a place.
    pub place: usize,
    /// The guest.
    pub name: Name,
    /// Scores by round; none where the guest did not play or the result is not known yet.
    pub scores: Vec<Option<i64>>,
    /// The sum of all rounds (W9.4).
    pub total: i64,
    /// Whether the guest is still here.
    pub here: bool,
}
