//! Data files that people type in, such as a board or a set of tiles: TOML, read with every flaw named at its line.
//!
//! Which files there are is the business of the games; how they are read, how large they may be and how their flaws are
//! told is the same for all of them.

mod file_flaw;
mod file_reader;

pub use file_flaw::FileFlaw;
pub use file_reader::{FileReader, FileTable, FileText, FileValue};

/// The most bytes a data file may have. The largest board with every line explained has a quarter of it.
pub const MOST_FILE_BYTES: usize = 16 * 1024;

/// So many flaws are named; the others are only counted, so that a refusal stays readable whatever was read.
pub const MOST_FLAWS: usize = 40;
