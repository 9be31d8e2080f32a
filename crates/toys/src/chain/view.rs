use super::Said;
use kee_game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// What a viewer may know: everything, for nothing is hidden.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ChainView {
    /// The viewer's own seat.
    pub seat: Option<Seat>,
    /// With what the next word begins.
    pub letter: Option<char>,
    /// All words, the last one last.
    pub said: Vec<Said>,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// How many turns each seat has had.
    pub turns: Vec<u32>,
    /// Points by seat.
    pub scores: Vec<i64>,
    /// Who has left.
    pub left: SeatSet,
    /// Whether the game is over.
    pub over: bool,
}
