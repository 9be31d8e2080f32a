use serde::{Deserialize, Serialize};
use std::fmt;

/// Where a result comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ResultSource))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Somebody typed it in, from a real table.
    Typed,
    /// The game was played here.
    Played,
}

impl Source {
    pub(crate) const CHOICES: &[(&str, Self)] = &[("typed", Self::Typed), ("played", Self::Played)];
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Typed => "typed",
            Self::Played => "played",
        })
    }
}
