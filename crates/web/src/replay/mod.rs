//! A game that is over, looked at again: move by move, with its curve, what was missed, and whether it was dealt fairly.

mod controls;
mod curve;
mod downloads;
mod moves;
mod picture;
mod review;
mod seen_by;
mod shown;
mod steps;
mod verify;
mod walk;

pub(crate) use shown::{Replay, Source};
