//! Keebble: Scrabble on a folded sheet of paper. You may ask for any letters you like, but everyone listens, and takes
//! one of them too or builds a wall.
//!
//! The core is [`Paper`] (letters, walls, hands' cells, special cells), [`Scorer`] (what a play brings) and [`Sheet`]
//! (boards made from a seed). The numbers B1.1 to B11.2 are the paragraphs of the rules page.

mod board_seed;
mod drawing;
mod letter_value;
mod letterfraud;
mod letters;
mod paper;
mod play_scoring;
mod review;
mod rules;
mod scoring;
mod sheet;
mod special;

pub use board_seed::BoardSeed;
pub use letter_value::{is_vowel, plain_value, scrabble_value};
pub use letterfraud::Call;
pub use letters::Letters;
pub use paper::{Owned, Paper};
pub use play_scoring::PlayScoring;
pub use rules::{
    Alphabet, Answer, Answers, BoardChoice, Boons, Claim, EndgameBegins, Expansion, Hand, Heard, Judged, Keebble,
    KeebbleAction, KeebbleChance, KeebbleEvent, KeebbleOptions, KeebbleRefusal, KeebbleState, KeebbleView, LetterCells,
    Letterfraud, Played, Power, Reads, Size, Stage, Start, StartWalls, told_answer, told_call,
};
pub use scoring::{LetterValues, Score, Scorer};
pub use sheet::{Sheet, SheetPlan};
pub use special::Special;
