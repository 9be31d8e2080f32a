use crate::excerpt;
use std::fmt;

/// A flaw in a file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct FileFlaw {
    /// The line, from 1.
    pub line: usize,
    /// The character in that line, from 1.
    pub column: usize,
    /// A sentence about what was expected and what was found.
    pub what: String,
}

impl FileFlaw {
    /// A flaw at a byte of the file.
    pub fn at(text: &str, byte: usize, what: impl Into<String>) -> Self {
        let (line, column) = place(text, byte);
        Self { line, column, what: what.into() }
    }

    /// The same for something expected and something found.
    pub fn expected(text: &str, byte: usize, expected: &str, got: &str) -> Self {
        Self::at(text, byte, format!("expected {expected}, got `{}`", excerpt(got)))
    }
}

/// The line and the character of a byte, both from 1.
pub(super) fn place(text: &str, byte: usize) -> (usize, usize) {
    let before = text.get(..byte).unwrap_or(text);
    let column = before.rsplit('\n').next().map_or(0, |line| line.chars().count());
    (1 + before.matches('\n').count(), 1 + column)
}

impl fmt::Display for FileFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.what)
    }
}
