use super::{Summary, TableId};
use kee_game::WallTime;
use kee_table::PersonId;
use kee_wire::Phase;
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
    /// The one among these that can be joined; none if several can.
    pub(crate) fn only_open(found: Vec<Self>) -> Option<Self> {
        let can_be_joined = |listed: &Self| listed.summary.phase == Phase::Gathering && listed.summary.has_room();
        let mut open = found.into_iter().filter(can_be_joined);
        let first = open.next()?;
        open.next().is_none().then_some(first)
    }

    /// By which the tables of these people are ordered: those that wait for them first, then by deadline, then those
    /// where something happened last.
    pub(crate) fn urgency(&self, people: &[PersonId]) -> impl Ord + use<> {
        let summary = &self.summary;
        let mine = summary.seats_of(people);
        let waits = mine.iter().any(|seat| summary.asked.contains(seat));
        (!waits, summary.deadline.unwrap_or(WallTime::MAX), Reverse(summary.last), self.table)
    }
}
