//! The log of an event, in memory and as readable text: a first line that names its kind, then one entry per line.

use crate::{EventRefusal, Moment, Source};
use kee_game::{PersonId, Unreadable};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// Something that happened in an event. The number of an entry is its place in the log, from 1.
///
/// Entries hold everything, including the seed and secret prizes: they are for the store only, never for clients.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogEntry<W> {
    /// The time of the entry. Times never go back.
    pub at: Moment,
    /// The author of the command.
    pub by: By,
    /// The entry itself.
    pub what: W,
}

/// A kind of event: commands are decided into entries, and entries change its state.
pub trait Event: Sized {
    /// Its name in the first line of its log.
    const KIND: &'static str;
    /// Its former name, in files that are still read.
    const FORMER_KIND: Option<&'static str> = None;
    /// Its commands.
    type Command;
    /// Its entries.
    type Entry: Clone;

    /// Opens an event with its first entry.
    fn open(entry: &LogEntry<Self::Entry>) -> Result<Self, String>;

    /// Decides a command: the entries it leads to, or a refusal. Changes nothing.
    fn decide(&self, by: &By, command: &Self::Command) -> Result<Vec<Self::Entry>, EventRefusal>;

    /// Applies an entry. On an error the entry does not fit this log, and the event must be dropped.
    fn apply(&mut self, entry: &LogEntry<Self::Entry>) -> Result<(), String>;

    /// For a draw, checks that it follows from the announced seed. `self` is the event before the entry.
    fn check_draw(&self, entry: &LogEntry<Self::Entry>) -> Result<(), String>;
}

/// An event and its log.
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

    /// Rebuilds an event from its log.
    pub fn wake(entries: impl IntoIterator<Item = LogEntry<E::Entry>>) -> Result<Self, Broken> {
        let mut entries = entries.into_iter();
        let Some(first) = entries.next() else {
            return Err(Broken { entry: 1, why: "the first entry must open the event".to_owned() });
        };
        let mut log = Self::begin(first)?;
        entries.try_for_each(|entry| log.apply(entry))?;
        Ok(log)
    }

    /// Applies the next entry, which was decided elsewhere or before. After an error, the log must be dropped.
    pub fn apply(&mut self, entry: LogEntry<E::Entry>) -> Result<(), Broken> {
        let broken = |why: String| Broken { entry: self.entries.len() + 1, why };
        if entry.at < self.last() {
            return Err(broken(format!("time went back from {} to {}", self.last(), entry.at)));
        }
        self.state.apply(&entry).map_err(broken)?;
        self.entries.push(entry);
        Ok(())
    }

    /// Carries out a command; a refusal changes nothing.
    ///
    /// The entries returned are already applied. Store them before anyone is told; if that fails, drop this log and
    /// reload it.
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

    /// The event's current state.
    pub fn state(&self) -> &E {
        &self.state
    }

    /// All entries.
    pub fn entries(&self) -> &[LogEntry<E::Entry>] {
        &self.entries
    }

    /// The time of the last entry.
    pub fn last(&self) -> Moment {
        self.entries.last().map_or_else(Moment::default, |entry| entry.at)
    }
}

/// The reason why a text is not a valid log. Nothing of it is used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadLog {
    /// The line, from 1.
    pub line: usize,
    /// A sentence that says what is wrong with it.
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
        // Entry 1 is in line 2.
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

/// The reason why entries are not a valid log, and the number of the wrong one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The entry, from 1.
    pub entry: usize,
    /// A sentence that says what is wrong with it.
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
    /// The server, for games played in the event.
    Machine,
    /// A person; the event knows their role.
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

    /// The source of a result entered by this author.
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
