//! A log as a text that people can read: a first line that says what it is, then an entry a line.

use crate::{Broken, Event, Log, LogEntry};
use kee_game::Unreadable;
use std::{fmt, str::FromStr};

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
