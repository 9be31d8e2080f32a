//! A tournament of Keezen (Z7): teams of two, rounds at tables that are drawn, points in the order of coming in.

mod command;
mod decision;
mod matching;
mod pairing;
mod plan;
mod points;
mod round;
mod state;
mod view;

pub use command::{NewTeam, TournamentCommand, TournamentEntry};
pub use plan::{Draw, Plan};
pub use points::{ComingIn, Points};
pub use round::{Claim, TableCard};
pub use state::Tournament;
pub use view::{RoundView, TableView, TeamStanding, TournamentView};
