//! Keebble: Scrabble on a folded sheet of paper. You may ask for any letters you like, but everyone listens, and takes
//! one of them or draws a wall.
//!
//! The core is [`Paper`] (letters, walls, hands' cells, special cells), [`ScoringRules`] (the score of a play) and [`Sheet`]
//! (boards made from a seed). [`Keebble`] holds the rules of a table. The numbers B1.1 to B11.2 are the paragraphs of
//! the rules page.

mod action;
mod alphabet;
mod answering;
mod asking;
mod chance;
mod core;
mod deal;
mod ending;
mod event;
mod flow;
mod hinting;
mod invariant;
mod judge;
mod letter_answer;
mod letter_text;
mod listing;
mod options;
mod position;
mod power;
mod presets;
mod problems;
mod refusal;
mod review;
mod rules;
mod showing;
mod state;
mod steward;
mod turns;
mod understanding;
mod view;
mod words;

pub use action::KeebbleAction;
pub use alphabet::Alphabet;
pub use chance::KeebbleChance;
pub use core::*;
pub use event::{KeebbleEvent, told_answer, told_ask};
pub use judge::JudgedPlay;
pub use kee_grid::Letters;
pub use letter_answer::LetterAnswer;
pub use options::{
    Answers, Claim, EndgameBegins, Expansion, KeebbleOptions, LetterCells, Letterfraud, Reads, Size, Start, StartWalls,
};
pub use refusal::KeebbleRefusal;
pub use rules::Keebble;
pub use state::{Boons, Hand, KeebbleState, PlayedWord, Power, Stage, TurnSummary};
pub use view::KeebbleView;
