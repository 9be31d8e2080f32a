use super::LeftOver;
use crate::{Moment, Source};

/// A round: who sits where, and what it brought.
#[derive(Clone, Debug)]
pub(super) struct Round {
    pub(super) left_over: LeftOver,
    pub(super) tables: Vec<Table>,
    pub(super) started: Option<Moment>,
}

/// A table of a round.
#[derive(Clone, Debug)]
pub(super) struct Table {
    /// By their numbers, from 0.
    pub(super) guests: Vec<usize>,
    /// The last one counts; the others were corrected.
    pub(super) results: Vec<TableResult>,
}

/// What a table brought.
#[derive(Clone, Debug)]
pub(super) struct TableResult {
    pub(super) source: Source,
    /// In the order of the guests.
    pub(super) scores: Vec<i64>,
    /// Guests whose draw for the first turn is known, the earliest letter first.
    pub(super) drew: Vec<usize>,
}

impl Table {
    pub(super) fn result(&self) -> Option<&TableResult> {
        self.results.last()
    }
}

impl Round {
    /// The table of a guest, from 0.
    pub(super) fn table_of(&self, guest: usize) -> Option<usize> {
        self.tables.iter().position(|table| table.guests.contains(&guest))
    }

    /// The tables without a result, from 1.
    pub(super) fn missing(&self) -> Vec<usize> {
        (1..).zip(&self.tables).filter(|(_, table)| table.result().is_none()).map(|(number, _)| number).collect()
    }
}
