//! A game that is over, looked at again: move by move, with its curve, what was missed, and whether it was dealt fairly.

mod controls;
mod curve;
mod downloads;
mod moves;
mod picture;
mod review;
mod shown;
mod steps;
mod verify;

pub(crate) use shown::{Replay, Source};
