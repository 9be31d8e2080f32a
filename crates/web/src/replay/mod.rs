//! A game that is over, looked at again: move by move, with its curve, what was missed, and whether it was dealt fairly.

mod controls;
mod curve;
mod downloads;
mod highlights;
mod moves;
mod picture;
mod review;
mod shown;
mod verify;
mod walk;

pub(crate) use highlights::Highlights;
pub(crate) use shown::{Replay, Source};
