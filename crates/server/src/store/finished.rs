use super::TableId;
use kee_game::WallTime;

/// A game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
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
