use kee_game::{SeatSet, WallTime};
use kee_table::PersonId;
use kee_wire::Phase;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The state of a table for lists, without loading it. It is written together with the entries that lead to it. It is
/// copied for every move, so the parts that seldom change are shared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableSummary {
    /// The id of the game, as in records.
    pub game: Arc<str>,
    /// Its phase.
    pub phase: Phase,
    /// Whether it is in the public list of open tables.
    pub listed: bool,
    /// The seats in order.
    pub seats: Arc<[StoredSeat]>,
    /// The seats the game is waiting for.
    pub asked: SeatSet,
    /// The next deadline.
    pub deadline: Option<WallTime>,
    /// The time when the table has to be woken if nobody comes to it: its deadline, or now if it needs something,
    /// such as a bot's move.
    pub wake: Option<WallTime>,
    /// The time when it was created.
    pub made: WallTime,
    /// The time of the last change.
    pub last: WallTime,
}

/// The player in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StoredSeat {
    /// Nobody.
    Open,
    /// A person, even if a bot is standing in for them.
    Person {
        /// Their id.
        id: PersonId,
        /// Their name at this table.
        name: String,
    },
    /// This bot.
    Bot(String),
}

impl StoredSeat {
    /// The name to show beside the seat.
    pub fn name(&self) -> Option<String> {
        match self {
            Self::Open => None,
            Self::Person { name, .. } => Some(name.clone()),
            Self::Bot(bot) => Some(format!("bot {bot}")),
        }
    }
}

impl TableSummary {
    /// Whether there is an open seat.
    pub fn has_room(&self) -> bool {
        self.seats.contains(&StoredSeat::Open)
    }

    /// Whether the two tables differ at most in what every move changes.
    pub(crate) fn has_frame_of(&self, other: &Self) -> bool {
        let Self { game, phase, listed, seats, made, asked: _, deadline: _, wake: _, last: _ } = self;
        let same = *game == other.game && *phase == other.phase && *listed == other.listed && *made == other.made;
        same && (Arc::ptr_eq(seats, &other.seats) || *seats == other.seats)
    }

    /// The seats of these people.
    pub fn seats_of(&self, people: &[PersonId]) -> SeatSet {
        let theirs = |sitting: &StoredSeat| matches!(sitting, StoredSeat::Person { id, .. } if people.contains(id));
        let seats = kee_game::Seat::first(self.seats.len()).zip(self.seats.iter());
        seats.filter(|(_, sitting)| theirs(sitting)).map(|(seat, _)| seat).collect()
    }
}
