//! Parties: guests change tables every round, and the highest total wins.
//!
//! The Keyword party (W9) is one, with prizes and stewards ([`PartyPlan::party`]); Keesdrow and Keebble have theirs.

mod command;
mod decision;
mod layout;
mod plan;
mod prize;
mod round;
mod round_robin;
mod scorecard;
mod state;
mod view;

pub use command::{PartyCommand, PartyEntry};
pub use layout::sizes;
pub use plan::{LeftOver, PartyManner, PartyPlan};
pub use prize::{Prize, PrizeFor, PrizeView};
pub use scorecard::{PartyCard, PartyClaim};
pub use state::{Party, PartyQuestion, TABLES_OF_A_STEWARD};
pub use view::{GuestStanding, PartyRoundView, PartyTableView, PartyView};
