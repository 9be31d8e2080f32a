//! Keesdrow: words are walked on a maze of letters. Every letter may be used three times in a game, and each use pays
//! more.
//!
//! The core is [`Board`], [`Walk`], [`Series`] and [`Pegs`]: what lies where, what a walk pays, what may not be walked
//! again. The [`Solver`] finds every word of a board with its best walk. The numbers K1.1 to K11.2 are the paragraphs
//! of the rules page.

pub mod boggle;

mod board;
mod cell;
mod edition;
mod hints;
mod letter_values;
mod pegs;
mod real_table;
mod review;
mod rules;
mod score;
mod search;
mod series;
mod solver;
mod tile;
mod tile_file;
mod tile_set;
mod walk;
mod walks;

pub use board::{Board, Face, Print};
pub use cell::Cell;
pub use edition::Edition;
pub use hints::words_by_start;
pub use letter_values::LetterValues;
pub use pegs::Pegs;
pub use real_table::{PegChange, RealBoard, Referee, RefereeRefusal, StrangeTile, Wish};
pub use rules::{
    BadWord, Challenged, Doubt, End, Ground, Judge, Keesdrow, KeesdrowAction, KeesdrowChance, KeesdrowEvent,
    KeesdrowOptions, KeesdrowRefusal, KeesdrowState, KeesdrowView, LaidTile, Layout, Lookup, Maze, PegSupply, Pending,
    PendingView, PendingWord, Pick, Played, TileWon, Turn, Variant, Word, WrongWord,
};
pub use score::{Score, Trouble};
pub use series::{Series, Shorter, Spelled};
pub use solver::{Found, Question, Solver};
pub use tile::{Side, Tile};
pub use tile_set::TileSet;
pub use walk::Walk;
pub use walks::{best_walk, best_walks};
