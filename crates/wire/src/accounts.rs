//! The bodies of `/api/accounts`, `/api/login` and `/api/me`.

use crate::{ListedTable, TableId};
use kee_game::SeatSet;
use serde::{Deserialize, Serialize};

/// A name and a password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// 2 to 30 letters; capitals do not matter.
    pub name: String,
    /// 10 to 200 characters.
    pub password: String,
}

/// You are signed in. The session is in the cookie.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SignedIn {
    /// As it is written.
    pub name: String,
}

/// A password and the one to take its place.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ChangePassword {
    /// The current one.
    pub old: String,
    /// 10 to 200 characters.
    pub new: String,
}

/// Who you are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MyIdentity {
    /// As it is written.
    pub name: String,
    /// Whether you are a bot.
    pub bot: bool,
}

/// A table where you sit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MyTable {
    /// As in every list.
    #[serde(flatten)]
    pub listed: ListedTable,
    /// Where it is found on this site.
    pub link: String,
    /// Your seats, most often one.
    pub you: SeatSet,
    /// Whether it waits for you.
    pub waits: bool,
    /// The names of those it waits for.
    pub turn: Vec<String>,
    /// The names of the others who sit there.
    pub others: Vec<String>,
}

/// What proves that a seat is yours: one of the two.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ClaimSeat {
    /// The token of the seat. It stays valid.
    pub token: Option<String>,
    /// The recovery code. It is used up, and the tokens of the seat are replaced by your account.
    pub code: Option<String>,
}

/// The seat belongs to your account from now on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ClaimedSeat {
    /// Where it is.
    pub table: TableId,
    /// Where that is found on this site.
    pub link: String,
}
