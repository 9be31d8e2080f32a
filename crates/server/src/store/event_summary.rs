use super::EventId;
use kee_game::WallTime;

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
pub struct ListedEvent {
    /// Which.
    pub event: EventId,
    /// How many entries its log has.
    pub entries: u64,
    /// Where it stands.
    pub summary: EventSummary,
}
