use crate::{EventRefusal, Moment, Spot};

/// The rounds of an event: tables of `S`, which bring results `R`, and what else there is to know about a round, `X`.
#[derive(Clone, Debug)]
pub(crate) struct Rounds<S, R, X> {
    all: Vec<Round<S, R, X>>,
}

/// A round.
#[derive(Clone, Debug)]
pub(crate) struct Round<S, R, X> {
    pub(crate) tables: Vec<Table<S, R>>,
    pub(crate) started: Option<Moment>,
    pub(crate) more: X,
}

/// A table of a round.
#[derive(Clone, Debug)]
pub(crate) struct Table<S, R> {
    /// Who sits there, by number.
    pub(crate) seats: S,
    /// The last one counts; those before it were put right.
    pub(crate) results: Vec<R>,
}

impl<S, R> Table<S, R> {
    pub(crate) fn result(&self) -> Option<&R> {
        self.results.last()
    }

    /// How often the result was put right.
    pub(crate) fn corrections(&self) -> usize {
        self.results.len().saturating_sub(1)
    }
}

impl<S, R, X> Round<S, R, X> {
    /// The tables without a result, from 1.
    pub(crate) fn missing(&self) -> Vec<usize> {
        (1..).zip(&self.tables).filter(|(_, table)| table.result().is_none()).map(|(number, _)| number).collect()
    }

    /// When time is up, if the clock runs.
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

    pub(crate) fn table(&self, spot: Spot) -> Result<&Table<S, R>, EventRefusal> {
        let table = spot.table.checked_sub(1).and_then(|table| self.get(spot.round)?.tables.get(table));
        table.ok_or(EventRefusal::NoSuchTable(spot))
    }

    /// A table of the last round, from 1.
    pub(crate) fn in_the_last(&self, table: usize) -> Result<Spot, EventRefusal> {
        let spot = Spot { round: self.len(), table };
        if self.is_empty() { Err(EventRefusal::NoRound) } else { self.table(spot).map(|_| spot) }
    }

    /// Whether the next round can come, or the end.
    pub(crate) fn results_are_in(&self) -> Result<(), EventRefusal> {
        let tables = self.last().map_or_else(Vec::new, Round::missing);
        let round = self.len();
        if tables.is_empty() { Ok(()) } else { Err(EventRefusal::ResultsMissing { round, tables }) }
    }

    /// The round whose clock can be started.
    pub(crate) fn to_start(&self) -> Result<usize, EventRefusal> {
        match self.last() {
            None => Err(EventRefusal::NoRound),
            Some(last) if last.started.is_some() => Err(EventRefusal::AlreadyStarted(self.len())),
            Some(_) => Ok(self.len()),
        }
    }

    /// The next round, which must have this number.
    pub(crate) fn push(&mut self, number: usize, seats: Vec<S>, more: X) -> Result<(), String> {
        self.results_are_in().map_err(|refusal| refusal.to_string())?;
        if number != self.len() + 1 {
            return Err(format!("expected round {}, got {number}", self.len() + 1));
        }
        let tables = seats.into_iter().map(|seats| Table { seats, results: Vec::new() }).collect();
        self.all.push(Round { tables, started: None, more });
        Ok(())
    }

    pub(crate) fn start(&mut self, number: usize, at: Moment) -> Result<(), String> {
        if self.to_start() != Ok(number) {
            return Err(format!("round {number} cannot be started now"));
        }
        self.all[number - 1].started = Some(at);
        Ok(())
    }

    /// A table brings something: for the first time, or to put right what it has brought before.
    pub(crate) fn put(&mut self, spot: Spot, result: R, first: bool) -> Result<(), String> {
        let table = self.table(spot).map_err(|refusal| refusal.to_string())?;
        if first != table.results.is_empty() {
            return Err(format!("table {spot} has {} result", if first { "already a" } else { "no" }));
        }
        self.all[spot.round - 1].tables[spot.table - 1].results.push(result);
        Ok(())
    }
}
