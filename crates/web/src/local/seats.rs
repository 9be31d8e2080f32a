use kee_game::Seat;
use serde::{Deserialize, Serialize};

/// Who has a seat at a table in this browser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum LocalSeat {
    /// Somebody at this screen, by name.
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
}
