use crate::{
    Event, LogEntry, Name,
    party::{Party, PartyCommand, PartyEntry},
    text::names,
    tournament::{Tournament, TournamentCommand, TournamentEntry},
};
use kee_game::Unreadable;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The kinds of event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EventKind {
    /// Individual players who change tables every round.
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

    /// Its former name, in logs and stores that are still read.
    const fn former_id(self) -> Option<&'static str> {
        match self {
            Self::Party => Party::FORMER_KIND,
            Self::Tournament => Tournament::FORMER_KIND,
        }
    }

    /// The text form of each of its commands, and its meaning.
    pub const fn forms(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::Party => PartyCommand::FORMS,
            Self::Tournament => TournamentCommand::FORMS,
        }
    }

    /// The name of the message that explains a command in other languages than English: `form-party-start` for `start`.
    pub fn form_message(self, form: &str) -> String {
        let words = form.split(|letter: char| !letter.is_ascii_alphabetic()).filter(|word| !word.is_empty());
        words.fold(format!("form-{}", self.id()), |name, word| name + "-" + &word.to_ascii_lowercase())
    }

    /// The command that starts the clock of the round.
    pub fn start(self) -> EventCommand {
        match self {
            Self::Party => PartyCommand::Start.into(),
            Self::Tournament => TournamentCommand::Start.into(),
        }
    }

    /// The command that marks a guest or a team as left.
    pub fn leave(self, name: Name) -> EventCommand {
        match self {
            Self::Party => PartyCommand::Leave(name).into(),
            Self::Tournament => TournamentCommand::Withdraw(name).into(),
        }
    }

    /// The command that ends the event, `early` if not all planned rounds have been played.
    pub fn finish(self, early: bool) -> EventCommand {
        match self {
            Self::Party => PartyCommand::Finish.into(),
            Self::Tournament => TournamentCommand::Finish { early }.into(),
        }
    }

    /// The command that adds guests or a team, as a host types them: `Anna, Bo`, or `Lions: Anna, Bo`.
    pub fn addition(self, text: &str) -> Result<EventCommand, Unreadable> {
        match self {
            Self::Party => Ok(PartyCommand::Join(names(text)?).into()),
            Self::Tournament => Ok(TournamentCommand::Team(text.parse()?).into()),
        }
    }

    /// Reads a command as it is typed. Most verbs exist for both kinds of event, so the text alone does not tell.
    pub fn command(self, text: &str) -> Result<EventCommand, Unreadable> {
        match self {
            Self::Party => text.parse().map(EventCommand::Party),
            Self::Tournament => text.parse().map(EventCommand::Tournament),
        }
    }
}

kee_game::from_text!(EventKind, |text| {
    let found = Self::ALL.into_iter().find(|kind| kind.id() == text || kind.former_id() == Some(text));
    found.ok_or_else(|| Unreadable::new("a kind of event: party or tournament", text))
});

/// A command for an event of any kind, written as that kind's own command is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum EventCommand {
    /// A party's command.
    Party(PartyCommand),
    /// A tournament's command.
    Tournament(TournamentCommand),
}

impl EventCommand {
    /// The word of the prize it offers, which must be playable in the event's game (W7.2).
    pub fn prize_word(&self) -> Option<&str> {
        match self {
            Self::Party(PartyCommand::Prize(prize)) => Some(&prize.word),
            _ => None,
        }
    }

    /// Whether it makes sense only at real boards.
    pub fn is_for_boards(&self) -> bool {
        matches!(self, Self::Party(PartyCommand::Scorekeeper { .. }))
    }
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

/// An entry of any event's log. The store keeps its JSON; its text is what the log says after the time and the
/// person.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum EventEntry {
    /// A party's entry.
    Party(LogEntry<PartyEntry>),
    /// A tournament's entry.
    Tournament(LogEntry<TournamentEntry>),
}

/// The work an entry makes for the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EntryEffect {
    /// Nothing.
    None,
    /// A round was set up: create its tables and show the pairings.
    RoundSetUp,
    /// A seat or the clock changed at existing tables.
    TablesChanged,
    /// A table has its result.
    ResultEntered,
    /// The event is over: show the standings.
    Finished,
}

impl EntryEffect {
    /// Whether the tables of the last round may have to change.
    pub fn moves_tables(self) -> bool {
        matches!(self, Self::RoundSetUp | Self::TablesChanged)
    }
}

impl EventEntry {
    /// The work it makes for the server.
    pub fn effect(&self) -> EntryEffect {
        match self {
            Self::Party(entry) => entry.what.effect(),
            Self::Tournament(entry) => entry.what.effect(),
        }
    }
}

impl fmt::Display for EventEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Party(entry) => entry.what.fmt(f),
            Self::Tournament(entry) => entry.what.fmt(f),
        }
    }
}
