use kee_game::Seat;
use serde::{Deserialize, Serialize};

/// The view of a game. Nothing is hidden here, but a view is never the state itself: a game that hides something later changes
/// only this type.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NewGameView {
    /// The number of counters left.
    pub counters: u32,
    /// The most that can be taken now.
    pub most: u32,
    /// The seat whose turn it is, until the game is over.
    pub turn: Option<Seat>,
    /// Points by seat.
    pub scores: Vec<i64>,
}
