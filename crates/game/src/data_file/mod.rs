//! Data files that people type in, such as a board or a set of tiles: TOML, read with every flaw named at its line.
//!
//! Games decide which files there are; how they are read, their largest size and the report of their flaws are the same
//! for all of them.

mod file_flaw;
mod file_reader;

pub use file_flaw::FileFlaw;
pub use file_reader::{FileReader, FileTable, FileText, FileValue};

/// The most bytes a data file may have. The largest board with every line explained has a quarter of that.
pub const MOST_FILE_BYTES: usize = 16 * 1024;

/// The most flaws to name; the others are only counted, so that a refusal stays readable for any file.
pub const MOST_FLAWS: usize = 40;
