use super::Said;
use kee_game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The view of a game. Nothing is hidden.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ChainView {
    /// The viewer's own seat.
    pub seat: Option<Seat>,
    /// The first letter of the next word.
    pub letter: Option<char>,
    /// All words, in order.
    pub said: Vec<Said>,
    /// The seat whose turn it is.
    pub turn: Option<Seat>,
    /// The number of turns each seat has had.
    pub turns: Vec<u32>,
    /// Points by seat.
    pub scores: Vec<i64>,
    /// The seats that have left.
    pub left: SeatSet,
    /// Whether the game is over.
    pub over: bool,
}
