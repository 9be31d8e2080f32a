//! The core: tiles, boards, walks and pegs, and the search for words. It knows no table and no turn.

mod board;
mod cell;
mod edition;
mod letter_values;
mod pegs;
mod search;
mod series;
mod solver;
pub(crate) mod tile_file;
mod tile_set;
mod walk;
mod walks;

pub use board::{Board, Face, Print};
pub use cell::Cell;
pub use edition::Edition;
pub use letter_values::LetterValues;
pub use pegs::Pegs;
pub use series::{Series, Shorter, Spelled};
pub use solver::{Found, Question, Solver, words_by_start};
pub use tile_set::{Side, Tile, TileSet};
pub use walk::{Score, Trouble, Walk};
pub use walks::{best_walk, best_walks};
