use kee_game::{SeatSet, WallTime};
use kee_table::PersonId;
use kee_wire::Phase;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What lists of tables are made from: where a table stands, without waking it. It is written together with the entries
/// that lead there. It is copied for every move, so what seldom changes is shared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableSummary {
    /// What is played, by its name in records.
    pub game: Arc<str>,
    /// How far it is.
    pub phase: Phase,
    /// Whether strangers may find it.
    pub listed: bool,
    /// The seats in order.
    pub seats: Arc<[Sitting]>,
    /// The seats that are asked to act.
    pub asked: SeatSet,
    /// When the time of somebody is up next.
    pub deadline: Option<WallTime>,
    /// When the table has to be woken if nobody comes to it: at its deadline, or long ago if it needs something at once,
    /// such as a bot's thought.
    pub wake: Option<WallTime>,
    /// When the table was made.
    pub made: WallTime,
    /// When something happened last.
    pub last: WallTime,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitting {
    /// Nobody.
    Open,
    /// A person, even if a bot plays for them just now.
    Person {
        /// Who.
        id: PersonId,
        /// What they are called at this table.
        name: String,
    },
    /// This bot.
    Bot(String),
}

impl Sitting {
    /// What is read beside the seat.
    pub fn name(&self) -> Option<String> {
        match self {
            Self::Open => None,
            Self::Person { name, .. } => Some(name.clone()),
            Self::Bot(bot) => Some(format!("bot {bot}")),
        }
    }
}

impl TableSummary {
    /// Whether somebody can sit down.
    pub fn has_room(&self) -> bool {
        self.seats.contains(&Sitting::Open)
    }

    /// Whether lists would show the two tables alike, but for what every move changes.
    pub(crate) fn has_frame_of(&self, other: &Self) -> bool {
        let Self { game, phase, listed, seats, made, asked: _, deadline: _, wake: _, last: _ } = self;
        let same = *game == other.game && *phase == other.phase && *listed == other.listed && *made == other.made;
        same && (Arc::ptr_eq(seats, &other.seats) || *seats == other.seats)
    }

    /// Where these people sit.
    pub fn seats_of(&self, people: &[PersonId]) -> SeatSet {
        let theirs = |sitting: &Sitting| matches!(sitting, Sitting::Person { id, .. } if people.contains(id));
        let seats = kee_game::Seat::first(self.seats.len()).zip(self.seats.iter());
        seats.filter(|(_, sitting)| theirs(sitting)).map(|(seat, _)| seat).collect()
    }
}
