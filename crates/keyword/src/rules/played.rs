use crate::Word;
use kee_game::{Seat, SeatSet};
use kee_grid::Placement;
use serde::{Deserialize, Serialize};

/// A play as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Whose it is.
    pub seat: Seat,
    /// The word and where it lies.
    pub placement: Placement,
    /// Every word it makes, the long one first.
    pub words: Vec<Word>,
    /// Those of them that are keywords (W4.2).
    pub keywords: Vec<Word>,
    /// What it scores.
    pub score: i32,
    /// What its player said it scores (W3.3).
    pub called: Option<u32>,
}

/// The last turn, as everybody saw it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LastTurn {
    /// A word was placed.
    Played(Played),
    /// A seat passed.
    Passed(Seat),
    /// A seat exchanged so many letters.
    Exchanged(Seat, usize),
}

/// Somebody pointed at a play (W5.2).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Pointed {
    /// Whose play it was.
    pub seat: Seat,
    /// Who pointed.
    pub by: Seat,
    /// The words of it that the dictionary does not have.
    pub bad: Vec<Word>,
}

/// A play that can still be pointed at, as everybody sees it. Its letters lie on the board, but it is not scored yet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PendingView {
    /// The play.
    pub played: Played,
    /// Who may still point.
    pub pointers: SeatSet,
    /// Whether the game is over if it stands.
    pub decides: bool,
    /// Whether its player may still take it back.
    pub withdrawable: bool,
}
