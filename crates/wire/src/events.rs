use crate::EventId;
use kee_event::{
    EventCommand, EventKind, EventRole, EventView, Venue,
    party::{LeftOver, PartyCommand, PartyManner},
    tournament::{Draw, Points, TournamentCommand},
};
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

/// The kind of an event, with its settings.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum CreateEventKind {
    /// Single players who change tables every round.
    Party {
        /// The name of the game; `keyword` by default.
        game: Option<String>,
        /// The way tables are made up: `ladder` or `round-robin`.
        manner: Option<PartyManner>,
        /// Seats at a table; four by default.
        size: Option<usize>,
        /// The use of seats that are left over: `short` tables or `bots`.
        left_over: Option<LeftOver>,
        /// The time limit of a game in minutes; 40 by default.
        minutes: Option<u16>,
    },
    /// Teams of two at Keezen.
    Tournament {
        /// The number of rounds; by default three with `sheet` and five with `nk`.
        rounds: Option<usize>,
        /// The time limit of a game in minutes; the default depends on `points`.
        minutes: Option<u16>,
        /// The way points are counted: `sheet` or `nk`.
        points: Option<Points>,
        /// The way opponents are drawn: `lot` or `standing`.
        draw: Option<Draw>,
    },
}

/// A request to join an event.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct JoinEvent {
    /// Your name. If the host typed it in and nobody has joined under it yet, that player is you.
    pub name: String,
    /// In a tournament, the team. If it exists already, you are the player of your name in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team: Option<String>,
    /// Your partner, if the team is new.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub partner: Option<String>,
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

impl From<String> for CommandForm {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<EventCommand> for CommandForm {
    fn from(command: EventCommand) -> Self {
        Self::Parts(command)
    }
}

impl From<PartyCommand> for CommandForm {
    fn from(command: PartyCommand) -> Self {
        Self::Parts(command.into())
    }
}

impl From<TournamentCommand> for CommandForm {
    fn from(command: TournamentCommand) -> Self {
        Self::Parts(command.into())
    }
}

/// The state of an event after a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EventProgress {
    /// The number of entries in the event's log.
    pub number: u64,
}
