use super::{Answer, Append, Finished, Listed, TableCode, TableId};
use kee_game::WallTime;
use kee_table::{Entry, PersonId};

/// The logs of tables, and what can be found without replaying them.
pub trait Tables: Send + Sync {
    /// Adds the next entries to a log. If the log does not end just before [`Append::first`] the answer is
    /// [`super::StoreError::Taken`]: of several who write the same number exactly one succeeds, and no log has a gap.
    fn append(&self, append: Append) -> Answer<'_, ()>;

    /// The entries of a table after this number, in order; none if there is no such table.
    fn log(&self, table: TableId, after: u64) -> Answer<'_, Vec<Entry>>;

    /// How long the log of a table is; 0 if there is no such table.
    fn length(&self, table: TableId) -> Answer<'_, u64>;

    /// The tables that other processes have written to since this was asked last, or since the store was opened, and
    /// how long their logs are. Tables that this process has written to may be among them.
    fn news(&self) -> Answer<'_, Vec<(TableId, u64)>>;

    /// Where a table stands, if there is one.
    fn table(&self, table: TableId) -> Answer<'_, Option<Listed>>;

    /// At most so many tables that have to be woken by this time, those first that have waited longest. They are named
    /// again until something was appended that sets another time.
    fn due(&self, by: WallTime, most: u32) -> Answer<'_, Vec<(WallTime, TableId)>>;

    /// At most so many tables that strangers may join: listed, gathering, and with a seat to spare. The youngest first.
    fn lobby(&self, most: u32) -> Answer<'_, Vec<Listed>>;

    /// The table that gathers and has a seat to spare, and whose name begins with this code; none if several do.
    fn by_code<'a>(&'a self, code: &'a TableCode) -> Answer<'a, Option<Listed>>;

    /// The tables where this person sits, or one that belongs to them, as far as they are not closed. Those come first
    /// that wait for the person, then by deadline, then those where something happened last.
    fn tables_of<'a>(&'a self, person: &'a PersonId) -> Answer<'a, Vec<Listed>>;

    /// The games that were finished at a table, in order.
    fn games_at(&self, table: TableId) -> Answer<'_, Vec<Finished>>;

    /// At most so many finished games of all tables, ordered by table and number, after this one. Whoever begins with
    /// none and goes on from the last of each answer has seen all that were finished when they began.
    fn games(&self, after: Option<(TableId, u32)>, most: u32) -> Answer<'_, Vec<Finished>>;
}
