//! Keyword: a crossword game of 1953 on a board of four colours, where squares score and letters have no values.
//!
//! The board is data ([`PrintedBoard`]): its colours and key squares, its letters and its scores. [`RackScorer`] scores a
//! play by the words it makes, [`BoardScorer`] square by square for the search of all placements. [`Keyword`] holds the
//! rules of a table. The numbers W1.1 to W9.4 are the paragraphs of the rules page.

pub mod gcg;

mod action;
mod answering;
mod chance;
mod core;
mod deal;
mod ending;
mod event;
mod first_turn;
mod flow;
mod hinting;
mod invariant;
mod judge;
mod listing;
mod operations;
mod options;
mod play_view;
mod position;
mod presets;
mod prize;
mod problems;
mod refusal;
mod resampling;
mod review;
mod rules;
mod showing;
mod state;
mod steward;
mod telling;
mod turns;
mod understanding;
mod view;
mod words;

pub use action::KeywordAction;
pub use chance::KeywordChance;
pub use core::*;
pub use event::{KeywordEvent, KeywordNotice};
pub use judge::JudgedPlay;
pub use kee_grid::Letters;
pub use kee_lexicon::Word;
pub use options::{Call, Judge, KeywordOptions};
pub use play_view::{ChallengedPlay, LastTurn, PendingPlayView, PlayView};
pub use prize::{PrizeOf, PrizeWord, PrizeWordView};
pub use refusal::KeywordRefusal;
pub use rules::Keyword;
pub use state::{Correction, KeywordPhase, KeywordState, PendingPlay};
pub use view::{KeywordView, Sight};
