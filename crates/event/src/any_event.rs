use crate::{
    BadLog, Broken, By, EventCommand, EventEntry, EventKind, EventPlan, EventRefusal, EventRole, KindView, Log,
    LogEntry, Moment, Outline, PersonId, RoundSeating, Spot,
    party::{Party, PartyEntry},
    tournament::{Tournament, TournamentEntry},
};
use kee_game::{Seat, Seed, TableOutcome, Unreadable, WallTime};
use serde::de::DeserializeOwned;
use std::collections::BTreeSet;

/// An event of any kind, with its log.
#[derive(Clone, Debug)]
pub enum AnyEvent {
    /// A party.
    Party(Box<Log<Party>>),
    /// A tournament.
    Tournament(Box<Log<Tournament>>),
}

/// Runs the same code for either kind.
macro_rules! either {
    ($event:expr, $log:ident => $answer:expr) => {
        match $event {
            AnyEvent::Party($log) => $answer,
            AnyEvent::Tournament($log) => $answer,
        }
    };
}

impl AnyEvent {
    /// Opens an event.
    pub fn open(plan: EventPlan, at: Moment, by: By) -> Result<Self, Broken> {
        match plan {
            EventPlan::Party(plan) => {
                let what = PartyEntry::Opened(Box::new(plan));
                Ok(Self::Party(Box::new(Log::begin(LogEntry { at, by, what })?)))
            }
            EventPlan::Tournament(plan) => {
                let what = TournamentEntry::Opened(Box::new(plan));
                Ok(Self::Tournament(Box::new(Log::begin(LogEntry { at, by, what })?)))
            }
        }
    }

    /// Rebuilds an event from the JSON entries of its log.
    pub fn wake(kind: EventKind, entries: &[String]) -> Result<Self, Broken> {
        match kind {
            EventKind::Party => Ok(Self::Party(Box::new(Log::wake(read_entries(entries, 1)?)?))),
            EventKind::Tournament => Ok(Self::Tournament(Box::new(Log::wake(read_entries(entries, 1)?)?))),
        }
    }

    /// Applies entries that were stored elsewhere. After an error, the event must be dropped.
    pub fn take(&mut self, entries: &[String]) -> Result<(), Broken> {
        either!(self, log => {
            let first = log.entries().len() + 1;
            read_entries(entries, first)?.into_iter().try_for_each(|entry| log.apply(entry))
        })
    }

    /// Reads a log as text; its first line names the kind.
    pub fn read(text: &str) -> Result<Self, BadLog> {
        EventKind::of_log(text).unwrap_or(EventKind::Party).read(text)
    }

    /// The log as text.
    pub fn to_text(&self) -> String {
        either!(self, log => log.to_text())
    }

    /// The log as text, for everyone. People are numbered, because their identity elsewhere is private.
    pub fn to_public_text(&self) -> String {
        (1..).zip(self.people()).fold(self.to_text(), |text, (number, person)| {
            text.replace(&person.to_string(), &format!("person{number}"))
        })
    }

    /// Its kind.
    pub fn kind(&self) -> EventKind {
        match self {
            Self::Party(_) => EventKind::Party,
            Self::Tournament(_) => EventKind::Tournament,
        }
    }

    /// Carries out a command and returns its entries; a refusal changes nothing. Store them as [`Log::decide`] says.
    pub fn decide(&mut self, now: Moment, by: &By, command: &EventCommand) -> Result<Vec<EventEntry>, EventRefusal> {
        match (self, command) {
            (Self::Party(log), EventCommand::Party(command)) => {
                Ok(log.decide(now, by, command)?.iter().cloned().map(EventEntry::Party).collect())
            }
            (Self::Tournament(log), EventCommand::Tournament(command)) => {
                Ok(log.decide(now, by, command)?.iter().cloned().map(EventEntry::Tournament).collect())
            }
            _ => Err(EventRefusal::OtherKind),
        }
    }

    /// The entries after the first `known`.
    pub fn entries_after(&self, known: usize) -> Vec<EventEntry> {
        match self {
            Self::Party(log) => log.entries().iter().skip(known).cloned().map(EventEntry::Party).collect(),
            Self::Tournament(log) => log.entries().iter().skip(known).cloned().map(EventEntry::Tournament).collect(),
        }
    }

    /// The number of entries in the log.
    pub fn number(&self) -> usize {
        either!(self, log => log.entries().len())
    }

    /// The time of the last entry.
    pub fn last(&self) -> Moment {
        either!(self, log => log.last())
    }

    /// Checks every draw so far against the seed whose hash was announced.
    pub fn verify(&self) -> Result<(), Broken> {
        either!(self, log => log.verify())
    }

    /// Its public view.
    pub fn view(&self) -> KindView {
        match self {
            Self::Party(log) => KindView::Party(log.state().view()),
            Self::Tournament(log) => KindView::Tournament(log.state().view()),
        }
    }

    /// The public view of what both kinds have in common.
    pub fn outline(&self) -> Outline {
        self.view().outline()
    }

    /// A person's role in the event. Only that person may see it.
    pub fn you(&self, by: &By) -> EventRole {
        either!(self, log => log.state().you(by))
    }

    /// Everyone who joined on their own device.
    pub fn people(&self) -> BTreeSet<&PersonId> {
        either!(self, log => log.state().people())
    }

    /// Whether it is over.
    pub fn is_finished(&self) -> bool {
        either!(self, log => log.state().is_finished())
    }

    /// The seed of all draws: secret until the end.
    pub fn seed(&self) -> &Seed {
        either!(self, log => &log.state().plan().seed)
    }

    /// The time limit of a game, in minutes.
    pub fn minutes(&self) -> u16 {
        either!(self, log => log.state().plan().minutes)
    }

    /// The seating of the last round, for the server to create its tables.
    pub fn seating(&self) -> Option<RoundSeating> {
        either!(self, log => log.state().seating())
    }

    /// The commands that follow from a game that finished at this time: prize words first, then the result. None
    /// unless its table is one of the last round that still has no result.
    pub fn game_over(&self, spot: Spot, game: &TableOutcome, ended: WallTime) -> Vec<EventCommand> {
        if !self.seating().is_some_and(|round| round.missing().any(|(missing, _)| missing == spot)) {
            return Vec::new();
        }
        match self {
            Self::Party(log) => log.state().game_over(spot, game, ended).into_iter().map(EventCommand::Party).collect(),
            Self::Tournament(log) => vec![EventCommand::Tournament(log.state().game_over(spot, game))],
        }
    }

    /// The commands that follow from words that stand at a table of the last round while its game is running.
    pub fn words_played(&self, spot: Spot, seat: Seat, words: &[String], at: Moment) -> Vec<EventCommand> {
        match self {
            Self::Party(log) => {
                log.state().words_played(spot, seat, words, at).into_iter().map(EventCommand::Party).collect()
            }
            Self::Tournament(_) => Vec::new(),
        }
    }

    /// Reads a command of this kind of event as it is typed.
    pub fn command(&self, text: &str) -> Result<EventCommand, Unreadable> {
        self.kind().command(text)
    }
}

impl EventKind {
    /// Reads the log of an event of this kind as text.
    pub fn read(self, text: &str) -> Result<AnyEvent, BadLog> {
        match self {
            Self::Party => Log::read(text).map(|log| AnyEvent::Party(Box::new(log))),
            Self::Tournament => Log::read(text).map(|log| AnyEvent::Tournament(Box::new(log))),
        }
    }

    /// The kind of event a log belongs to, as its first line says.
    pub fn of_log(text: &str) -> Option<Self> {
        text.strip_prefix("keeboard ")?.split(' ').next()?.parse().ok()
    }
}

/// Reads stored entries, the first of which has this number.
fn read_entries<W: DeserializeOwned>(entries: &[String], first: usize) -> Result<Vec<LogEntry<W>>, Broken> {
    let read = |(entry, body): (usize, &String)| {
        serde_json::from_str(body).map_err(|error| Broken { entry, why: error.to_string() })
    };
    (first..).zip(entries).map(read).collect()
}
