use crate::EventId;
use kee_event::{CreateEventKind, EventCommand, EventKind, EventRole, EventView, Venue};
use kee_game::{Setup, Unreadable};
use serde::{Deserialize, Serialize};

/// An event to create.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CreateEvent {
    /// Its title.
    pub title: String,
    /// The venue of its games: `here`, at tables created for every round, or at real `boards`.
    pub played: Venue,
    /// Its kind.
    pub kind: CreateEventKind,
    /// The setup of games played here. A party uses Keyword's preset `table` by default.
    #[serde(default)]
    pub setup: Setup,
    /// The word list, if not the default one.
    #[serde(default)]
    pub words: Option<String>,
    /// The bot that fills empty seats; by default the weakest one that does not play at random.
    #[serde(default)]
    pub bot: Option<String>,
}

/// The event you created or joined.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct JoinedEvent {
    /// Its name in its link.
    pub event: EventId,
    /// Its path on this site.
    pub link: String,
}

impl From<EventId> for JoinedEvent {
    fn from(event: EventId) -> Self {
        Self { event, link: event.link() }
    }
}

/// An event as you see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EventSnapshot {
    /// The view of the event that everyone may see.
    pub seen: EventView,
    /// Your role in it.
    pub you: EventRole,
}

/// A request to an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AskEvent {
    /// The command, in either form.
    pub command: CommandForm,
}

/// A command to an event: in parts, as a button sends it, or as text, as typed after `kee party FILE` or `kee
/// tournament FILE`, such as `round bots`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum CommandForm {
    /// A command as it is typed.
    Text(String),
    /// In parts.
    Parts(EventCommand),
}

impl CommandForm {
    /// Reads it as a command for an event of this kind.
    pub fn read(self, kind: EventKind) -> Result<EventCommand, Unreadable> {
        match self {
            Self::Text(text) => kind.command(&text),
            Self::Parts(command) => Ok(command),
        }
    }
}

/// The state of an event after a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EventProgress {
    /// The number of entries in the event's log.
    pub number: u64,
}
