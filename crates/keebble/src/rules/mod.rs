//! The rules of a table of Keebble, on the contract of a game.

mod action;
mod alphabet;
mod answer;
mod board_choice;
mod chance;
mod endgame;
mod event;
mod flow;
mod flow_ask;
mod flow_steward;
mod flow_turn;
mod hidden;
mod hinting;
mod judge;
mod keebble;
mod letter_text;
mod listing;
mod options;
mod position_reading;
mod position_writing;
mod power;
mod presets;
mod problems;
mod refusal;
mod showing;
mod state;
mod telling;
mod understanding;
mod view;
mod words;

pub use action::KeebbleAction;
pub use alphabet::Alphabet;
pub use answer::Answer;
pub use board_choice::BoardChoice;
pub use chance::KeebbleChance;
pub use event::KeebbleEvent;
pub use judge::Judged;
pub use keebble::Keebble;
pub use options::{
    Answers, Claim, EndgameBegins, Expansion, KeebbleOptions, LetterCells, Letterfraud, Reads, Size, Start, StartWalls,
};
pub use refusal::KeebbleRefusal;
pub use state::{Boons, Hand, Heard, KeebbleState, Played, Power, Stage};
pub use telling::{told_answer, told_call};
pub use view::KeebbleView;
