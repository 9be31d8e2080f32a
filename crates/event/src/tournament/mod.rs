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
pub use plan::{Draw, TournamentPlan};
pub use points::{PawnOrder, Points};
pub use round::{TableCard, TournamentClaim};
pub use state::Tournament;
pub use view::{TeamStanding, TournamentRoundView, TournamentTableView, TournamentView};
