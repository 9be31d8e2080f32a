use super::{Summary, TableId};
use kee_game::WallTime;
use kee_table::PersonId;
use std::cmp::Reverse;

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Which.
    pub table: TableId,
    /// How many entries its log has.
    pub entries: u64,
    /// Where it stands.
    pub summary: Summary,
}

impl Listed {
    /// By which the tables of these people are ordered: those that wait for them first, then by deadline, then those
    /// where something happened last.
    pub(crate) fn urgency(&self, people: &[PersonId]) -> impl Ord + use<> {
        let summary = &self.summary;
        let mine = summary.seats_of(people);
        let waits = mine.iter().any(|seat| summary.asked.contains(seat));
        (!waits, summary.deadline.unwrap_or(WallTime::MAX), Reverse(summary.last), self.table)
    }
}
