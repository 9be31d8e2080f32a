//! The standard crossword game: 15 x 15 squares, racks of seven, 50 for laying all seven. Nobody plays it here; it is
//! what public engines play, and so the measure of the generator.

mod position;
mod premiums;
mod scoring;
mod values;

pub use position::Position;
pub use scoring::CrosswordScoring;
