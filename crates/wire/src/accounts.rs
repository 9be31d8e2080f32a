//! The bodies of `/api/accounts`, `/api/login` and `/api/me`.

use crate::{ListedTable, TableId};
use kee_game::SeatSet;
use serde::{Deserialize, Serialize};

/// A name and a password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// 2 to 30 letters; case does not matter.
    pub name: String,
    /// 10 to 200 characters.
    pub password: String,
}

/// A successful sign-in. The session is in the cookie.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SignedIn {
    /// Your name, capitalised as when the account was created.
    pub name: String,
}

/// The current password and a new one.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ChangePassword {
    /// The current password.
    pub old: String,
    /// The new password: 10 to 200 characters.
    pub new: String,
}

/// The password, once more, to delete the account.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct DeleteAccount {
    /// The current password.
    pub password: String,
}

/// Your identity.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MyIdentity {
    /// Your name.
    pub name: String,
    /// Whether you are a bot.
    pub bot: bool,
}

/// A table where you have a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MyTable {
    /// The facts that every list of tables shows.
    #[serde(flatten)]
    pub listed: ListedTable,
    /// Its path on this site.
    pub link: String,
    /// Your seats; usually one.
    pub you: SeatSet,
    /// Whether the game is waiting for you.
    pub waits: bool,
    /// The names of the players it is waiting for.
    pub turn: Vec<String>,
    /// The names of the other players.
    pub others: Vec<String>,
}

/// Proof that a seat is yours: its token or its recovery code.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ClaimSeat {
    /// The seat's token. It stays valid.
    pub token: Option<String>,
    /// The recovery code. It is used up, and your account replaces the seat's tokens.
    pub code: Option<String>,
}

/// Proof that you are a guest of events and challenges.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ClaimGuest {
    /// The guest's token. It stays valid.
    pub token: String,
}

/// A seat that now belongs to your account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ClaimedSeat {
    /// Its table.
    pub table: TableId,
    /// The table's path on this site.
    pub link: String,
}
