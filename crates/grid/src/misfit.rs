use crate::{Border, Square, Tile};
use kee_lexicon::Letter;
use std::fmt;

/// Why tiles cannot lie on a board as they were named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// No tile is new.
    NothingNew,
    /// It leaves the board, or names a square that is missing.
    OffBoard(Square),
    /// A new tile where one lies already.
    Taken(Square, Tile),
    /// A letter in brackets that does not lie there.
    NotThere(Square, Letter),
    /// Two new tiles on one square.
    Twice(Square),
    /// The new tiles are not all in one row or column.
    NotInLine,
    /// An empty square between the new tiles.
    Gap(Square),
    /// It crosses a wall.
    Wall(Border),
}

impl Misfit {
    /// A stable name, for the refusals of a game.
    pub const fn code(self) -> &'static str {
        match self {
            Self::NothingNew => "nothing_new",
            Self::OffBoard(_) => "off_board",
            Self::Taken(..) => "over_letter",
            Self::NotThere(..) => "letter_not_there",
            Self::Twice(_) => "square_twice",
            Self::NotInLine => "not_in_line",
            Self::Gap(_) => "gap",
            Self::Wall(_) => "across_wall",
        }
    }
}

/// A sentence for players.
impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NothingNew => f.write_str("Every letter of this word lies there already: at least one must be new."),
            Self::OffBoard(square) => write!(f, "There is no square {square} to play on."),
            Self::Taken(square, tile) => {
                write!(f, "On {square} lies {} already.", tile.letter().to_char().to_ascii_uppercase())
            }
            Self::NotThere(square, letter) => {
                write!(f, "There is no {} on {square}.", letter.to_char().to_ascii_uppercase())
            }
            Self::Twice(square) => write!(f, "Only one letter can lie on {square}."),
            Self::NotInLine => f.write_str("The letters must lie in one row or one column."),
            Self::Gap(square) => write!(f, "The letters must follow each other, but {square} is empty."),
            Self::Wall(wall) => write!(f, "A word cannot cross the wall at {wall}."),
        }
    }
}
