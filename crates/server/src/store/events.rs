use super::{Answer, EventAppend, EventId, ListedEvent};
use kee_table::PersonId;

/// The logs of events, and what can be found without replaying them.
pub trait Events: Send + Sync {
    /// Adds the next entries to a log. If the log does not end just before [`EventAppend::first`] the answer is
    /// [`super::StoreError::Taken`]: of several who write the same number exactly one succeeds, and no log has a gap. What
    /// kind of event it is, its code, its terms and when it was made are set by the first append and stay.
    fn append_event(&self, append: EventAppend) -> Answer<'_, ()>;

    /// The entries of an event after this number, in order; none if there is no such event.
    fn event_log(&self, event: EventId, after: u64) -> Answer<'_, Vec<String>>;

    /// Where an event stands, if there is one.
    fn event(&self, event: EventId) -> Answer<'_, Option<ListedEvent>>;

    /// All events that are not over and that somebody has to look after: all but challenges. In the order of their names.
    fn open_events(&self) -> Answer<'_, Vec<ListedEvent>>;

    /// The event of this code that is not over; none if several are.
    fn event_by_code<'a>(&'a self, code: &'a str) -> Answer<'a, Option<ListedEvent>>;

    /// The events that this person has come to, or one who belongs to them. Those come first where something happened last.
    fn events_of<'a>(&'a self, person: &'a PersonId) -> Answer<'a, Vec<ListedEvent>>;

    /// The events that other processes have written to since this was asked last, or since the store was opened. Events
    /// that this process has written to may be among them.
    fn event_news(&self) -> Answer<'_, Vec<EventId>>;
}
