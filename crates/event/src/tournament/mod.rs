//! A tournament of Keezen (Z7): teams of two, rounds at tables that are drawn, points in the order of coming in.

mod apply;
mod coming_in;
mod command;
mod decide;
mod draw;
mod entry;
mod matching;
mod pair;
mod pairing;
mod plan;
mod points;
mod result;
mod round;
mod standings;
mod state;
mod tables;
mod view;
mod you;

/// The game of tournaments.
pub const KEEZEN: &str = "keezen";

pub use coming_in::ComingIn;
pub use command::{NewTeam, TournamentCommand};
pub use entry::TournamentEntry;
pub use plan::{Draw, Plan};
pub use points::Points;
pub use result::{Claim, TableCard};
pub use standings::TeamStanding;
pub use state::Tournament;
pub use view::{RoundView, TableView, TournamentView};
