use super::StoreFuture;
use kee_game::WallTime;
use kee_table::PersonId;
use kee_wire::EventId;

/// The logs of events, and what can be found without replaying them.
pub trait Events: Send + Sync {
    /// Adds the next entries to a log. If the log does not end just before [`EventAppend::first`] the answer is
    /// [`super::StoreError::Taken`]: of several who write the same number exactly one succeeds, and no log has a gap. What
    /// kind of event it is, its code, its terms and when it was made are set by the first append and stay.
    fn append_event(&self, append: EventAppend) -> StoreFuture<'_, ()>;

    /// The entries of an event after this number, in order; none if there is no such event.
    fn event_log(&self, event: EventId, after: u64) -> StoreFuture<'_, Vec<String>>;

    /// Where an event stands, if there is one.
    fn event(&self, event: EventId) -> StoreFuture<'_, Option<StoredEvent>>;

    /// All events that are not over and that somebody has to look after: all but challenges. In the order of their names.
    fn open_events(&self) -> StoreFuture<'_, Vec<StoredEvent>>;

    /// The event of this code that is not over; none if several are.
    fn event_by_code<'a>(&'a self, code: &'a str) -> StoreFuture<'a, Option<StoredEvent>>;

    /// The events that this person has come to, or one who belongs to them. Those come first where something happened last.
    fn events_of<'a>(&'a self, person: &'a PersonId) -> StoreFuture<'a, Vec<StoredEvent>>;

    /// The events that other processes have written to since this was asked last, or since the store was opened. Events
    /// that this process has written to may be among them.
    fn event_news(&self) -> StoreFuture<'_, Vec<EventId>>;
}

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

/// Where an event stands, for finding it without reading its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventSummary {
    /// What kind of event it is, as in the first line of its log.
    pub kind: String,
    /// What to type to come to it.
    pub code: String,
    /// What was agreed when it was made, as JSON. What the first append says stays.
    pub terms: String,
    /// Whether it is not over yet.
    pub open: bool,
    /// When it was made. What the first append says stays.
    pub made: WallTime,
    /// When something happened last.
    pub last: WallTime,
}

impl EventSummary {
    /// The kind of event that goes on without anybody to look after it.
    pub const CHALLENGE: &'static str = "challenge";
}

/// An event in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredEvent {
    /// Which.
    pub event: EventId,
    /// How many entries its log has.
    pub entries: u64,
    /// Where it stands.
    pub summary: EventSummary,
}
