use super::Word;
use kee_game::Seat;
use serde::{Deserialize, Serialize};

/// What happened. Nothing is hidden in this game, so it is also what everyone hears.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChainEvent {
    /// The first word begins with this letter.
    Begins(char),
    /// A seat said a word.
    Said(Seat, Word),
    /// A seat's turn ended of its own will.
    Passed(Seat),
    /// A seat's turn ended because its time was up.
    TimeUp(Seat),
    /// A steward ended a seat's turn.
    Forfeited(Seat),
    /// A steward struck a seat's word; it pays nothing.
    Struck(Seat, Word),
    /// A seat left.
    Left(Seat),
    /// A steward gave or took points.
    Awarded(Seat, i32),
    /// The game is over.
    Ended,
}
