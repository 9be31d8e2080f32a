//! Keeping score for people around a real board of Keesdrow, with one phone on the table.
//!
//! First come the players ([`setup`]) and the letters ([`entry`], [`letter_grid`]), which this browser stores until the game
//! begins ([`Preparation`]). From then on the game is its record, which the [worker](crate::worker) keeps on the shelf,
//! and the page is a [`desk`] that takes reports.

mod challenge;
mod check;
mod desk;
mod entry;
mod letter_grid;
mod log;
mod over;
mod pad;
mod pegs;
mod preparation;
mod rulings;
mod setup;
mod table;

pub(crate) use entry::LetterEntry;
pub(crate) use preparation::{Preparation, PreparationHandle};
pub(crate) use setup::RefereeSetup;
pub(crate) use table::RealTablePage;
