//! Events: parties, tournaments and challenges, without I/O.
//!
//! An event is a fold over the numbered entries of its [`Log`]. [`Log::decide`] turns a command into entries or a
//! refusal; [`Log::apply`] takes entries that were decided elsewhere or before. Both lead to the same event. Commands
//! and entries have a text form and a JSON form.
//!
//! - [`party`]: individual players who change tables every round, above all the Keyword party;
//! - [`tournament`]: teams of two at Keezen;
//! - [`challenge`]: the same solitaire for everyone, and one for every day.
//!
//! Time is passed in, and all draws come from a [`kee_game::Seed`] whose hash is announced first and which is
//! revealed at the end, so that anyone can check them ([`Log::verify`]). Nobody may be told anything before the
//! entries are stored.

mod any_event;
mod calendar;
pub mod challenge;
mod join_event;
mod kind;
mod locales;
mod log;
mod occasion;
mod outline;
pub mod party;
mod plan;
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

pub use any_event::AnyEvent;
pub use calendar::{Date, Moment};
pub use join_event::JoinEvent;
pub use kee_game::PersonId;
pub use kind::{EntryEffect, EventCommand, EventEntry, EventKind};
pub use locales::{LOCALES, english};
pub use log::{BadLog, Broken, By, Event, Log, LogEntry};
pub use occasion::Occasion;
pub use outline::{NextStep, Outline, OutlineRound, OutlineRow, OutlineSide, OutlineTable};
pub use party::{PartyQuestion, Prize, PrizeFor, PrizeView, TABLES_OF_A_STEWARD};
pub use plan::{CreateEventKind, EventPlan};
pub use refusal::EventRefusal;
pub use roster::Name;
pub use rounds::{RoundSeating, SeatHolder, Spot, TableSeating};
pub use scores::{Source, TypedScores};
pub use sheets::{PairingLine, PairingSheet, StandingsRow, StandingsSheet};
pub use view::{EventRole, EventView, KindView, Venue};
