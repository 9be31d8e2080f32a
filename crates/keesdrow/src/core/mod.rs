//! The core: tiles, boards, walks and pegs, and the search for words. It knows no table and no turn.

mod cell;
mod edition;
mod letter_values;
mod peg_board;
mod pegs;
mod search;
mod series;
mod solver;
pub(crate) mod tile_file;
mod tile_set;
mod walk;
mod walks;

pub use cell::Cell;
pub use edition::Edition;
pub use letter_values::LetterValues;
pub use peg_board::{Face, PegBoard, Print};
pub use pegs::Pegs;
pub use series::{Series, Shorter, SpelledWord};
pub use solver::{BoardQuery, FoundWord, Solver, words_by_start};
pub use tile_set::{Side, TileSet, TwoSidedTile};
pub use walk::{Score, Trouble, Walk};
pub use walks::{best_walk, best_walks};
