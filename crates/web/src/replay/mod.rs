//! The replay of a finished game: move by move, with its curve, missed chances, and a check of the deal.

mod comparison;
mod controls;
mod cursor;
mod curve;
mod downloads;
mod highlights;
mod moves;
mod picture;
mod review;
mod shown;
mod verify;

pub(crate) use highlights::Highlights;
pub(crate) use picture::SvgPicture;
pub(crate) use shown::{RecordSource, Replay};
