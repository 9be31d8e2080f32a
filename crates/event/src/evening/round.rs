use super::LeftOver;
use crate::{Source, rounds};

/// The rounds of an evening. Guests are known by their numbers, from 0.
pub(super) type Rounds = rounds::Rounds<Vec<usize>, TableResult, LeftOver>;
pub(super) type Round = rounds::Round<Vec<usize>, TableResult, LeftOver>;
pub(super) type Table = rounds::Table<Vec<usize>, TableResult>;

/// What a table brought.
#[derive(Clone, Debug)]
pub(super) struct TableResult {
    pub(super) source: Source,
    /// In the order of the guests.
    pub(super) scores: Vec<i64>,
    /// Guests whose draw for the first turn is known, the earliest letter first.
    pub(super) drew: Vec<usize>,
}

impl Round {
    /// The table of a guest, from 0.
    pub(super) fn table_of(&self, guest: usize) -> Option<usize> {
        self.tables.iter().position(|table| table.seats.contains(&guest))
    }
}
