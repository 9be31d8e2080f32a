//! The standard crossword game: 15 x 15 squares, racks of seven, and 50 points for placing all seven. Nobody plays it
//! here; it is the game of public engines, and so the benchmark for the generator.

mod position;
mod scoring;

pub use position::CrosswordPosition;
pub use scoring::CrosswordScoring;
