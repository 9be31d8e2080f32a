//! The events a host can choose from, and their games. This is the one place outside the games that names a game of an
//! event: parties, tournaments and club nights follow printed rules, which are about that game.

use crate::{party::PartyManner, tournament::Points};
use kee_game::{PARTY_PRIZE, TABLE_PRIZE, TIME_LIMIT};

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

    /// The options of its game that follow from the minutes, points and prizes of an event.
    pub const DECIDED: [&str; 4] = [TIME_LIMIT, Points::OPTION, TABLE_PRIZE, PARTY_PRIZE];

    /// The occasion of this game; none for a game without one.
    pub fn of(game: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|occasion| occasion.game() == game)
    }

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
    pub const fn defaults(self) -> (PartyManner, usize, u16) {
        match self {
            Self::Party => (PartyManner::Ladder, 4, 40),
            Self::Tournament => (PartyManner::Ladder, 4, Points::Sheet.minutes()),
            Self::Keesdrow => (PartyManner::RoundRobin, 4, 30),
            Self::Keebble => (PartyManner::RoundRobin, 3, 60),
        }
    }

    /// The default preset at its tables, where it is not the game's own: at a party the players judge the words (W5, W9.2).
    pub const fn preset(self) -> Option<&'static str> {
        match self {
            Self::Party => Some("table"),
            Self::Tournament | Self::Keesdrow | Self::Keebble => None,
        }
    }

    /// The most seats and minutes of a table, where the printed rules limit them (W9.1, W9.2).
    pub(crate) const fn limits(self) -> Option<(usize, u16)> {
        match self {
            Self::Party => {
                let (_, size, minutes) = self.defaults();
                Some((size, minutes))
            }
            Self::Tournament | Self::Keesdrow | Self::Keebble => None,
        }
    }
}
