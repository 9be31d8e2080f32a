//! The events a host can choose from, and their games. No other file outside the games names a game of an event.

use crate::{party::Manner, tournament::Points};

pub(crate) const KEESDROW: &str = "keesdrow";
pub(crate) const KEYWORD: &str = "keyword";
const KEEZEN: &str = "keezen";
const KEEBBLE: &str = "keebble";

/// An event a host can choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occasion {
    /// The Keyword party of the printed rules (W9), with prizes and stewards.
    Party,
    /// The Keezen tournament of the printed rules (Z7).
    Tournament,
    /// A club night of Keesdrow.
    Keesdrow,
    /// A club night of Keebble.
    Keebble,
}

impl Occasion {
    /// All of them, in the order in which hosts see them.
    pub const ALL: [Self; 4] = [Self::Party, Self::Tournament, Self::Keesdrow, Self::Keebble];

    /// Its id, in the names of messages and fields.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Party => "party",
            Self::Tournament => "tournament",
            Self::Keesdrow => KEESDROW,
            Self::Keebble => KEEBBLE,
        }
    }

    /// The game played.
    pub const fn game(self) -> &'static str {
        match self {
            Self::Party => KEYWORD,
            Self::Tournament => KEEZEN,
            Self::Keesdrow => KEESDROW,
            Self::Keebble => KEEBBLE,
        }
    }

    /// The defaults: how guests change tables, how many seats a table has, and the time limit in minutes.
    pub const fn defaults(self) -> (Manner, usize, u16) {
        match self {
            Self::Party => (Manner::Ladder, 4, 40),
            Self::Tournament => (Manner::Ladder, 4, Points::Sheet.minutes()),
            Self::Keesdrow => (Manner::RoundRobin, 4, 30),
            Self::Keebble => (Manner::RoundRobin, 3, 60),
        }
    }
}
