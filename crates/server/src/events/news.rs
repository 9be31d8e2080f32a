use super::Machine;
use kee_game::{Seat, TableOutcome, WallTime};

/// Something that an event has to know of a table it has made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TableNews {
    pub(crate) machine: Machine,
    pub(crate) report: TableReport,
}

/// What a table reports.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum TableReport {
    /// Its game is over. Nothing is known of it if the next one has begun already; then the store knows.
    Finished { game: Option<Box<TableOutcome>>, at: WallTime },
    /// Words stand, which may win a prize.
    WordsPlayed { seat: Seat, words: Vec<String> },
}
