use kee_game::{PlayerKind, Seat};
use serde::{Deserialize, Serialize};

/// The occupant of a seat at a local table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum LocalSeat {
    /// A person at this screen, by name.
    Person(String),
    /// A bot, by its name in the catalogue.
    Bot(String),
}

impl LocalSeat {
    /// The seats of the people at this screen, with their names.
    pub(crate) fn people(seats: &[Self]) -> Vec<(Seat, String)> {
        let each = Seat::first(seats.len()).zip(seats);
        let person = |(seat, who): (Seat, &Self)| match who {
            Self::Person(name) => Some((seat, name.clone())),
            Self::Bot(_) => None,
        };
        each.filter_map(person).collect()
    }

    /// The player by kind and name.
    pub(crate) fn named(&self) -> (PlayerKind, String) {
        match self {
            Self::Person(name) => (PlayerKind::Person, name.clone()),
            Self::Bot(bot) => (PlayerKind::Bot, bot.clone()),
        }
    }
}
