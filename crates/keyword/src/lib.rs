//! Keyword: a crossword game of 1953 on a board of four colours. Letters have no value of their own, squares have.
//!
//! The board is data ([`PrintedBoard`]): its colours and key squares, its letters, what it pays. [`Scorer`] says what a
//! play pays, both from the words it makes and, as [`BoardScorer`], square by square for the search of all placements.
//! [`Keyword`] is the rules of a table. The numbers W1.1 to W9.4 are the paragraphs of the rules page.

mod board_scorer;
pub mod gcg;
mod letters;
mod order;
mod printed;
mod review;
mod rules;
mod score;
mod word;

pub use board_scorer::BoardScorer;
pub use letters::Letters;
pub use order::Order;
pub use printed::{BoardChoice, BoardValues, Bonuses, Colour, Paint, PrintedBoard, SquareValues};
pub use rules::{
    Call, Checked, Correction, Judge, Keyword, KeywordAction, KeywordChance, KeywordEvent, KeywordNotice,
    KeywordOptions, KeywordRefusal, KeywordState, KeywordView, LastTurn, Pending, PendingView, Phase, Played, Pointed,
    Prize, PrizeOf, PrizeView, Sight,
};
pub use score::{Score, Scorer};
pub use word::Word;
