use crate::{LogEntry, party::PartyEntry, tournament::TournamentEntry};
use serde::Serialize;
use std::fmt;

/// An entry of an event's log, whichever kind it is. Its JSON is what the store keeps, its text what the log says after the
/// time and the person.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum EventEntry {
    /// Of a party.
    Party(LogEntry<PartyEntry>),
    /// Of a tournament.
    Tournament(LogEntry<TournamentEntry>),
}

/// What follows from an entry for whoever runs the event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EntryEffect {
    /// Nothing beyond what it says.
    None,
    /// A round has its tables: they are made, and everybody wants to see who plays where.
    RoundLaid,
    /// A seat or the clock changed at existing tables.
    TablesChanged,
    /// A table has its result.
    ResultEntered,
    /// It is over, and everybody wants to see the standings.
    Finished,
}

impl EntryEffect {
    /// Whether the tables of the last round have to be looked at.
    pub fn moves_tables(self) -> bool {
        matches!(self, Self::RoundLaid | Self::TablesChanged)
    }
}

impl EventEntry {
    /// What follows from it.
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
