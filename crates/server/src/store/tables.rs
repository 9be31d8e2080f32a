use super::{StoreError, StoreFuture, TableSummary};
use kee_game::WallTime;
use kee_table::{PersonId, TableEntry};
use kee_wire::{Phase, TableCode, TableId};
use std::cmp::Reverse;

/// The number of games held in memory at once during an export.
const EXPORTED_AT_ONCE: u32 = 100;

/// The logs of tables, and what can be found without replaying them.
pub trait Tables: Send + Sync {
    /// Adds the next entries to a log. If the log does not end just before [`TableAppend::first`], the answer is
    /// [`super::StoreError::Taken`]: of several writers of the same number exactly one succeeds, and no log has a gap.
    fn append(&self, append: TableAppend) -> StoreFuture<'_, ()>;

    /// The entries of a table after this number, in order; none if there is no such table.
    fn log(&self, table: TableId, after: u64) -> StoreFuture<'_, Vec<TableEntry>>;

    /// The length of a table's log; 0 if there is no such table.
    fn length(&self, table: TableId) -> StoreFuture<'_, u64>;

    /// The tables that other processes have written to since the last call, or since the store was opened, and the
    /// length of their logs. Tables that this process has written to may be among them.
    fn news(&self) -> StoreFuture<'_, Vec<(TableId, u64)>>;

    /// A table without its log, if it exists.
    fn table(&self, table: TableId) -> StoreFuture<'_, Option<StoredTable>>;

    /// The tables that have to be woken by this time, most overdue first, up to a limit. They are returned again until
    /// an append sets another time.
    fn due(&self, by: WallTime, most: u32) -> StoreFuture<'_, Vec<(WallTime, TableId)>>;

    /// The tables anyone may join, newest first, up to a limit: listed, gathering, and with an open seat.
    fn lobby(&self, most: u32) -> StoreFuture<'_, Vec<StoredTable>>;

    /// The table that is gathering with an open seat and whose id begins with this code; none if there are several.
    fn by_code<'a>(&'a self, code: &'a TableCode) -> StoreFuture<'a, Option<StoredTable>>;

    /// The tables, except closed ones, where this person or one who belongs to them has a seat: those waiting for them
    /// first, then by deadline, then the most recently active.
    fn tables_of<'a>(&'a self, person: &'a PersonId) -> StoreFuture<'a, Vec<StoredTable>>;

    /// The finished games of a table, in order.
    fn games_at(&self, table: TableId) -> StoreFuture<'_, Vec<StoredGame>>;

    /// Finished games of all tables after this one, ordered by table and number, up to a limit. Calling it with none,
    /// and then with the last game of each answer, gives all games that were finished at the first call.
    fn games(&self, after: Option<(TableId, u32)>, most: u32) -> StoreFuture<'_, Vec<StoredGame>>;
}

/// The next entries of a table, and its summary after them. They are stored together or not at all.
#[derive(Clone, PartialEq, Debug)]
pub struct TableAppend {
    /// The table.
    pub table: TableId,
    /// The number of the first of these entries. Number 1 creates the table.
    pub first: u64,
    /// At least one.
    pub entries: Vec<TableEntry>,
    /// The table after the last of them.
    pub summary: TableSummary,
    /// The game that they finish.
    pub finished: Option<StoredGame>,
}

impl TableAppend {
    /// The length of the log afterwards.
    pub fn last(&self) -> u64 {
        self.first + self.entries.len() as u64 - 1
    }
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    /// Its id.
    pub table: TableId,
    /// The length of its log.
    pub entries: u64,
    /// Its state.
    pub summary: TableSummary,
}

impl StoredTable {
    /// The only one of these that can be joined; none if there are several.
    pub(crate) fn only_open(found: Vec<Self>) -> Option<Self> {
        let can_be_joined = |listed: &Self| listed.summary.phase == Phase::Gathering && listed.summary.has_room();
        let mut open = found.into_iter().filter(can_be_joined);
        let first = open.next()?;
        open.next().is_none().then_some(first)
    }

    /// The order of these people's tables: those waiting for them first, then by deadline, then the most recently
    /// active.
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
    /// The table.
    pub table: TableId,
    /// The number of the game at this table, from 1.
    pub number: u32,
    /// The name of the game.
    pub game: String,
    /// The time when it ended.
    pub at: WallTime,
    /// The record in its text form.
    pub record: String,
}

/// Passes every finished game, or those of one table, to `take`, by table and in the order they were played. It stops
/// at the first error of `take` and returns it.
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
