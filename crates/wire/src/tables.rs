//! The bodies of `/api/tables`, `/api/lobby` and `/api/codes`.

use crate::{EventId, GameInfo, House, IssuedKeys, Phase, RequestId, TableCommand, TableId, TableView};
use kee_game::{Seat, SeatSet, Setup, WallTime};
use serde::{Deserialize, Serialize};

/// A table that somebody wants to have.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// The game, by its name: see `/api/games`.
    pub game: String,
    /// How it is to be played.
    #[serde(default)]
    pub setup: Setup,
    /// How the table is to be kept.
    #[serde(default)]
    pub house: House,
    /// The word list, if it is not the default.
    pub words: Option<String>,
    /// Under which name you want to sit down at once, if you do. With an account you may leave it out and give only a seat.
    pub name: Option<String>,
    /// Where; the first seat by default.
    pub seat: Option<Seat>,
}

/// Somebody who comes to a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct JoinTable {
    /// Under which name you want to sit down at once, if you do. With an account you may leave it out and give only a seat.
    pub name: Option<String>,
    /// Where; the first open seat by default.
    pub seat: Option<Seat>,
}

/// You have come to a table. Keep the token: it proves who you are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct JoinedTable {
    /// Which table.
    pub table: TableId,
    /// Where it is found on this site.
    pub link: String,
    /// What proves who you are there.
    #[serde(flatten)]
    pub keys: IssuedKeys,
}

/// A table as strangers see it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableSnapshot {
    /// What is played.
    pub game: GameInfo,
    /// How the table is kept.
    pub house: House,
    /// The table now.
    pub view: TableView,
}

/// Something to ask of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AskTable {
    /// By which the same request is recognised if it is sent again.
    pub id: Option<RequestId>,
    /// What.
    pub wish: TableCommand,
}

/// What you can play just now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LegalActions {
    /// The number of the step this holds for, to be sent along with the action.
    pub on: u32,
    /// As they can be typed; none if it is not your turn.
    pub actions: Vec<String>,
    /// Whether there are no others.
    pub complete: bool,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ListedTable {
    /// By which it is found.
    pub table: TableId,
    /// What is played.
    pub game: String,
    /// How far it is.
    pub phase: Phase,
    /// The seats in order: a name, or null where one is open.
    pub seats: Vec<Option<String>>,
    /// The seats that are to act.
    pub asked: SeatSet,
    /// When the next deadline is.
    pub deadline: Option<WallTime>,
    /// When it was created.
    pub made: WallTime,
    /// When something happened last.
    pub last: WallTime,
}

/// A game that was finished at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FinishedGame {
    /// Which game of the table it was, from 1.
    pub number: u32,
    /// What was played.
    pub game: String,
    /// When it ended, in milliseconds of Unix time.
    pub at: WallTime,
}

/// What a code leads to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CodeTarget {
    /// The table, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
    /// The event, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<EventId>,
    /// Where it is found on this site.
    pub link: String,
}
