use crate::Unreadable;
use std::fmt;

/// The reason why a record could not be read. Nothing of it is used then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// A line of the text form is wrong.
    Line {
        /// The number of the line, from 1.
        number: usize,
        /// The expected text and the text found.
        what: Unreadable,
    },
    /// The JSON form is wrong; the sentence names line and column.
    Json(String),
    /// It can be read, but was changed after it was written.
    Digest {
        /// The digest written in it.
        written: String,
        /// The digest of its content.
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
                "the digest does not match: expected {computed}, got {written}; the record was changed after it was written"
            ),
        }
    }
}

impl std::error::Error for RecordError {}
