//! The log of an event, in memory and as a text that people can read: a first line that says what it is, then an entry a line.

use crate::{EventRefusal, Moment, Source};
use kee_game::{PersonId, Unreadable};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// Something that happened in an event. The number of an entry is its place in the log, from 1.
///
/// Entries hold everything, the seed and secret prizes too: they are for the store and not for everybody's eyes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogEntry<W> {
    /// When. It never goes back.
    pub at: Moment,
    /// Who asked for it.
    pub by: By,
    /// What.
    pub what: W,
}

/// A kind of event: what is wanted of it is decided into what happens, and what happens changes it.
pub trait Event: Sized {
    /// What it is called in the first line of its log.
    const KIND: &'static str;
    /// What it was called before, in files that are still read.
    const FORMER_KIND: Option<&'static str> = None;
    /// What somebody can want of it.
    type Command;
    /// What can happen to it.
    type Entry: Clone;

    /// The event that its first entry opens.
    fn open(entry: &LogEntry<Self::Entry>) -> Result<Self, String>;

    /// What would happen if this were done, or why it is not. Nothing has changed.
    fn decide(&self, by: &By, command: &Self::Command) -> Result<Vec<Self::Entry>, EventRefusal>;

    /// Lets it happen. An error means that the entry cannot stand in this log, and the event is no longer good for
    /// anything.
    fn apply(&mut self, entry: &LogEntry<Self::Entry>) -> Result<(), String>;

    /// If the entry is a draw: whether it follows from the announced seed. `self` is the event before the entry.
    fn check_draw(&self, entry: &LogEntry<Self::Entry>) -> Result<(), String>;
}

/// An event and the log it is a replay of.
#[derive(Clone, Debug)]
pub struct Log<E: Event> {
    entries: Vec<LogEntry<E::Entry>>,
    state: E,
}

impl<E: Event> Log<E> {
    /// Begins a log with its first entry.
    pub fn begin(first: LogEntry<E::Entry>) -> Result<Self, Broken> {
        let state = E::open(&first).map_err(|why| Broken { entry: 1, why })?;
        Ok(Self { entries: vec![first], state })
    }

    /// The event that a log leads to.
    pub fn wake(entries: impl IntoIterator<Item = LogEntry<E::Entry>>) -> Result<Self, Broken> {
        let mut entries = entries.into_iter();
        let Some(first) = entries.next() else {
            return Err(Broken { entry: 1, why: "the first entry must open the event".to_owned() });
        };
        let mut log = Self::begin(first)?;
        entries.try_for_each(|entry| log.apply(entry))?;
        Ok(log)
    }

    /// Takes the next entry, which was decided elsewhere or before. After an error the log is no longer good for anything.
    pub fn apply(&mut self, entry: LogEntry<E::Entry>) -> Result<(), Broken> {
        let broken = |why: String| Broken { entry: self.entries.len() + 1, why };
        if entry.at < self.last() {
            return Err(broken(format!("time went back from {} to {}", self.last(), entry.at)));
        }
        self.state.apply(&entry).map_err(broken)?;
        self.entries.push(entry);
        Ok(())
    }

    /// Does what somebody wants, or says why not; then nothing has changed.
    ///
    /// The entries that come out are in the log already. They have to be stored before anybody is told anything: if they
    /// cannot be, this log has to be thrown away and woken from what is stored.
    pub fn decide(
        &mut self,
        now: Moment,
        by: &By,
        command: &E::Command,
    ) -> Result<&[LogEntry<E::Entry>], EventRefusal> {
        let at = now.max(self.last());
        let before = self.entries.len();
        for what in self.state.decide(by, command)? {
            self.apply(LogEntry { at, by: by.clone(), what }).expect("what was decided can be done");
        }
        Ok(&self.entries[before..])
    }

    /// Checks every draw so far against the seed whose hash was announced.
    pub fn verify(&self) -> Result<(), Broken> {
        let mut past = Self::begin(self.entries[0].clone())?;
        for entry in &self.entries[1..] {
            let number = past.entries.len() + 1;
            past.state.check_draw(entry).map_err(|why| Broken { entry: number, why })?;
            past.apply(entry.clone())?;
        }
        Ok(())
    }

    /// The event as it stands.
    pub fn state(&self) -> &E {
        &self.state
    }

    /// Everything that happened.
    pub fn entries(&self) -> &[LogEntry<E::Entry>] {
        &self.entries
    }

    /// When the last entry was made.
    pub fn last(&self) -> Moment {
        self.entries.last().map_or_else(Moment::default, |entry| entry.at)
    }
}

/// Why a text is no log. Nothing of it is used then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadLog {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub why: String,
}

impl fmt::Display for BadLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

impl std::error::Error for BadLog {}

impl<E: Event> Log<E>
where
    E::Entry: fmt::Display + FromStr<Err = Unreadable>,
{
    /// The log as text.
    pub fn to_text(&self) -> String {
        let mut text = first_line(E::KIND);
        for (number, entry) in (1..).zip(self.entries()) {
            text.push_str(&format!("\n{number} {} {} {}", entry.at, entry.by, entry.what));
        }
        text.push('\n');
        text
    }

    /// Reads what [`Log::to_text`] wrote, all of it or nothing.
    pub fn read(text: &str) -> Result<Self, BadLog> {
        let bad = |line: usize, what: Unreadable| BadLog { line, why: what.to_string() };
        let mut lines = (1..).zip(text.lines());
        let expected = first_line(E::KIND);
        let first = lines.next().map_or("", |(_, line)| line);
        if first != expected && E::FORMER_KIND.is_none_or(|kind| first != first_line(kind)) {
            return Err(bad(1, Unreadable::new(format!("`{expected}`"), first)));
        }
        if !text.ends_with('\n') {
            let last = text.lines().last().unwrap_or_default();
            return Err(bad(text.lines().count(), Unreadable::new("a line break at the end", last)));
        }
        let entries: Vec<_> = lines
            .map(|(line, text)| entry(text, line - 1).map_err(|what| bad(line, what)))
            .collect::<Result<_, _>>()?;
        // Entry 1 stands in line 2.
        Self::wake(entries).map_err(|Broken { entry, why }| BadLog { line: entry + 1, why })
    }
}

fn first_line(kind: &str) -> String {
    format!("keeboard {kind} 1")
}

fn entry<W: FromStr<Err = Unreadable>>(line: &str, number: usize) -> Result<LogEntry<W>, Unreadable> {
    let expected = || Unreadable::new(format!("`{number} TIME WHO WHAT`"), line);
    let mut fields = line.splitn(4, ' ');
    fields.next().filter(|field| *field == number.to_string()).ok_or_else(expected)?;
    let at = fields.next().ok_or_else(expected)?.parse()?;
    let by = fields.next().ok_or_else(expected)?.parse()?;
    let what = fields.next().ok_or_else(expected)?.parse()?;
    Ok(LogEntry { at, by, what })
}

/// A log that does not lead to an event: what is wrong with it, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The entry, from 1.
    pub entry: usize,
    /// What is wrong with it.
    pub why: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {}: {}", self.entry, self.why)
    }
}

impl std::error::Error for Broken {}

const MACHINE: &str = "machine";

/// The author of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum By {
    /// Whoever runs the event, for the games that are played in it.
    Machine,
    /// A person; who they are in this event is for the event to know.
    Person(PersonId),
}

impl By {
    /// The person, if it is one.
    pub fn person(&self) -> Option<&PersonId> {
        match self {
            Self::Machine => None,
            Self::Person(person) => Some(person),
        }
    }

    /// Where a result comes from that it enters.
    pub(crate) fn source(&self) -> Source {
        if *self == Self::Machine { Source::Played } else { Source::Typed }
    }
}

impl fmt::Display for By {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Machine => f.write_str(MACHINE),
            Self::Person(person) => person.fmt(f),
        }
    }
}

kee_game::text_form!(By, |text| if text == MACHINE { Ok(Self::Machine) } else { text.parse().map(Self::Person) });
