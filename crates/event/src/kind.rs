use crate::{
    Event, Name,
    party::{Party, PartyCommand},
    tournament::{Tournament, TournamentCommand},
};
use kee_game::Unreadable;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// The kinds of event that people come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EventKind {
    /// Single players who go from table to table.
    Party,
    /// Teams of two at Keezen.
    Tournament,
}

impl EventKind {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Party, Self::Tournament];

    /// The name in commands, logs and stores.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Party => Party::KIND,
            Self::Tournament => Tournament::KIND,
        }
    }

    /// What it was called before, in logs and stores that are still read.
    pub(crate) const fn former_id(self) -> Option<&'static str> {
        match self {
            Self::Party => Party::FORMER_KIND,
            Self::Tournament => Tournament::FORMER_KIND,
        }
    }

    /// How each of its commands is typed, and what it means.
    pub const fn forms(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::Party => PartyCommand::FORMS,
            Self::Tournament => TournamentCommand::FORMS,
        }
    }

    /// The command that starts the clock of the round.
    pub fn start(self) -> EventCommand {
        match self {
            Self::Party => PartyCommand::Start.into(),
            Self::Tournament => TournamentCommand::Start.into(),
        }
    }

    /// The command with which a guest or a team goes home.
    pub fn leave(self, name: Name) -> EventCommand {
        match self {
            Self::Party => PartyCommand::Leave(name).into(),
            Self::Tournament => TournamentCommand::Withdraw(name).into(),
        }
    }

    /// The command that ends the event, perhaps before all planned rounds are played.
    pub fn finish(self, early: bool) -> EventCommand {
        match self {
            Self::Party => PartyCommand::Finish.into(),
            Self::Tournament => TournamentCommand::Finish { early }.into(),
        }
    }

    /// Reads a command as it is typed. Most verbs mean something at both kinds of event, so the text alone does not tell.
    pub fn command(self, text: &str) -> Result<EventCommand, Unreadable> {
        match self {
            Self::Party => text.parse().map(EventCommand::Party),
            Self::Tournament => text.parse().map(EventCommand::Tournament),
        }
    }
}

impl FromStr for EventKind {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let found = Self::ALL.into_iter().find(|kind| kind.id() == text || kind.former_id() == Some(text));
        found.ok_or_else(|| Unreadable::new("a kind of event: party or tournament", text))
    }
}

/// A command for an event of any kind, written as that kind's own command is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum EventCommand {
    /// Of a party.
    Party(PartyCommand),
    /// Of a tournament.
    Tournament(TournamentCommand),
}

impl fmt::Display for EventCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Party(command) => command.fmt(f),
            Self::Tournament(command) => command.fmt(f),
        }
    }
}

impl From<PartyCommand> for EventCommand {
    fn from(command: PartyCommand) -> Self {
        Self::Party(command)
    }
}

impl From<TournamentCommand> for EventCommand {
    fn from(command: TournamentCommand) -> Self {
        Self::Tournament(command)
    }
}
