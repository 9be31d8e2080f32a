//! Pairings and standings as plain data, for paper and screens.

use crate::{Moment, Outline, OutlineRound, OutlineRow, OutlineTable, TABLES_OF_A_STEWARD};
use kee_game::{Arg, Message};
use kee_speech::Language;
use serde::{Deserialize, Serialize};
use std::fmt;

kee_game::messages! {
    /// Sentences on sheets.
    pub(crate) SENTENCES;
    round(round, minutes) = "sheet-round";
    bot() = "sheet-bot";
    tables(count, first, last) = "sheet-tables";
    steward(tables, name) = "sheet-steward";
    no_steward(tables) = "sheet-no-steward";
    arranged() = "sheet-arranged";
    bye(team) = "sheet-bye";
    absent(team) = "sheet-absent";
    waiting(names) = "sheet-waiting";
    hash(hash) = "sheet-hash";
    final_standings() = "sheet-final";
    before() = "sheet-before";
    after(round) = "sheet-after";
    after_of(round, planned) = "sheet-after-of";
    during(round) = "sheet-during";
    during_of(round, planned) = "sheet-during-of";
    left() = "sheet-left";
    withdrew() = "sheet-withdrew";
    by_lot() = "sheet-by-lot";
    spelled(names, word) = "sheet-spelled";
    winners(count, names) = "sheet-winners";
    seed(seed, hash) = "sheet-seed";
}

/// The tables of a round and their players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PairingSheet {
    /// The title of the event.
    pub title: String,
    /// The round, from 1.
    pub round: usize,
    /// The time limit of a game, in minutes.
    pub minutes: u16,
    /// `round 2, 40 minutes`.
    pub heading: String,
    /// The time when the round ends, if the clock runs.
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
    /// `standings after round 2`, `final standings`.
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
    /// The pairings of a round, counted from 1, for paper and screens; none if there is no such round.
    pub fn pairing_sheet(&self, number: usize, language: &Language) -> Option<PairingSheet> {
        let laid = self.round(number)?;
        let line = |table: &OutlineTable| {
            let bots = std::iter::repeat_n(language.tell_plain(&bot()), table.bots);
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
            heading: language.tell_plain(&round(number, self.minutes)),
            ends: laid.ends,
            tables: laid.tables.iter().map(line).collect(),
            notes: self.pairing_notes(laid).iter().map(|note| language.tell_plain(note)).collect(),
        })
    }

    fn pairing_notes(&self, round: &OutlineRound) -> Vec<Message> {
        let mut notes = self.steward_notes(round.tables.len());
        notes.extend(round.arranged.then(arranged));
        notes.extend(round.bye.as_ref().map(bye));
        let gone = round.tables.iter().flat_map(|table| &table.sides).filter(|side| side.forfeit);
        notes.extend(gone.map(|side| absent(&side.name)));
        if round.number == self.rounds.len() && !self.waiting.is_empty() {
            notes.push(waiting(Arg::texts(&self.waiting)));
        }
        notes.push(hash(&self.commitment));
        notes
    }

    /// The steward of each group of tables. A small party without a steward needs no note about it.
    fn steward_notes(&self, count: usize) -> Vec<Message> {
        let which = |first: usize, last: usize| tables(last + 1 - first, first, last);
        let firsts = (1..=count).step_by(TABLES_OF_A_STEWARD);
        let note =
            |(first, name): (usize, &String)| steward(which(first, count.min(first + TABLES_OF_A_STEWARD - 1)), name);
        let mut notes: Vec<Message> = firsts.zip(&self.stewards).map(note).collect();
        let without = 1 + TABLES_OF_A_STEWARD * self.stewards.len();
        let wanted = !self.stewards.is_empty() || (self.party && count >= TABLES_OF_A_STEWARD);
        if wanted && without <= count {
            notes.push(no_steward(which(without, count)));
        }
        notes
    }

    /// The standings, for paper and screens.
    pub fn standings_sheet(&self, language: &Language) -> StandingsSheet {
        let remark = |row: &OutlineRow| match (row.here, row.by_lot) {
            (false, _) if self.teams => Some(withdrew()),
            (false, _) => Some(left()),
            (true, by_chance) => by_chance.then(by_lot),
        };
        let row = |row: &OutlineRow| StandingsRow {
            place: row.place,
            name: row.name.clone(),
            points: row.points.clone(),
            total: row.total,
            remark: remark(row).map_or_else(String::new, |remark| language.tell_plain(&remark)),
        };
        let prizes = self.prizes.iter().filter(|prize| !prize.won.is_empty());
        let mut notes: Vec<Message> = prizes
            .filter_map(|prize| {
                let winners = prize.won.iter().map(|(_, name)| name);
                Some(spelled(Arg::texts(winners), prize.word.as_ref()?))
            })
            .collect();
        notes.extend((!self.winners.is_empty()).then(|| winners(self.winners.len(), Arg::texts(&self.winners))));
        notes.extend(self.seed.as_ref().map(|known| seed(known, &self.commitment)));
        StandingsSheet {
            title: self.title.clone(),
            heading: language.tell_plain(&self.heading()),
            rounds: self.rounds.len(),
            rows: self.standings.iter().map(row).collect(),
            notes: notes.iter().map(|note| language.tell_plain(note)).collect(),
        }
    }

    fn heading(&self) -> Message {
        let round = self.rounds.len();
        match (self.missing.is_empty(), self.planned) {
            _ if self.finished => final_standings(),
            _ if round == 0 => before(),
            (true, None) => after(round),
            (true, Some(planned)) => after_of(round, planned),
            (false, None) => during(round),
            (false, Some(planned)) => during_of(round, planned),
        }
    }
}

impl fmt::Display for PairingSheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}: {}", self.title, self.heading)?;
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
