use crate::{Moment, Name, Spot, party::PartyView, tournament::TournamentView};
use serde::{Deserialize, Serialize};

/// The public view of an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EventView {
    /// The number of entries in its log: of two views, the higher is the newer.
    pub number: u64,
    /// Its six-letter code.
    pub code: String,
    /// The server's time.
    pub now: Moment,
    /// The venue of its games.
    pub played: Venue,
    /// Links to the tables, by round; none if they are played on real boards.
    pub tables: Vec<Vec<String>>,
    /// The view of its kind.
    pub what: KindView,
}

/// The public view of a party or a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum KindView {
    /// Individual players who change tables every round.
    Party(PartyView),
    /// Teams of two at Keezen.
    Tournament(TournamentView),
}

impl KindView {
    /// The number of tables in each round.
    pub fn tables(&self) -> Vec<usize> {
        match self {
            Self::Party(view) => view.rounds.iter().map(|round| round.tables.len()).collect(),
            Self::Tournament(view) => view.rounds.iter().map(|round| round.tables.len()).collect(),
        }
    }
}

/// The venue of an event's games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Venue {
    /// At tables created for every round, which report their results.
    Here,
    /// On real boards: results are entered by hand.
    #[default]
    Boards,
}

/// A person's role in an event, known only to them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EventRole {
    /// Whether they are the host.
    pub host: bool,
    /// Their name as a steward.
    pub steward: Option<Name>,
    /// The name they play under.
    pub name: Option<Name>,
    /// The team they play in, if teams play.
    pub team: Option<Name>,
    /// Their table in the last round.
    pub spot: Option<Spot>,
}
