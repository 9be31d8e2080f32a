//! The bodies of `/api/guests` and `/api/recover`: what proves who a guest is.

use crate::TableId;
use serde::{Deserialize, Serialize};

/// What proves who somebody is. Empty if that is known already: by a token that came along, or by an account.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct IssuedKeys {
    /// What proves from now on that it is you, to be kept where only you can read it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    /// A recovery code, to be written down: it gets you a new token if you lose this one, once.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub recovery: Option<String>,
}

/// A recovery code, to be exchanged for a new token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RecoverKeys {
    /// As it was written down; capitals, spaces and dashes do not matter.
    pub code: String,
}

/// Your seat, or your identity as a guest, is yours again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RecoveredKeys {
    /// Where you have a seat; null for a guest of events, whose token is good for all of them.
    pub table: Option<TableId>,
    /// Your new token. The old ones are no longer valid.
    pub token: String,
    /// Your new recovery code. The old one is used up.
    pub recovery: String,
}
