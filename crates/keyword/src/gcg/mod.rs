//! GCG, the text in which programs for crossword games hand games to each other: a line for each turn with the player, the
//! rack, the word and the score.
//!
//! [`write()`] makes such a text of a game of Keyword, [`read`] takes one that any program wrote, of any crossword game.

mod gcg_game;
mod reading;
mod turn_line;
mod writing;

pub use gcg_game::{GcgDeed, GcgGame, GcgPlayer, GcgTurn};
pub use reading::read;
pub use writing::write;
