use super::{StoreError, StoreFuture, TableSummary};
use kee_game::WallTime;
use kee_table::{Entry, PersonId};
use kee_wire::{Phase, TableCode, TableId};
use std::cmp::Reverse;

/// How many games are held in memory at once when all are exported.
const EXPORTED_AT_ONCE: u32 = 100;

/// The logs of tables, and what can be found without replaying them.
pub trait Tables: Send + Sync {
    /// Adds the next entries to a log. If the log does not end just before [`TableAppend::first`] the answer is
    /// [`super::StoreError::Taken`]: of several who write the same number exactly one succeeds, and no log has a gap.
    fn append(&self, append: TableAppend) -> StoreFuture<'_, ()>;

    /// The entries of a table after this number, in order; none if there is no such table.
    fn log(&self, table: TableId, after: u64) -> StoreFuture<'_, Vec<Entry>>;

    /// How long the log of a table is; 0 if there is no such table.
    fn length(&self, table: TableId) -> StoreFuture<'_, u64>;

    /// The tables that other processes have written to since this was asked last, or since the store was opened, and
    /// how long their logs are. Tables that this process has written to may be among them.
    fn news(&self) -> StoreFuture<'_, Vec<(TableId, u64)>>;

    /// Where a table stands, if there is one.
    fn table(&self, table: TableId) -> StoreFuture<'_, Option<StoredTable>>;

    /// At most so many tables that have to be woken by this time, those first that have waited longest. They are named
    /// again until something was appended that sets another time.
    fn due(&self, by: WallTime, most: u32) -> StoreFuture<'_, Vec<(WallTime, TableId)>>;

    /// At most so many tables that strangers may join: listed, gathering, and with a seat to spare. The youngest first.
    fn lobby(&self, most: u32) -> StoreFuture<'_, Vec<StoredTable>>;

    /// The table that gathers and has a seat to spare, and whose name begins with this code; none if several do.
    fn by_code<'a>(&'a self, code: &'a TableCode) -> StoreFuture<'a, Option<StoredTable>>;

    /// The tables where this person sits, or one that belongs to them, as far as they are not closed. Those come first
    /// that wait for the person, then by deadline, then those where something happened last.
    fn tables_of<'a>(&'a self, person: &'a PersonId) -> StoreFuture<'a, Vec<StoredTable>>;

    /// The games that were finished at a table, in order.
    fn games_at(&self, table: TableId) -> StoreFuture<'_, Vec<StoredGame>>;

    /// At most so many finished games of all tables, ordered by table and number, after this one. Whoever begins with
    /// none and goes on from the last of each answer has seen all that were finished when they began.
    fn games(&self, after: Option<(TableId, u32)>, most: u32) -> StoreFuture<'_, Vec<StoredGame>>;
}

/// The next entries of a table, with what they make of it. They are stored together or not at all.
#[derive(Clone, PartialEq, Debug)]
pub struct TableAppend {
    /// Which table.
    pub table: TableId,
    /// The number of the first of these entries. Number 1 makes the table.
    pub first: u64,
    /// At least one.
    pub entries: Vec<Entry>,
    /// The table as it is after the last of them.
    pub summary: TableSummary,
    /// The game that they bring to its end.
    pub finished: Option<StoredGame>,
}

impl TableAppend {
    /// How long the log is afterwards.
    pub fn last(&self) -> u64 {
        self.first + self.entries.len() as u64 - 1
    }
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    /// Which.
    pub table: TableId,
    /// How many entries its log has.
    pub entries: u64,
    /// Where it stands.
    pub summary: TableSummary,
}

impl StoredTable {
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

/// A game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredGame {
    /// Where it was played.
    pub table: TableId,
    /// Which game of that table it was, from 1.
    pub number: u32,
    /// What was played.
    pub game: String,
    /// When it ended.
    pub at: WallTime,
    /// The record in its text form.
    pub record: String,
}

/// Hands over every finished game, or those of one table, by table and in the order in which they were played; stops
/// when it is told that one could not be taken, and passes that on.
pub async fn export<E: From<StoreError>>(
    store: &dyn Tables,
    table: Option<TableId>,
    mut take: impl FnMut(StoredGame) -> Result<(), E>,
) -> Result<(), E> {
    if let Some(table) = table {
        return store.games_at(table).await?.into_iter().try_for_each(take);
    }
    let mut after = None;
    loop {
        let games = store.games(after, EXPORTED_AT_ONCE).await?;
        let Some(last) = games.last() else { return Ok(()) };
        after = Some((last.table, last.number));
        games.into_iter().try_for_each(&mut take)?;
    }
}
