use super::Played;
use crate::{BoardSeed, Letters, Special};
use kee_game::Seat;
use kee_grid::{Border, Square};
use kee_lexicon::Letter;
use serde::{Deserialize, Serialize};

/// What happened. Nothing but answers that are not shown yet is hidden, and those are not in it: so it is also what
/// everyone hears.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KeebbleEvent {
    /// This seat is first.
    First(Seat),
    /// The board was made from this seed.
    Generated(BoardSeed),
    /// A seat has a cell for its hand.
    Claimed(Seat, Square),
    /// A word was played.
    Played(Seat, Played),
    /// A cell was made special.
    Made(Seat, Square, Special),
    /// No word was played, or a special cell not used.
    Passed(Seat),
    /// The time for a decision was up.
    TimeUp(Seat),
    /// A special cell acts for the rest of the turn or after it.
    Acts(Seat, Square, Special),
    /// Everyone loses all of a letter.
    Garbage(Square, #[serde(with = "super::letter_text")] Letter),
    /// A seat took a letter from another hand.
    Stole(Seat, Seat, #[serde(with = "super::letter_text")] Letter),
    /// A cell was crossed out.
    CrossedOut(Seat, Square),
    /// A letter was placed by a Blockade.
    Placed(Seat, Square, #[serde(with = "super::letter_text")] Letter),
    /// Letters were called, and some of them kept by the caller.
    Called(Seat, Letters, Letters),
    /// A seat has answered, unseen.
    Answered(Seat),
    /// A seat took one of the letters.
    Took(Seat, #[serde(with = "super::letter_text")] Letter),
    /// A seat placed a wall.
    Walled(Seat, Border),
    /// The endgame begins.
    Endgame,
    /// A turn or an answer was forfeited.
    Forfeited(Seat),
    /// A seat left.
    Left(Seat),
    /// A steward gave or took points.
    Awarded(Seat, i32),
    /// The game is over, in this way.
    Ended(String),
}
