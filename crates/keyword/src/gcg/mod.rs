//! GCG, the text format in which crossword programs exchange games: a line for each turn with the player, the rack, the
//! word and the score.
//!
//! [`write()`] writes a game of Keyword, and [`read`] reads any crossword game, by any program.

mod gcg_game;
mod reading;
mod turn_line;
mod writing;

pub use gcg_game::{GcgDeed, GcgGame, GcgPlayer, GcgTurn};
pub use reading::read;
pub use writing::write;
