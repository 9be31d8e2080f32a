use kee_grid::{Board, Placement};
use std::fmt;

/// A game from a GCG file.
#[derive(Clone, PartialEq, Debug)]
pub struct GcgGame {
    /// The players, in the order of their numbers.
    pub players: Vec<GcgPlayer>,
    /// Every line of the game.
    pub turns: Vec<GcgTurn>,
    /// The board at the end. It has 15 rows and columns, or as many more as the words need.
    pub board: Board,
    /// The final score of each player.
    pub totals: Vec<i64>,
}

/// A player of a GCG file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GcgPlayer {
    /// The name in the lines of the game, without spaces.
    pub nick: String,
    /// The full name.
    pub name: String,
}

/// One line of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct GcgTurn {
    /// The line of the file, from 1.
    pub line: usize,
    /// The player, by index.
    pub player: usize,
    /// The rack before the turn, as far as the file has it, in its order; blanks are `?`.
    pub rack: String,
    /// The content of the line.
    pub deed: GcgDeed,
    /// Its score.
    pub score: i64,
    /// The player's score after it.
    pub total: i64,
}

/// The content of a line.
#[derive(Clone, PartialEq, Debug)]
pub enum GcgDeed {
    /// A word was placed.
    Placed(Placement),
    /// Letters were exchanged: the letters, or their number.
    Exchanged(String),
    /// The turn was passed.
    Passed,
    /// The word before was taken back.
    Withdrawn,
    /// Points for something else, named in brackets: letters left at the end, a challenge, time.
    Counted(String),
}

impl fmt::Display for GcgDeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Placed(placement) => write!(f, "{placement}"),
            Self::Exchanged(letters) => write!(f, "-{letters}"),
            Self::Passed => f.write_str("-"),
            Self::Withdrawn => f.write_str("--"),
            Self::Counted(what) => write!(f, "({what})"),
        }
    }
}
