//! Events of games without I/O: parties, tournaments and challenges.
//!
//! An event is a fold over the numbered entries of its [`Log`]. [`Log::decide`] turns a command into entries,
//! or says why not; [`Log::apply`] takes entries that were decided elsewhere or before. Both lead to the same event. What
//! is wanted and what happens have text forms, so that an event is typed, stored and read as text as well as JSON.
//!
//! - [`party`]: single players who go from table to table, the Keyword party above all;
//! - [`tournament`]: teams of two at Keezen;
//! - [`challenge`]: the same solitaire for everybody, and one for every day.
//!
//! Time comes in from outside, and all lots are drawn from a [`kee_game::Seed`] whose hash is announced first and which is
//! shown at the end, so that anybody can check them ([`Log::verify`]). Nobody may be told anything before the entries are
//! stored.

mod any_event;
mod broken;
mod by;
pub mod challenge;
mod date;
mod event_entry;
mod kind;
mod limits;
mod log;
mod log_text;
mod moment;
mod name;
mod next_step;
mod outline;
pub mod party;
mod ranking;
mod refusal;
mod roster;
mod rounds;
mod seating;
mod sheets;
mod source;
mod spot;
pub mod tournament;
mod typed;
mod view;
mod words;

pub use any_event::{AnyEvent, EventPlan};
pub use broken::Broken;
pub use by::By;
pub use date::Date;
pub use event_entry::{EntryEffect, EventEntry};
pub use kee_game::PersonId;
pub use kind::{EventCommand, EventKind};
pub use log::{Event, Log, LogEntry};
pub use log_text::BadLog;
pub use moment::Moment;
pub use name::Name;
pub use next_step::NextStep;
pub use outline::{Outline, OutlineRound, OutlineRow, OutlineSide, OutlineTable};
pub use party::{Prize, PrizeFor, PrizeView, Question, TABLES_OF_A_STEWARD};
pub use refusal::EventRefusal;
pub use seating::{RoundSeating, SeatHolder, TableSeating};
pub use sheets::{PairingLine, PairingSheet, StandingsRow, StandingsSheet};
pub use source::Source;
pub use spot::Spot;
pub use typed::TypedScores;
pub use view::{EventRole, EventView, KindView, Played};
