use kee_game::{Seat, Windows};
use serde::{Deserialize, Serialize};

/// The full state of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NewGameState {
    /// The number of counters left.
    pub counters: u32,
    /// The seat whose turn it is.
    pub turn: Seat,
    /// The windows of its turns.
    pub windows: Windows,
    /// Points by seat: one for winning, and points that stewards gave or took.
    pub scores: Vec<i64>,
    /// The ending, once the game is over.
    pub ending: Option<String>,
}

impl NewGameState {
    /// The seat that is not this one.
    pub(crate) fn opponent(seat: Seat) -> Seat {
        Seat::new(1 - seat.index())
    }
}
