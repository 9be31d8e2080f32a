use crate::EventId;
use kee_event::{
    EventCommand, EventKind, EventRole, EventView, Played,
    party::{LeftOver, Manner, PartyCommand},
    tournament::{Draw, Points, TournamentCommand},
};
use kee_game::{Setup, Unreadable};
use serde::{Deserialize, Serialize};

/// An event that somebody wants.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CreateEvent {
    /// What it is called.
    pub title: String,
    /// Where its games are played: `here`, at tables that are made for every round, or on real `boards`.
    pub played: Played,
    /// What kind of event it is.
    pub kind: CreateEventKind,
    /// How its games are played, if that is here. A party plays Keyword's preset `table` if none is named.
    #[serde(default)]
    pub setup: Setup,
    /// The word list, if it is not the default.
    #[serde(default)]
    pub words: Option<String>,
    /// The bot that plays for nobody; if none is named, the mildest that thinks.
    #[serde(default)]
    pub bot: Option<String>,
}

/// The kinds of event.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum CreateEventKind {
    /// Single players who go from table to table.
    Party {
        /// The game, by its name; `keyword` if nothing is said.
        game: Option<String>,
        /// `ladder` or `round-robin`.
        manner: Option<Manner>,
        /// How many sit at a table; four if nothing is said.
        size: Option<usize>,
        /// What becomes of seats that are left over: `short` tables or `bots`.
        left_over: Option<LeftOver>,
        /// How long a game may take; 40 if nothing is said.
        minutes: Option<u16>,
    },
    /// Teams of two at Keezen.
    Tournament {
        /// How many; three by the sheet and five with `nk` if nothing is said.
        rounds: Option<usize>,
        /// How long a game may take; as the sheet has it if nothing is said.
        minutes: Option<u16>,
        /// `sheet` or `nk`.
        points: Option<Points>,
        /// `lot` or `standing`.
        draw: Option<Draw>,
    },
}

/// Coming to an event.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct JoinEvent {
    /// Under which name. If the host has typed it in and nobody has come under it, it is you.
    pub name: String,
    /// In a tournament: the team. If it is there, you are the player of your name in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team: Option<String>,
    /// With whom, if the team is new.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub partner: Option<String>,
}

/// You have come to an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct JoinedEvent {
    /// Which event.
    pub event: EventId,
    /// Where it is found on this site.
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
    /// What everybody may see.
    pub seen: EventView,
    /// Who you are in it.
    pub you: EventRole,
}

/// Something to ask of an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AskEvent {
    /// The command, in either form.
    pub command: CommandForm,
}

/// A command of an event: in parts, as a button sends it, or as it is typed after `kee party FILE` or
/// `kee tournament FILE`, such as `lay bots`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum CommandForm {
    /// As it is typed.
    Text(String),
    /// In its parts.
    Parts(EventCommand),
}

impl CommandForm {
    /// The command that it is at an event of this kind.
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

/// An event did what it was asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EventProgress {
    /// How many entries the log of the event has now.
    pub number: u64,
}
