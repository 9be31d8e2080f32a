//! Plain data for paper and screens: who plays where, and how everybody stands.

use crate::{Moment, Name, words::comma};
use kee_game::Commitment;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Who plays where in a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PairingSheet {
    /// What the event is called.
    pub title: String,
    /// The round, from 1.
    pub round: usize,
    /// How long a game may take.
    pub minutes: u16,
    /// When time is up, if the clock runs.
    pub ends: Option<Moment>,
    /// The tables in order.
    pub tables: Vec<PairingLine>,
    /// Byes, who waits for the next round, the hash of the seed: a sentence each.
    pub notes: Vec<String>,
}

/// One table of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PairingLine {
    /// From 1.
    pub table: usize,
    /// Guests, bots or teams.
    pub names: Vec<String>,
    /// Their points, in the same order; a bot has none. Empty until the result is known.
    pub points: Vec<Option<i64>>,
}

/// How everybody stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StandingsSheet {
    /// What the event is called.
    pub title: String,
    /// `after round 2`, `final`.
    pub heading: String,
    /// The number of rounds so far: every row has as many points.
    pub rounds: usize,
    /// The best first.
    pub rows: Vec<StandingsRow>,
    /// Winners, prizes, the seed: a sentence each.
    pub notes: Vec<String>,
}

/// Where one guest or team stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StandingsRow {
    /// From 1; equals share a place.
    pub place: usize,
    /// Who.
    pub name: String,
    /// Points by round, where there are any.
    pub points: Vec<Option<i64>>,
    /// All of them.
    pub total: i64,
    /// What is to be said about it: `left`, `by lot`.
    pub remark: String,
}

/// Where the rounds stand, for the head of the standings.
pub(crate) struct Standing {
    pub(crate) finished: bool,
    pub(crate) rounds: usize,
    /// How many there will be, if that is settled.
    pub(crate) planned: Option<usize>,
    /// Whether all results of the last round are in.
    pub(crate) complete: bool,
}

impl Standing {
    pub(crate) fn heading(&self) -> String {
        if self.finished {
            return "final standings".to_owned();
        }
        if self.rounds == 0 {
            return "before the first round".to_owned();
        }
        let when = if self.complete { "after" } else { "in" };
        let of = self.planned.map_or_else(String::new, |planned| format!(" of {planned}"));
        format!("standings {when} round {}{of}", self.rounds)
    }
}

/// What stands under every pairing: who plays later, if there is anybody, and what lots are drawn from.
pub(crate) fn pairing_notes(waiting: &[Name], commitment: &Commitment) -> Vec<String> {
    let later = (!waiting.is_empty()).then(|| format!("From the next round on: {}.", comma(waiting)));
    later.into_iter().chain([format!("Lots are drawn from the seed with the hash {commitment}.")]).collect()
}

/// What stands under the standings once all is over: who has won, and the seed that can be checked now.
pub(crate) fn closing_notes(winners: &[Name], seed: Option<&str>, commitment: &Commitment) -> Vec<String> {
    let winner = (!winners.is_empty()).then(|| format!("The winner: {}.", comma(winners)));
    let seed = seed.map(|seed| format!("The seed of the lots was {seed}; its hash is {commitment}."));
    winner.into_iter().chain(seed).collect()
}

impl fmt::Display for PairingSheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}: round {}, {} minutes", self.title, self.round, self.minutes)?;
        writeln!(f)?;
        let tables: Vec<Vec<String>> = self.tables.iter().map(PairingLine::seats).collect();
        let columns = tables.iter().map(Vec::len).max().unwrap_or_default();
        let width = |column: usize| {
            tables
                .iter()
                .filter_map(|seats| seats.get(column))
                .map(|seat| seat.chars().count())
                .max()
                .unwrap_or_default()
        };
        let widths: Vec<usize> = (0..columns).map(width).collect();
        for (line, seats) in self.tables.iter().zip(&tables) {
            let seats = seats.iter().zip(&widths).map(|(seat, width)| format!("{seat:<width$}"));
            let text = format!("Table {:<3}  {}", line.table, seats.collect::<Vec<_>>().join("  -  "));
            writeln!(f, "{}", text.trim_end())?;
        }
        notes(f, &self.notes)
    }
}

impl PairingLine {
    /// The names, with their points where they have some.
    fn seats(&self) -> Vec<String> {
        let seat = |(index, name): (usize, &String)| match self.points.get(index).copied().flatten() {
            Some(points) => format!("{name} {points}"),
            None => name.clone(),
        };
        self.names.iter().enumerate().map(seat).collect()
    }
}

impl fmt::Display for StandingsSheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}: {}", self.title, self.heading)?;
        writeln!(f)?;
        let longest = self.rows.iter().map(|row| row.name.chars().count()).max().unwrap_or_default().max(4);
        write!(f, "place  {:<longest$}   total", "name")?;
        (1..=self.rounds).try_for_each(|round| write!(f, "  {:>6}", format!("r{round}")))?;
        writeln!(f)?;
        for row in &self.rows {
            let mut line = format!("{:>5}  {:<longest$}  {:>6}", row.place, row.name, row.total);
            for points in &row.points {
                let points = points.map_or_else(|| "-".to_owned(), |points| points.to_string());
                line.push_str(&format!("  {points:>6}"));
            }
            line.push_str(&format!("  {}", row.remark));
            writeln!(f, "{}", line.trim_end())?;
        }
        notes(f, &self.notes)
    }
}

fn notes(f: &mut fmt::Formatter<'_>, notes: &[String]) -> fmt::Result {
    if notes.is_empty() {
        return Ok(());
    }
    writeln!(f)?;
    notes.iter().try_for_each(|note| writeln!(f, "{note}"))
}
