//! How much one event has room for, so that nobody can fill a server with it.
//!
//! Only what is wanted is held against it, never what has happened: a log that has more is still read.

/// Those who have left are counted too, for their scores stay.
pub(crate) const MOST_GUESTS: usize = 1000;
/// Those that withdrew are counted too, for their points stay.
pub(crate) const MOST_TEAMS: usize = 512;
/// How often one guest or team comes, the first time included.
pub(crate) const MOST_COMINGS: usize = 100;
pub(crate) const MOST_STEWARDS: usize = 100;
/// Of an event; how many a tournament has is a matter of its plan.
pub(crate) const MOST_ROUNDS: usize = 100;
pub(crate) const MOST_PRIZES: usize = 100;
/// Ruled on or not.
pub(crate) const MOST_QUESTIONS: usize = 1000;
/// Of one guest, as long as nobody has ruled on them.
pub(crate) const MOST_OPEN_QUESTIONS: usize = 3;
