//! Everything people read in this repository: its voice, its spelling and its names.

mod names;
mod passages;
mod spelling;
mod tour;
mod voice;
