//! Parties: guests go from table to table, and the highest total wins.
//!
//! The Keyword party (W9) is one, with prizes and stewards ([`Plan::party`]); Keesdrow and Keebble have theirs.

mod apply;
mod arrange;
mod command;
mod decide;
mod decide_party;
mod entry;
mod ladder;
mod lay;
mod plan;
mod prize;
mod question;
mod round;
mod round_robin;
mod scorekeeper;
mod scores;
mod sizes;
mod standings;
mod state;
mod tables;
mod view;
mod you;

pub use command::PartyCommand;
pub use entry::PartyEntry;
pub(crate) use plan::KEYWORD;
pub use plan::{LeftOver, Manner, Plan};
pub use prize::{Prize, PrizeFor, PrizeView};
pub use question::{Question, TABLES_OF_A_STEWARD};
pub use scores::{Card, Claim};
pub use sizes::sizes;
pub use standings::GuestStanding;
pub use state::Party;
pub use view::{PartyView, RoundView, TableView};
