use crate::{Doubt, Ground, MazeLayout, PendingTurn, Word};
use kee_game::{Seat, SeatSet, Windows};
use kee_lexicon::Letter;
use serde::{Deserialize, Serialize};

/// A tile a player picked, and the upper left letter of its reverse (K2.2).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Pick {
    /// The player.
    pub seat: Seat,
    /// The tile, by its place in the maze from 0, row by row.
    pub place: usize,
    /// The letter on its reverse.
    pub letter: char,
}

impl Pick {
    pub(crate) fn new(seat: Seat, place: usize, letter: Letter) -> Self {
        Self { seat, place, letter: letter.to_capital() }
    }
}

/// A challenge and its result.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ChallengedWord {
    /// The player of the word.
    pub seat: Seat,
    /// The challenger.
    pub by: Seat,
    /// The word.
    pub word: Word,
    /// Whether it is valid.
    pub good: bool,
    /// Whether it scores double: a valid word does, unless tiles count (K9.4).
    pub doubled: bool,
}

/// The full state of a game of Keesdrow.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KeesdrowState {
    /// The tiles as they were laid; unknown before that, and in a position that was set up.
    pub layout: Option<MazeLayout>,
    /// The settled part.
    pub ground: Ground,
    /// The part that is not settled yet.
    pub pending: Option<PendingTurn>,
    /// All picks for the first turn (K2.2).
    pub picks: Vec<Pick>,
    /// The seats that still have to pick.
    pub picking: SeatSet,
    /// The seat that had the last turn; the next one is to its left.
    pub last: Seat,
    /// The number of turns each seat has had.
    pub turns: Vec<u32>,
    /// The number of turns in a row without a word.
    pub barren: u32,
    /// Points, or tiles in Four Score, by seat; a team's score is the sum.
    pub scores: Vec<i64>,
    /// The last challenge.
    pub challenged: Option<ChallengedWord>,
    /// The windows of turns and of challenges.
    pub windows: Windows,
    /// Whether the game's time is up; a turn that can be challenged is settled first (K7.6).
    pub time_up: bool,
    /// The seats that have left.
    pub left: SeatSet,
    /// The ending, once the game is over.
    pub ending: Option<String>,
}

impl KeesdrowState {
    /// The ground for the next word: the settled one, or the one with the pending words.
    pub fn current(&self) -> &Ground {
        self.pending.as_ref().map_or(&self.ground, |pending| &pending.ahead)
    }

    /// The turn that can be challenged, with its challenge.
    pub(crate) fn doubted(&self) -> Option<(&PendingTurn, &Doubt)> {
        self.pending.as_ref().and_then(|pending| pending.doubt.as_ref().map(|doubt| (pending, doubt)))
    }
}
