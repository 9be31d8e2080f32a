//! The core: the printed board, the order of the letters, and the scores of plays. It knows no table and no turn.

mod board_scorer;
mod order;
mod printed;
mod score;

pub use board_scorer::BoardScorer;
pub use order::Order;
pub use printed::{BoardChoice, BoardValues, Bonuses, Paint, PrintedBoard, RackColour, SquareValues};
pub use score::{RackScorer, ScoreParts};
