use super::LeftOver;
use crate::{Name, Source, rounds};
use std::collections::BTreeMap;

/// The rounds of an event. Guests are known by their numbers, from 0.
pub(super) type Rounds = rounds::Rounds<Vec<usize>, TableResult, RoundDetails>;
pub(super) type Round = rounds::Round<Vec<usize>, TableResult, RoundDetails>;
pub(super) type Table = rounds::Table<Vec<usize>, TableResult>;

/// What else there is to know about a round.
#[derive(Clone, Debug)]
pub(super) struct RoundDetails {
    pub(super) left_over: LeftOver,
    /// Whether the host said who sits where.
    pub(super) arranged: bool,
    /// Who keeps score, by the number of the table from 1.
    pub(super) scorekeepers: BTreeMap<usize, usize>,
}

/// What a table brought.
#[derive(Clone, Debug)]
pub(super) struct TableResult {
    pub(super) source: Source,
    /// The guest or steward who entered it.
    pub(super) entered_by: Option<Name>,
    /// In the order of the guests.
    pub(super) scores: Vec<i64>,
    /// Guests whose draw for the first turn is known, the earliest letter first.
    pub(super) drew: Vec<usize>,
}

impl RoundDetails {
    pub(super) fn new(left_over: LeftOver, arranged: bool) -> Self {
        Self { left_over, arranged, scorekeepers: BTreeMap::new() }
    }
}

impl Round {
    /// The table of a guest, from 0.
    pub(super) fn table_of(&self, guest: usize) -> Option<usize> {
        self.tables.iter().position(|table| table.seats.contains(&guest))
    }
}
