use super::{Challenged, Pick, Played, Word};
use kee_game::Seat;
use serde::{Deserialize, Serialize};

/// What happened. Nothing is hidden in this game, so it is also what everyone hears.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KeesdrowEvent {
    /// The tiles were laid.
    Laid,
    /// A player picked a tile.
    Picked(Pick),
    /// This seat begins.
    Begins(Seat),
    /// A word was played; where it can be challenged it is not scored yet.
    Played(Seat, Played),
    /// A turn ended without a word.
    Passed(Seat),
    /// A spree was ended by its player.
    Done(Seat),
    /// The time of a turn was up.
    TimeUp(Seat),
    /// A seat will not challenge.
    Waived(Seat),
    /// A turn stands and counts so much.
    Stood(Seat, u32),
    /// A word was challenged.
    Challenged(Challenged),
    /// A word of a spree was struck: it was bad, or cannot be walked without one that was.
    Struck(Seat, Word),
    /// What was played is not in the dictionary, and the turn is over.
    WrongWord(Seat, Word),
    /// A steward struck a turn or a turn was forfeited: it brings nothing.
    Forfeited(Seat),
    /// A seat left.
    Left(Seat),
    /// A steward gave or took points.
    Awarded(Seat, i32),
    /// The game is over, in this way.
    Ended(String),
}
