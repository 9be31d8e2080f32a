use std::fmt;

/// A log that does not lead to an event: what is wrong with it, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The entry, from 1.
    pub entry: usize,
    /// What is wrong with it.
    pub why: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {}: {}", self.entry, self.why)
    }
}

impl std::error::Error for Broken {}
