//! What client and server say to each other.
//!
//! Every message is a type, [`FromClient`] or [`ToClient`], and travels as one JSON object. A viewer first gets a
//! [`Welcome`] with all it may see, then [`Step`]s: what happened, and the view after it, whole or as a [`Patch`]. So a
//! client shows what it is told and derives nothing by itself. `docs/protocol.md` is the whole of it on one page.
//!
//! The crate knows no game: what is particular to one travels as its text forms and its JSON.

mod from_client;
mod happening;
mod house;
mod ids;
mod patch;
mod scan;
mod table_view;
mod to_client;
mod wish;

pub use from_client::{FromClient, Resume};
pub use happening::{Happening, Speaker};
pub use house::{Clock, House, OutOfTime, Talk, Watching};
pub use ids::RequestId;
pub use patch::{Change, Patch, PatchError};
pub use table_view::{
    AbsenceView, ClockView, GameInfo, OpenProposal, Phase, PlayerView, SeatView, TableInfo, TableView, Vote,
};
pub use to_client::{Answer, Shown, Step, ToClient, Welcome, You};
pub use wish::{Audience, Choice, HostWish, Proposal, Reaction, Wish};

/// The version of this protocol. It is raised when a client of the old one could misunderstand the new one; a new kind
/// of happening or a new field in something that is told does not raise it.
pub const PROTOCOL: u32 = 1;
