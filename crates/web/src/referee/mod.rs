//! Keeping count for people around a real board of Keesdrow, from one phone on the table.
//!
//! First it is said who plays ([`setup`]) and what lies there ([`entry`], [`typing`]); that is kept in this browser until the game
//! begins ([`Prepared`]). From then on the game is its record, which the [worker](crate::worker) keeps on the shelf, and the
//! page is a [`desk`] at which things are told.

mod challenge;
mod check;
mod desk;
mod entry;
mod log;
mod over;
mod pad;
mod pegs;
mod prepared;
mod rulings;
mod setup;
mod table;
mod typing;

pub(crate) use entry::Entry;
pub(crate) use prepared::{Prepared, Preparing};
pub(crate) use setup::Setting;
pub(crate) use table::RealTablePage;
