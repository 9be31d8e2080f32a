//! Evenings of single players: guests go from table to table, and the highest total wins.
//!
//! The Keyword party (W9) is one of them, with prizes and stewards ([`Plan::party`]); Keesdrow and Keebble have theirs.

mod apply;
mod arrange;
mod decide;
mod decide_party;
mod ladder;
mod lay;
mod plan;
mod round;
mod round_robin;
mod scorekeeper;
mod scores;
mod sheet;
mod sizes;
mod standings;
mod state;
mod view;
mod what;
mod wish;
mod you;

pub use plan::{LeftOver, Manner, Plan};
pub use scores::{Card, Claim};
pub use sizes::sizes;
pub use standings::GuestStanding;
pub use state::Evening;
pub use view::{EveningView, RoundView, TableView};
pub use what::What;
pub use wish::Wish;
