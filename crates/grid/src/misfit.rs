use crate::{Border, Square, Tile};
use kee_game::Message;
use kee_lexicon::Letter;

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

kee_game::messages! {
    /// The sentences that a game whose tiles can misfit has among its refusals.
    pub MISFITS;
    nothing_new();
    off_board(square);
    over_letter(square, letter);
    letter_not_there(square, letter);
    square_twice(square);
    not_in_line();
    gap(square);
    across_wall(wall);
}

impl Misfit {
    /// The sentence, for the refusals of a game.
    pub fn message(self) -> Message {
        let capital = |letter: Letter| letter.to_char().to_ascii_uppercase();
        match self {
            Self::NothingNew => nothing_new(),
            Self::OffBoard(square) => off_board(square.to_string()),
            Self::Taken(square, tile) => over_letter(square.to_string(), capital(tile.letter())),
            Self::NotThere(square, letter) => letter_not_there(square.to_string(), capital(letter)),
            Self::Twice(square) => square_twice(square.to_string()),
            Self::NotInLine => not_in_line(),
            Self::Gap(square) => gap(square.to_string()),
            Self::Wall(wall) => across_wall(wall.to_string()),
        }
    }
}
