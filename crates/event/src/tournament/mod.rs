//! A tournament of Keezen (Z7): teams of two, rounds at tables that are drawn, points in the order of coming in.

mod apply;
mod coming_in;
mod decide;
mod draw;
mod matching;
mod pair;
mod pairing;
mod plan;
mod points;
mod result;
mod round;
mod sheet;
mod standings;
mod state;
mod view;
mod what;
mod wish;
mod you;

pub use coming_in::ComingIn;
pub use plan::{Draw, Plan};
pub use points::Points;
pub use result::{Claim, TableCard};
pub use standings::TeamStanding;
pub use state::Tournament;
pub use view::{RoundView, TableView, TournamentView};
pub use what::What;
pub use wish::{NewTeam, Wish};
