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
mod calendar;
pub mod challenge;
mod kind;
mod locales;
mod log;
mod occasion;
mod outline;
pub mod party;
mod problem;
mod refusal;
mod reports;
mod roster;
mod rounds;
mod scores;
mod sheets;
mod text;
pub mod tournament;
mod view;

pub use any_event::{AnyEvent, EventPlan};
pub use calendar::{Date, Moment};
pub use kee_game::PersonId;
pub use kind::{EntryEffect, EventCommand, EventEntry, EventKind};
pub use locales::{LOCALES, english};
pub use log::{BadLog, Broken, By, Event, Log, LogEntry};
pub use occasion::Occasion;
pub use outline::{NextStep, Outline, OutlineRound, OutlineRow, OutlineSide, OutlineTable};
pub use party::{Prize, PrizeFor, PrizeView, Question, TABLES_OF_A_STEWARD};
pub use refusal::EventRefusal;
pub use roster::Name;
pub use rounds::{RoundSeating, SeatHolder, Spot, TableSeating};
pub use scores::{Source, TypedScores};
pub use sheets::{PairingLine, PairingSheet, StandingsRow, StandingsSheet};
pub use view::{EventRole, EventView, KindView, Played};
