//! A referee for people around a real board: it is told the letters and each word, and keeps everything else.

mod pegs_to_move;
mod real_board;
mod referee;
mod refusal;
mod strange_tile;
mod wish;

pub use pegs_to_move::PegChange;
pub use real_board::RealBoard;
pub use referee::Referee;
pub(crate) use refusal::REFEREE_REFUSALS;
pub use refusal::RefereeRefusal;
pub use strange_tile::StrangeTile;
pub use wish::Wish;
