//! The bodies of `/api/tables`, `/api/lobby` and `/api/codes`.

use crate::{EventId, GameInfo, House, IssuedKeys, Phase, RequestId, TableCommand, TableId, TableView};
use kee_game::{Seat, SeatSet, Setup, WallTime};
use serde::{Deserialize, Serialize};

/// A table to create.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// The name of the game: see `/api/games`.
    pub game: String,
    /// The setup of the game.
    #[serde(default)]
    pub setup: Setup,
    /// The house rules.
    #[serde(default)]
    pub house: House,
    /// The word list, if not the default one.
    pub words: Option<String>,
    /// Your name, to sit down at once. With an account you may leave it out and give only a seat.
    pub name: Option<String>,
    /// Your seat; by default the first one.
    pub seat: Option<Seat>,
}

/// A request to join a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct JoinTable {
    /// Your name, to sit down at once. With an account you may leave it out and give only a seat.
    pub name: Option<String>,
    /// Your seat; by default the first open one.
    pub seat: Option<Seat>,
}

/// The table you created or joined. Keep the token: it proves who you are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct JoinedTable {
    /// Its name in its link.
    pub table: TableId,
    /// Its path on this site.
    pub link: String,
    /// Your keys there.
    #[serde(flatten)]
    pub keys: IssuedKeys,
}

/// A table as a spectator sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableSnapshot {
    /// The game.
    pub game: GameInfo,
    /// The house rules.
    pub house: House,
    /// The current view.
    pub view: TableView,
}

/// A request to a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AskTable {
    /// Identifies the request, so that a retry is recognised.
    pub id: Option<RequestId>,
    /// The request itself.
    // Older clients say `wish`.
    #[serde(alias = "wish")]
    pub command: TableCommand,
}

/// Your legal actions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LegalActions {
    /// The number of the current step; send it along with your action.
    pub on: u32,
    /// In their text form; empty if it's not your turn.
    pub actions: Vec<String>,
    /// Whether that is all of them.
    pub complete: bool,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ListedTable {
    /// Its name in its link.
    pub table: TableId,
    /// The name of the game.
    pub game: String,
    /// Its phase.
    pub phase: Phase,
    /// The seats in order: a name, or null for an open seat.
    pub seats: Vec<Option<String>>,
    /// The seats the game is waiting for.
    pub asked: SeatSet,
    /// The next deadline.
    pub deadline: Option<WallTime>,
    /// The time when it was created.
    pub made: WallTime,
    /// The time of the last change.
    pub last: WallTime,
}

/// A finished game of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FinishedGame {
    /// The number of the game at this table, from 1.
    pub number: u32,
    /// The name of the game.
    pub game: String,
    /// The time when it ended, in milliseconds of Unix time.
    pub at: WallTime,
}

/// The table or event that a code belongs to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CodeTarget {
    /// The table, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
    /// The event, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<EventId>,
    /// Its path on this site.
    pub link: String,
}
