use crate::{Moment, Name, Spot, party::PartyView, tournament::TournamentView};
use serde::{Deserialize, Serialize};

/// An event as everybody who has its link may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EventView {
    /// How many entries its log has: of two, the higher is the newer.
    pub number: u64,
    /// What to type to come to it.
    pub code: String,
    /// What the clock of whoever runs it says, for those whose own clock is wrong.
    pub now: Moment,
    /// Where its games are played.
    pub played: Played,
    /// Where to watch the tables, and to see them again: by round, in their order. None if they are played on real boards.
    pub tables: Vec<Vec<String>>,
    /// How it stands.
    pub what: KindView,
}

/// How an event of one kind stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum KindView {
    /// Single players who go from table to table.
    Party(PartyView),
    /// Teams of two at Keezen.
    Tournament(TournamentView),
}

impl KindView {
    /// How many tables each round has.
    pub fn tables(&self) -> Vec<usize> {
        match self {
            Self::Party(view) => view.rounds.iter().map(|round| round.tables.len()).collect(),
            Self::Tournament(view) => view.rounds.iter().map(|round| round.tables.len()).collect(),
        }
    }
}

/// Where the games of an event are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Played {
    /// At tables that are made for every round, whose results come in by themselves.
    Here,
    /// On real boards: results are typed in.
    #[default]
    Boards,
}

/// Who somebody is in an event. Only they are told.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EventRole {
    /// Whether it is their event.
    pub host: bool,
    /// As which steward they are called.
    pub steward: Option<Name>,
    /// Under which name they play.
    pub name: Option<Name>,
    /// The team they play in, if teams play.
    pub team: Option<Name>,
    /// Where they sit in the last round.
    pub spot: Option<Spot>,
}
