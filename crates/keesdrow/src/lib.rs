//! Keesdrow: players walk words on a maze of letters. Each letter can be used three times in a game and scores more
//! each time.
//!
//! The core is [`PegBoard`], [`Walk`], [`Series`] and [`Pegs`]: the letters, the score of a walk, and the words that may
//! not be walked again. The [`Solver`] finds every word of a board with its best walk. [`Keesdrow`] holds the rules of
//! a table. The numbers K1.1 to K11.2 are the paragraphs of the rules page.

pub mod boggle;

mod action;
mod answering;
mod chance;
mod core;
mod deal;
mod ending;
mod event;
mod flow;
mod ground;
mod hinting;
mod invariant;
mod listing;
mod maze;
mod maze_layout;
mod options;
mod pending_turn;
mod position;
mod presets;
mod problems;
mod real_table;
mod refusal;
mod review;
mod rules;
mod showing;
mod state;
mod steward;
mod turns;
mod understanding;
mod view;
mod whole_board;
mod words;

pub use action::KeesdrowAction;
pub use chance::KeesdrowChance;
pub use core::*;
pub use event::KeesdrowEvent;
pub use ground::{Ground, WalkedWord};
pub use kee_lexicon::Word;
pub use maze::Maze;
pub use maze_layout::{LaidTile, MazeLayout};
pub use options::{BadWord, End, Judge, KeesdrowOptions, Lookup, PegSupply, TileWon, Turn, Variant, WrongWord};
pub use pending_turn::{Doubt, PendingTurn};
pub use real_table::{PegChange, RealBoard, Referee, RefereeInput, RefereeRefusal, StrangeTile};
pub use refusal::KeesdrowRefusal;
pub use rules::Keesdrow;
pub use state::{ChallengedWord, KeesdrowState, Pick};
pub use view::{KeesdrowView, PendingTurnView, PendingWord};
