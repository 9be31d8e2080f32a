//! The events that are offered, and the games they are played with: no other file outside the games names a game of an event.

use crate::{party::Manner, tournament::Points};

pub(crate) const KEESDROW: &str = "keesdrow";
pub(crate) const KEYWORD: &str = "keyword";
const KEEZEN: &str = "keezen";
const KEEBBLE: &str = "keebble";

/// An event that is offered to a host.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occasion {
    /// The Keyword party of the sheet (W9), with prizes and stewards.
    Party,
    /// The Keezen tournament of the sheet (Z7).
    Tournament,
    /// A club night of Keesdrow.
    Keesdrow,
    /// A club night of Keebble.
    Keebble,
}

impl Occasion {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Party, Self::Tournament, Self::Keesdrow, Self::Keebble];

    /// In names of sentences and fields.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Party => "party",
            Self::Tournament => "tournament",
            Self::Keesdrow => KEESDROW,
            Self::Keebble => KEEBBLE,
        }
    }

    /// The game that is played.
    pub const fn game(self) -> &'static str {
        match self {
            Self::Party => KEYWORD,
            Self::Tournament => KEEZEN,
            Self::Keesdrow => KEESDROW,
            Self::Keebble => KEEBBLE,
        }
    }

    /// How guests go from table to table, how many sit at one, and for how many minutes, unless the host says otherwise.
    pub const fn defaults(self) -> (Manner, usize, u16) {
        match self {
            Self::Party => (Manner::Ladder, 4, 40),
            Self::Tournament => (Manner::Ladder, 4, Points::Sheet.minutes()),
            Self::Keesdrow => (Manner::RoundRobin, 4, 30),
            Self::Keebble => (Manner::RoundRobin, 3, 60),
        }
    }
}
