//! The core: the sheet of paper and what is written on it, the scores of plays, and boards made from a seed. It knows
//! nothing of tables or turns.

mod board_seed;
mod drawing;
mod letterfraud;
mod paper;
mod play_scoring;
mod scoring;
pub(crate) mod sheet;
pub(crate) mod special;

pub use board_seed::{BoardSeed, SeedChoice};
pub use letterfraud::AskLimits;
pub use paper::{Owned, Paper};
pub use play_scoring::PlayScoring;
pub use scoring::{PlayScore, ScoringRules, SeatLetterValues, is_vowel, plain_value, scrabble_value};
pub use sheet::{Sheet, SheetPlan};
pub use special::Special;
