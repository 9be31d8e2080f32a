use crate::Unreadable;
use std::fmt;

/// Why a record could not be read. Nothing of it is used then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// A line of the text form is wrong.
    Line {
        /// From 1.
        number: usize,
        /// What was expected and what was there.
        what: Unreadable,
    },
    /// The JSON form is wrong; the sentence names line and column.
    Json(String),
    /// It reads well, but was changed after it was written.
    Digest {
        /// The digest that stands in it.
        written: String,
        /// The digest of what stands in it.
        computed: String,
    },
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line { number, what } => write!(f, "line {number}: {what}"),
            Self::Json(sentence) => f.write_str(sentence),
            Self::Digest { written, computed } => write!(
                f,
                "the digest does not fit: expected {computed}, got {written}; the record was changed after it was written"
            ),
        }
    }
}

impl std::error::Error for RecordError {}
