use super::{Finished, Summary, TableId};
use kee_table::Entry;

/// The next entries of a table, with what they make of it. They are stored together or not at all.
#[derive(Clone, PartialEq, Debug)]
pub struct Append {
    /// Which table.
    pub table: TableId,
    /// The number of the first of these entries. Number 1 makes the table.
    pub first: u64,
    /// At least one.
    pub entries: Vec<Entry>,
    /// The table as it is after the last of them.
    pub summary: Summary,
    /// The game that they bring to its end.
    pub finished: Option<Finished>,
}

impl Append {
    /// How long the log is afterwards.
    pub fn last(&self) -> u64 {
        self.first + self.entries.len() as u64 - 1
    }
}
