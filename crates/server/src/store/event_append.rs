use super::{EventId, EventSummary};
use kee_table::PersonId;

/// The next entries of an event, with what they make of it. They are stored together or not at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventAppend {
    /// Which event.
    pub event: EventId,
    /// The number of the first of these entries. Number 1 makes the event.
    pub first: u64,
    /// At least one, each as the JSON of a `kee_event::LogEntry`.
    pub entries: Vec<String>,
    /// The event as it is after the last of them.
    pub summary: EventSummary,
    /// Who has come to it with these.
    pub people: Vec<PersonId>,
}

impl EventAppend {
    /// How long the log is afterwards.
    pub fn last(&self) -> u64 {
        self.first + self.entries.len() as u64 - 1
    }
}
