//! Pairings and standings as plain data, for paper and screens.

use crate::{Moment, Outline, OutlineRound, OutlineRow, OutlineTable, TABLES_OF_A_STEWARD, text::comma};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Who plays where in a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PairingSheet {
    /// The title of the event.
    pub title: String,
    /// The round, from 1.
    pub round: usize,
    /// The time limit of a game, in minutes.
    pub minutes: u16,
    /// When time is up, if the clock runs.
    pub ends: Option<Moment>,
    /// The tables in order.
    pub tables: Vec<PairingLine>,
    /// Byes, guests waiting for the next round, the hash of the seed: a sentence each.
    pub notes: Vec<String>,
}

/// One table of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PairingLine {
    /// From 1.
    pub table: usize,
    /// Guests, bots or teams.
    pub names: Vec<String>,
    /// Their points, in the same order; none for a bot. Empty until the result is known.
    pub points: Vec<Option<i64>>,
}

/// The standings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StandingsSheet {
    /// The title of the event.
    pub title: String,
    /// `after round 2`, `final`.
    pub heading: String,
    /// The number of rounds so far: every row has as many points.
    pub rounds: usize,
    /// Best first.
    pub rows: Vec<StandingsRow>,
    /// Winners, prizes, the seed: a sentence each.
    pub notes: Vec<String>,
}

/// A line of the standings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StandingsRow {
    /// From 1; ties share a place.
    pub place: usize,
    /// The guest or team.
    pub name: String,
    /// Points by round, where there are any.
    pub points: Vec<Option<i64>>,
    /// The sum of all rounds.
    pub total: i64,
    /// A remark: `left`, `by lot`.
    pub remark: String,
}

impl Outline {
    /// Who plays where in a round, counted from 1, for paper and screens; none if there is no such round.
    pub fn pairing_sheet(&self, number: usize) -> Option<PairingSheet> {
        let round = self.round(number)?;
        let line = |table: &OutlineTable| {
            let bots = std::iter::repeat_n("(bot)".to_owned(), table.bots);
            // Teams are listed with what they have so far, guests once their table is done.
            let known = self.teams || table.done;
            PairingLine {
                table: table.number,
                names: table.sides.iter().map(|side| side.name.clone()).chain(bots).collect(),
                points: table.sides.iter().filter(|_| known).map(|side| side.points).collect(),
            }
        };
        Some(PairingSheet {
            title: self.title.clone(),
            round: number,
            minutes: self.minutes,
            ends: round.ends,
            tables: round.tables.iter().map(line).collect(),
            notes: self.pairing_notes(round),
        })
    }

    fn pairing_notes(&self, round: &OutlineRound) -> Vec<String> {
        let mut notes = self.steward_notes(round.tables.len());
        if round.arranged {
            notes.push("The host arranged this round.".to_owned());
        }
        if let Some(bye) = &round.bye {
            notes.push(format!("{bye} has a bye and scores the average of the other teams."));
        }
        let gone = round.tables.iter().flat_map(|table| &table.sides).filter(|side| side.forfeit);
        notes.extend(gone.map(|side| format!("{} forfeited.", side.name)));
        if round.number == self.rounds.len() && !self.waiting.is_empty() {
            notes.push(format!("From the next round on: {}.", comma(&self.waiting)));
        }
        notes.push(format!("Lots are drawn from the seed with the hash {}.", self.commitment));
        notes
    }

    /// Who is called to which of so many tables. A small party without a steward needs no note about it.
    fn steward_notes(&self, tables: usize) -> Vec<String> {
        let which = |first: usize, last: usize| match last {
            _ if last == first => format!("table {first}"),
            _ => format!("tables {first} to {last}"),
        };
        let firsts = (1..=tables).step_by(TABLES_OF_A_STEWARD);
        let note = |(first, name): (usize, &String)| {
            format!("The steward of {}: {name}.", which(first, tables.min(first + TABLES_OF_A_STEWARD - 1)))
        };
        let mut notes: Vec<String> = firsts.zip(&self.stewards).map(note).collect();
        let without = 1 + TABLES_OF_A_STEWARD * self.stewards.len();
        let wanted = !self.stewards.is_empty() || (self.party && tables >= TABLES_OF_A_STEWARD);
        if wanted && without <= tables {
            notes.push(format!("No steward yet for {}; the host is called.", which(without, tables)));
        }
        notes
    }

    /// How everybody stands, for paper and screens.
    pub fn standings_sheet(&self) -> StandingsSheet {
        let remark = |row: &OutlineRow| match (row.here, row.by_lot) {
            (false, _) if self.teams => "withdrew",
            (false, _) => "left",
            (true, true) => "by lot",
            (true, false) => "",
        };
        let row = |row: &OutlineRow| StandingsRow {
            place: row.place,
            name: row.name.clone(),
            points: row.points.clone(),
            total: row.total,
            remark: remark(row).to_owned(),
        };
        let mut notes: Vec<String> = self
            .prizes
            .iter()
            .filter_map(|prize| {
                let winners: Vec<String> = prize.won.iter().map(|(_, name)| name.to_string()).collect();
                let word = prize.word.as_ref().filter(|_| !winners.is_empty())?;
                Some(format!("{word} was spelled by {}.", comma(&winners)))
            })
            .collect();
        notes.extend((!self.winners.is_empty()).then(|| format!("The winner: {}.", comma(&self.winners))));
        let seed = |seed: &String| format!("The seed of the lots was {seed}; its hash is {}.", self.commitment);
        notes.extend(self.seed.as_ref().map(seed));
        StandingsSheet {
            title: self.title.clone(),
            heading: self.heading(),
            rounds: self.rounds.len(),
            rows: self.standings.iter().map(row).collect(),
            notes,
        }
    }

    fn heading(&self) -> String {
        if self.finished {
            return "final standings".to_owned();
        }
        if self.rounds.is_empty() {
            return "before the first round".to_owned();
        }
        let when = if self.missing.is_empty() { "after" } else { "in" };
        let of = self.planned.map_or_else(String::new, |planned| format!(" of {planned}"));
        format!("standings {when} round {}{of}", self.rounds.len())
    }
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
