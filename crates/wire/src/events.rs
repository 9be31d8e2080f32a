use kee_event::{EventCommand, EventKind, EventRole, EventView, party::PartyCommand, tournament::TournamentCommand};
use kee_game::Unreadable;
use serde::{Deserialize, Serialize};

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
