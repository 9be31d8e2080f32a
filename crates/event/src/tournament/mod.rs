//! A Keezen tournament (Z7): teams of two, tables drawn every round, points by the order in which pawns come in.

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
