use crate::Name;
use serde::{Deserialize, Serialize};

/// A steward looks after so many tables (W9.1).
pub const TABLES_OF_A_STEWARD: usize = 5;

/// Something a table could not settle by itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// The table, from 1.
    pub table: usize,
    /// What it is about.
    pub text: String,
    /// The steward whose table it is, if there is one; else the host is called.
    pub steward: Option<Name>,
    /// What was ruled, and nothing until then.
    pub ruling: Option<String>,
}
