use crate::{EventRefusal, Moment, Name, PersonId};
use kee_game::Unreadable;
use std::fmt;

/// The rounds of an event: tables of `S` with results `R`, and details `X` for every round.
#[derive(Clone, Debug)]
pub(crate) struct Rounds<S, R, X> {
    all: Vec<Round<S, R, X>>,
}

/// A round.
#[derive(Clone, Debug)]
pub(crate) struct Round<S, R, X> {
    pub(crate) tables: Vec<RoundTable<S, R>>,
    pub(crate) started: Option<Moment>,
    pub(crate) more: X,
}

/// A table of a round.
#[derive(Clone, Debug)]
pub(crate) struct RoundTable<S, R> {
    /// The guests or teams, by number.
    pub(crate) seats: S,
    /// Results in order; the last one counts.
    pub(crate) results: Vec<R>,
}

impl<S, R> RoundTable<S, R> {
    pub(crate) fn result(&self) -> Option<&R> {
        self.results.last()
    }

    /// The number of corrections to the result.
    pub(crate) fn corrections(&self) -> usize {
        self.results.len().saturating_sub(1)
    }
}

impl<S, R, X> Round<S, R, X> {
    /// The tables without a result, from 1.
    pub(crate) fn missing(&self) -> Vec<usize> {
        (1..).zip(&self.tables).filter(|(_, table)| table.result().is_none()).map(|(number, _)| number).collect()
    }

    /// The time when the round ends, once the clock is running.
    pub(crate) fn ends(&self, minutes: u16) -> Option<Moment> {
        self.started.map(|started| started.plus_minutes(minutes))
    }
}

impl<S, R, X> Rounds<S, R, X> {
    pub(crate) fn new() -> Self {
        Self { all: Vec::new() }
    }

    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub(crate) fn iter(&self) -> std::slice::Iter<'_, Round<S, R, X>> {
        self.all.iter()
    }

    pub(crate) fn last(&self) -> Option<&Round<S, R, X>> {
        self.all.last()
    }

    /// A round, from 1.
    pub(crate) fn get(&self, number: usize) -> Option<&Round<S, R, X>> {
        self.all.get(number.checked_sub(1)?)
    }

    pub(crate) fn get_mut(&mut self, number: usize) -> Option<&mut Round<S, R, X>> {
        self.all.get_mut(number.checked_sub(1)?)
    }

    pub(crate) fn table(&self, spot: Spot) -> Result<&RoundTable<S, R>, EventRefusal> {
        let table = spot.table.checked_sub(1).and_then(|table| self.get(spot.round)?.tables.get(table));
        table.ok_or(EventRefusal::NoSuchTable(spot.round, spot.table))
    }

    /// A table of the last round, from 1.
    pub(crate) fn last_spot(&self, table: usize) -> Result<Spot, EventRefusal> {
        let spot = Spot { round: self.len(), table };
        if self.is_empty() { Err(EventRefusal::NoRound) } else { self.table(spot).map(|_| spot) }
    }

    /// A table of the last round, from 1, which has no result yet.
    pub(crate) fn open_spot(&self, table: usize) -> Result<Spot, EventRefusal> {
        let spot = self.last_spot(table)?;
        match self.table(spot)?.result() {
            Some(_) => Err(EventRefusal::HasResult(spot.round, spot.table)),
            None => Ok(spot),
        }
    }

    /// Checks that a table has a result, which can then be corrected.
    pub(crate) fn expect_result(&self, spot: Spot) -> Result<(), EventRefusal> {
        match self.table(spot)?.result() {
            Some(_) => Ok(()),
            None => Err(EventRefusal::NoResult(spot.round, spot.table)),
        }
    }

    /// Checks that the next round, or the end, can follow.
    pub(crate) fn expect_all_results(&self) -> Result<(), EventRefusal> {
        let tables = self.last().map_or_else(Vec::new, Round::missing);
        let round = self.len();
        if tables.is_empty() { Ok(()) } else { Err(EventRefusal::ResultsMissing(round, tables)) }
    }

    /// The round whose clock can be started.
    pub(crate) fn next_start(&self) -> Result<usize, EventRefusal> {
        match self.last() {
            None => Err(EventRefusal::NoRound),
            Some(last) if last.started.is_some() => Err(EventRefusal::AlreadyStarted(self.len())),
            Some(_) => Ok(self.len()),
        }
    }

    /// Adds the next round, which must have this number.
    pub(crate) fn push(&mut self, number: usize, seats: Vec<S>, more: X) -> Result<(), String> {
        self.expect_all_results()?;
        if number != self.len() + 1 {
            return Err(format!("expected round {}, got {number}", self.len() + 1));
        }
        let tables = seats.into_iter().map(|seats| RoundTable { seats, results: Vec::new() }).collect();
        self.all.push(Round { tables, started: None, more });
        Ok(())
    }

    pub(crate) fn start(&mut self, number: usize, at: Moment) -> Result<(), String> {
        if self.next_start() != Ok(number) {
            return Err(format!("round {number} cannot be started now"));
        }
        self.all[number - 1].started = Some(at);
        Ok(())
    }

    /// Stores the result of a table, for the first time or as a correction.
    pub(crate) fn put(&mut self, spot: Spot, result: R, first: bool) -> Result<(), String> {
        let table = self.table(spot)?;
        if first != table.results.is_empty() {
            return Err(format!("table {spot} has {} result", if first { "already a" } else { "no" }));
        }
        self.all[spot.round - 1].tables[spot.table - 1].results.push(result);
        Ok(())
    }
}

/// A table of a round, both counted from 1: `2.5` is table 5 of round 2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Spot {
    /// The round.
    pub round: usize,
    /// The table.
    pub table: usize,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.round, self.table)
    }
}

kee_game::text_form!(Spot, |text| {
    let read = || {
        let (round, table) = text.split_once('.')?;
        Some(Self { round: round.parse().ok()?, table: table.parse().ok()? })
    };
    read().ok_or_else(|| Unreadable::new("a table of a round such as 2.5", text))
});

#[cfg(feature = "schema")]
kee_game::schema_as_text! {
    Spot: "A table of a round: `2.5` is table 5 of round 2.", "^[0-9]+\\.[0-9]+$", "2.5";
}

/// The seating of a round, for its tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundSeating {
    /// The round, from 1.
    pub round: usize,
    /// Whether its clock has started.
    pub started: bool,
    /// Its tables in order.
    pub tables: Vec<TableSeating>,
}

/// A table of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableSeating {
    /// The holder of every seat.
    pub seats: Vec<SeatHolder>,
    /// Whether it has a result.
    pub done: bool,
}

/// The holder of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatHolder {
    /// The name they play under; none for a bot.
    pub name: Option<Name>,
    /// The person, if they joined on their own device; a bot plays for anyone else.
    pub person: Option<PersonId>,
}

impl RoundSeating {
    /// The tables without a result.
    pub fn missing(&self) -> impl Iterator<Item = (Spot, &TableSeating)> {
        let tables = (1..).zip(&self.tables).filter(|(_, table)| !table.done);
        tables.map(|(table, seating)| (Spot { round: self.round, table }, seating))
    }
}
