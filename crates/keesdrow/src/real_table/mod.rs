//! A referee for players around a real board: they enter the letters and each word, and it keeps track of everything
//! else.

mod input;
mod pegs_to_move;
mod real_board;
mod referee;
mod refusal;
mod strange_tile;

pub use input::RefereeInput;
pub use pegs_to_move::PegChange;
pub use real_board::RealBoard;
pub use referee::Referee;
pub use refusal::RefereeRefusal;
pub use strange_tile::StrangeTile;
