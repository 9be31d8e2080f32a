//! The contract of a game.
//!
//! A game is its options and a list of inputs; its state is always a replay of them. This crate defines what a game
//! must offer ([`Game`], [`InWords`]), what happens to it ([`Input`]), who it waits for ([`Wait`]), what each
//! [`Viewer`] may know, where its chance comes from ([`Seed`], [`Dice`]), and how it is recorded ([`Record`]).
//!
//! It has no clock, no network, no ambient randomness and no particular game. Inputs carry their times, and chance is
//! an input too, so a replay needs neither.

mod bot;
mod data_file;
mod dice;
mod facts;
mod game;
mod hex;
mod input;
mod json;
mod lesson;
mod matches;
mod message;
mod options;
mod outcome;
mod perft;
mod person;
mod plan;
mod playout;
mod question;
mod record;
mod refusal;
mod resources;
mod review;
#[cfg(feature = "schema")]
mod schema;
mod seat;
mod seating;
mod seed;
mod setup;
mod sheet;
mod text;
mod time;
mod turn_score;
mod viewer;
mod window;
mod words;

pub use bot::{Bot, BotMove, BotView};
pub use data_file::{FileFlaw, FileReader, FileTable, FileText, FileValue, MOST_FILE_BYTES, MOST_FLAWS};
pub use dice::Dice;
pub use facts::{FirstDraw, TableOutcome, WordsPlayed};
pub use game::{Change, Game, Listing, TextForm};
pub use input::{Input, Ruling};
pub use json::Json;
pub use lesson::{LessonStep, is_accepted, lesson_steps};
pub use matches::{Entry, EntryOf, Match};
pub use message::{Arg, Args, Message, Sentence};
pub use options::{
    Choice, Count, Form, OptionDoc, OptionText, OptionValue, Options, PARTY_PRIZE, PROBLEMS, Preset, Problem, Seconds,
    TABLE_PRIZE, TIME_LIMIT, Values, configure, take_files,
};
pub use outcome::{Outcome, Standing, Victory};
pub use perft::perft;
pub use person::PersonId;
pub use plan::Plan;
pub use playout::{asking_order, next_to_ask, play_out};
pub use question::{Question, SENTENCES, row_asked};
pub use record::{
    Commitment, Ending, Header, Mismatch, Player, PlayerKind, Record, RecordEntry, RecordError, Undone, WordsUsed,
    replay, rules_of, rules_of_said, verify,
};
pub use refusal::{Decline, Reason, Refusal};
pub use resources::{Resources, WordList};
pub use review::{Measure, Reviewed, ReviewedTurn, review, review_with};
pub use seat::{MAX_SEATS, Seat, SeatSet};
pub use seating::{Seating, Team};
pub use seed::{Seed, revealed};
pub use setup::Setup;
pub use sheet::{SheetBoard, SheetPart, sheet_parts};
pub use text::{Unreadable, excerpt, number};
pub use time::{GameTime, WallTime};
pub use turn_score::TurnScore;
pub use viewer::Viewer;
pub use window::{Manner, Wait, Window, WindowId, Windows};
pub use words::{InWords, Locales, Names, Voice};

/// Re-exports for the macros of this crate.
#[doc(hidden)]
pub mod macro_support {
    pub use crate::options::{deserialize_pairs, serialize_pairs};
    #[cfg(feature = "schema")]
    pub use crate::schema::text_schema;
    pub use serde;
    #[cfg(feature = "schema")]
    pub use utoipa;
}
