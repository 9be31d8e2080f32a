use kee_grid::{Board, Placement};
use std::fmt;

/// A game as a GCG file tells it.
#[derive(Clone, PartialEq, Debug)]
pub struct GcgGame {
    /// Who played, in the order in which they are numbered.
    pub players: Vec<GcgPlayer>,
    /// Every line of the game.
    pub turns: Vec<GcgTurn>,
    /// What lies on the board at the end. It has 15 rows and columns, or as many more as the words need.
    pub board: Board,
    /// What each player has in the end.
    pub totals: Vec<i64>,
}

/// A player as GCG names him.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GcgPlayer {
    /// By which the lines of the game call him, without spaces.
    pub nick: String,
    /// In full.
    pub name: String,
}

/// One line of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct GcgTurn {
    /// The line of the file, from 1.
    pub line: usize,
    /// Whose turn, by place among the players.
    pub player: usize,
    /// The rack before it, as far as the file tells, in its order; blanks are `?`.
    pub rack: String,
    /// What was done.
    pub deed: GcgDeed,
    /// What it scored.
    pub score: i64,
    /// What the player had after it.
    pub total: i64,
}

/// What a line tells.
#[derive(Clone, PartialEq, Debug)]
pub enum GcgDeed {
    /// A word was placed.
    Placed(Placement),
    /// Letters were exchanged: which, or how many.
    Exchanged(String),
    /// The turn was passed.
    Passed,
    /// The word before was taken back.
    Withdrawn,
    /// Points for something else, which stands in brackets: letters left at the end, a challenge, time.
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
