//! The readable form, with one thing per line, one space between fields and one spelling for everything: a valid record
//! is written again byte for byte.

use super::{Ending, Header, Player, Record, RecordEntry, RecordError, Undone, WordsUsed};
use crate::{MAX_SEATS, Outcome, Seat, Seed, Standing, Unreadable, text::plain_number};
use std::{fmt::Write, str::FromStr};

const FIRST_LINE: &str = "keeboard record 1";
/// Written in place of a commitment.
const BY_HAND: &str = "dealt by hand";

/// Everything except the digest's own line.
pub(super) fn body(record: &Record) -> String {
    let header = &record.header;
    let mut out = format!("{FIRST_LINE}\ngame {}\nrules {}\n", header.game, header.rules);
    let mut line = |text: std::fmt::Arguments<'_>| {
        out.write_fmt(text).and_then(|()| out.write_char('\n')).expect("writing to a string");
    };
    for (key, value) in &header.options {
        line(format_args!("option {key} {value}"));
    }
    for (seat, player) in Seat::first(header.players.len()).zip(&header.players) {
        line(format_args!("seat {seat} {} {} {}", player.team, player.kind, player.name));
    }
    if let Some(words) = &header.words {
        line(format_args!("words {} {}", words.hash, words.name));
    }
    match &header.commitment {
        Some(commitment) => line(format_args!("commitment {commitment}")),
        None => line(format_args!("{BY_HAND}")),
    }
    for (number, entry) in (1..).zip(&record.entries) {
        line(format_args!("{number} {} {}", entry.at, entry.input));
    }
    for Undone { number, entry } in &record.undone {
        line(format_args!("undone {number} {} {}", entry.at, entry.input));
    }
    if let Some(Ending { outcome, seed }) = &record.ending {
        line(format_args!("ending {}", outcome.ending));
        for (seat, standing) in Seat::first(outcome.standings.len()).zip(&outcome.standings) {
            line(format_args!("place {seat} {} {}", standing.place, standing.score));
        }
        if let Some(seed) = seed {
            line(format_args!("seed {}", seed.reveal()));
        }
    }
    out
}

pub(super) fn write(record: &Record) -> String {
    format!("{}digest {}\n", body(record), record.digest())
}

/// Reads a record and the digest written in it, without comparing the two.
pub(super) fn read(text: &str) -> Result<(Record, String), RecordError> {
    let mut lines = NumberedLines::new(text)?;
    lines.exactly(FIRST_LINE)?;
    let game = lines.field("game", "`game NAME`", word)?;
    let rules = lines.field("rules", "`rules NUMBER`", plain_number)?;
    let mut options = Vec::new();
    while lines.next_is("option") {
        options.push(lines.field("option", "`option KEY VALUE`", |rest| {
            let (key, value) = rest.split_once(' ')?;
            Some((word(key)?, one_line(value)?))
        })?);
    }
    let mut players = Vec::new();
    while lines.next_is("seat") || players.is_empty() {
        players.push(lines.field("seat", "`seat LETTER TEAM person|bot NAME`, in order", |rest| {
            let mut fields = rest.splitn(4, ' ');
            let seat: Seat = parsed(fields.next()?)?;
            let player = Player {
                team: parsed(fields.next()?)?,
                kind: parsed(fields.next()?)?,
                name: one_line(fields.next()?)?,
            };
            (seat.index() == players.len() && players.len() < MAX_SEATS).then_some(player)
        })?);
    }
    let words = if lines.next_is("words") {
        Some(lines.field("words", "`words HASH NAME`", |rest| {
            let (hash, name) = rest.split_once(' ')?;
            Some(WordsUsed { name: one_line(name)?, hash: word(hash)? })
        })?)
    } else {
        None
    };
    let commitment = if lines.peek() == Some(BY_HAND) {
        lines.exactly(BY_HAND)?;
        None
    } else {
        Some(lines.field("commitment", "`commitment HASH` (64 digits 0-9 a-f) or `dealt by hand`", parsed)?)
    };
    let header = Header { game, rules, options, players, words, commitment };
    let mut entries = Vec::new();
    while lines.next_is_number() {
        entries.push(entry(&mut lines, entries.len() + 1)?);
    }
    let mut undone = Vec::new();
    while lines.next_is("undone") {
        undone.push(lines.field("undone", "`undone NUMBER MILLISECONDS INPUT`", taken_back)?);
    }
    let ending = if lines.next_is("ending") { Some(ending(&mut lines, &header)?) } else { None };
    let digest = lines.field("digest", "an entry, `ending …` or `digest HASH`", one_line)?;
    lines.end()?;
    Ok((Record { header, entries, undone, ending }, digest))
}

fn entry(lines: &mut NumberedLines<'_>, number: usize) -> Result<RecordEntry, RecordError> {
    let line = lines.take()?;
    let mut fields = line.splitn(3, ' ');
    let expected = || Unreadable::new(format!("`{number} MILLISECONDS INPUT`"), line);
    let counted = fields.next().and_then(plain_number::<usize>) == Some(number);
    let at = fields.next().filter(|_| counted).ok_or_else(expected).and_then(FromStr::from_str);
    let at = at.map_err(|what| lines.wrong(what))?;
    let input = fields.next().filter(|input| one_line(input).is_some()).ok_or_else(expected);
    let input = input.and_then(FromStr::from_str).map_err(|what| lines.wrong(what))?;
    Ok(RecordEntry { at, input })
}

fn taken_back(rest: &str) -> Option<Undone> {
    let mut fields = rest.splitn(3, ' ');
    let number: usize = plain_number(fields.next()?).filter(|number| *number > 0)?;
    let entry = RecordEntry { at: parsed(fields.next()?)?, input: parsed(fields.next()?)? };
    Some(Undone { number, entry })
}

fn ending(lines: &mut NumberedLines<'_>, header: &Header) -> Result<Ending, RecordError> {
    let ending = lines.field("ending", "`ending NAME`", word)?;
    let mut standings = Vec::new();
    for expected_seat in Seat::first(header.players.len()) {
        let expected = format!("`place {expected_seat} PLACE SCORE`");
        standings.push(lines.field("place", &expected, |rest| {
            let mut fields = rest.splitn(3, ' ');
            let seat: Seat = parsed(fields.next()?)?;
            let standing = Standing { place: plain_number(fields.next()?)?, score: whole(fields.next()?)? };
            (seat == expected_seat).then_some(standing)
        })?);
    }
    let mut seed = None;
    if header.commitment.is_some() {
        seed = Some(lines.field("seed", "`seed DIGITS` (64 digits 0-9 a-f)", |rest| Seed::from_hex(rest).ok())?);
    }
    Ok(Ending { outcome: Outcome { ending, standings }, seed })
}

fn parsed<T: FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}

fn whole(text: &str) -> Option<i64> {
    text.parse().ok().filter(|number: &i64| number.to_string() == text)
}

fn word(text: &str) -> Option<String> {
    one_line(text).filter(|text| !text.contains(' '))
}

fn one_line(text: &str) -> Option<String> {
    let fits = !text.is_empty() && text.trim() == text && !text.contains(char::is_control);
    fits.then(|| text.to_owned())
}

/// The lines of a record with their numbers.
struct NumberedLines<'a> {
    rest: &'a str,
    taken: usize,
}

impl<'a> NumberedLines<'a> {
    fn new(text: &'a str) -> Result<Self, RecordError> {
        let lines = Self { rest: text, taken: 0 };
        if text.is_empty() || text.ends_with('\n') {
            return Ok(lines);
        }
        let last = text.lines().last().unwrap_or_default();
        let what = Unreadable::new("a line break at the end of the last line", last);
        Err(RecordError::Line { number: text.lines().count(), what })
    }

    fn peek(&self) -> Option<&'a str> {
        self.rest.split_once('\n').map(|(line, _)| line)
    }

    fn next_is(&self, keyword: &str) -> bool {
        self.peek().is_some_and(|line| line.split(' ').next() == Some(keyword))
    }

    fn next_is_number(&self) -> bool {
        self.peek().is_some_and(|line| line.starts_with(|first: char| first.is_ascii_digit()))
    }

    fn take(&mut self) -> Result<&'a str, RecordError> {
        self.taken += 1;
        let (line, rest) = self.rest.split_once('\n').ok_or_else(|| self.wrong(Unreadable::new("another line", "")))?;
        self.rest = rest;
        Ok(line)
    }

    fn wrong(&self, what: Unreadable) -> RecordError {
        RecordError::Line { number: self.taken, what }
    }

    fn exactly(&mut self, line: &str) -> Result<(), RecordError> {
        let got = self.take()?;
        if got == line { Ok(()) } else { Err(self.wrong(Unreadable::new(format!("`{line}`"), got))) }
    }

    fn field<T>(
        &mut self,
        keyword: &str,
        expected: &str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, RecordError> {
        let line = match self.peek() {
            Some(_) => self.take()?,
            None => {
                self.taken += 1;
                ""
            }
        };
        let rest = line.strip_prefix(keyword).and_then(|rest| rest.strip_prefix(' '));
        rest.and_then(read).ok_or_else(|| self.wrong(Unreadable::new(expected, line)))
    }

    fn end(&self) -> Result<(), RecordError> {
        match self.peek() {
            None => Ok(()),
            Some(line) => Err(RecordError::Line { number: self.taken + 1, what: Unreadable::new("the end", line) }),
        }
    }
}
