//! The bodies of `/api/guests` and `/api/recover`: a guest's token and recovery code.

use crate::TableId;
use serde::{Deserialize, Serialize};

/// Your keys. Empty if you are known already, by a token that you sent or by your account.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct IssuedKeys {
    /// The token that proves it's you from now on. Keep it where only you can read it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    /// A recovery code to write down: if you lose the token, it gets you a new one, once.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub recovery: Option<String>,
}

/// A recovery code to exchange for a new token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RecoverKeys {
    /// As you wrote it down; case, spaces and dashes do not matter.
    pub code: String,
}

/// A seat, or a guest identity, that is yours again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RecoveredKeys {
    /// The table of the seat; null for a guest identity, whose token works at all events.
    pub table: Option<TableId>,
    /// Your new token. The old ones no longer work.
    pub token: String,
    /// Your new recovery code. The old one is used up.
    pub recovery: String,
}
