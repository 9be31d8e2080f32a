//! Everything people read in this repository: its voice and its spelling.

mod passages;
mod spelling;
mod voice;
