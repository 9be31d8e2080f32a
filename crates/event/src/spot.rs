use kee_game::Unreadable;
use std::{fmt, str::FromStr};

/// A table of a round, both counted from 1: `2.5` is table 5 of round 2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Spot {
    /// The round.
    pub round: usize,
    /// The table.
    pub table: usize,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.round, self.table)
    }
}

impl FromStr for Spot {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let read = || {
            let (round, table) = text.split_once('.')?;
            Some(Self { round: round.parse().ok()?, table: table.parse().ok()? })
        };
        read().ok_or_else(|| Unreadable::new("a table of a round such as 2.5", text))
    }
}

kee_game::serde_as_text!(Spot);

#[cfg(feature = "schema")]
kee_game::schema_as_text! {
    Spot: "A table of a round: `2.5` is table 5 of round 2.", "^[0-9]+\\.[0-9]+$", "2.5";
}
