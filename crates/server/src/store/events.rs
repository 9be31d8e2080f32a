use super::StoreFuture;
use kee_game::WallTime;
use kee_table::PersonId;
use kee_wire::EventId;

/// The logs of events, and what can be found without replaying them.
pub trait Events: Send + Sync {
    /// Adds the next entries to a log. If the log does not end just before [`EventAppend::first`], the answer is
    /// [`super::StoreError::Taken`]: of several writers of the same number exactly one succeeds, and no log has a gap.
    /// The kind of the event, its code, its terms and when it was created are set by the first append and never change.
    fn append_event(&self, append: EventAppend) -> StoreFuture<'_, ()>;

    /// The entries of an event after this number, in order; none if there is no such event.
    fn event_log(&self, event: EventId, after: u64) -> StoreFuture<'_, Vec<String>>;

    /// An event without its log, if it exists.
    fn event(&self, event: EventId) -> StoreFuture<'_, Option<StoredEvent>>;

    /// All events that are not over and need looking after: all but challenges. Ordered by id.
    fn open_events(&self) -> StoreFuture<'_, Vec<StoredEvent>>;

    /// The event with this code that is not over; none if there are several.
    fn event_by_code<'a>(&'a self, code: &'a str) -> StoreFuture<'a, Option<StoredEvent>>;

    /// The events that this person, or a person who belongs to them, has joined. Most recently active first.
    fn events_of<'a>(&'a self, person: &'a PersonId) -> StoreFuture<'a, Vec<StoredEvent>>;

    /// The events that other processes have written to since the last call, or since the store was opened. Events that
    /// this process has written to may be among them.
    fn event_news(&self) -> StoreFuture<'_, Vec<EventId>>;
}

/// The next entries of an event, and its summary after them. They are stored together or not at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventAppend {
    /// The event.
    pub event: EventId,
    /// The number of the first of these entries. Number 1 creates the event.
    pub first: u64,
    /// At least one, each as the JSON of a `kee_event::LogEntry`.
    pub entries: Vec<String>,
    /// The event after the last of them.
    pub summary: EventSummary,
    /// The people who join with these entries.
    pub people: Vec<PersonId>,
}

impl EventAppend {
    /// The length of the log afterwards.
    pub fn last(&self) -> u64 {
        self.first + self.entries.len() as u64 - 1
    }
}

/// The state of an event, for finding it without reading its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventSummary {
    /// The kind of event, as in the first line of its log.
    pub kind: String,
    /// The code to type to get to it.
    pub code: String,
    /// The terms agreed when it was created, as JSON. Set by the first append.
    pub terms: String,
    /// Whether it is not over yet.
    pub open: bool,
    /// The time when it was created. Set by the first append.
    pub made: WallTime,
    /// The time of the last change.
    pub last: WallTime,
}

impl EventSummary {
    /// The kind of event that needs no looking after.
    pub const CHALLENGE: &'static str = "challenge";
}

/// An event in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredEvent {
    /// Its id.
    pub event: EventId,
    /// The length of its log.
    pub entries: u64,
    /// Its state.
    pub summary: EventSummary,
}
