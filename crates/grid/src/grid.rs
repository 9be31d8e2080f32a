use crate::checks::Checks;
use crate::{Board, Border, Direction, FittedWord, Square, Tile};
use kee_lexicon::{LetterSet, Lexicon};
use std::{fmt, sync::Arc};

/// The way in which words are read on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The least number of letters in a word, at least two.
    pub shortest: usize,
    /// Whether words may also be read from right to left and from bottom to top.
    pub backwards: bool,
}

impl Default for Reading {
    fn default() -> Self {
        Self { shortest: 2, backwards: false }
    }
}

/// A board that knows, for each empty square, which letters make valid words with the tiles beside it.
///
/// It updates this as tiles are placed and walls built, looking only at squares at the ends of the affected words.
#[derive(Clone)]
pub struct Grid {
    board: Board,
    lexicon: Arc<Lexicon>,
    reading: Reading,
    checks: Checks,
}

impl Grid {
    /// A board with its word list.
    pub fn new(board: Board, lexicon: Arc<Lexicon>, reading: Reading) -> Self {
        let reading = Reading { shortest: reading.shortest.max(2), ..reading };
        let checks = Checks::of(&board, &lexicon, reading);
        Self { board, lexicon, reading, checks }
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The words.
    pub fn lexicon(&self) -> &Arc<Lexicon> {
        &self.lexicon
    }

    /// The way in which words are read.
    pub fn reading(&self) -> Reading {
        self.reading
    }

    /// The letters that a word in this direction may place on an empty square, judged by the word across it. None on a
    /// square that is taken or missing.
    pub fn letters_allowed(&self, square: Square, direction: Direction) -> LetterSet {
        if self.board.spans(square) { self.checks.letters(square, direction) } else { LetterSet::EMPTY }
    }

    pub(crate) fn checks(&self) -> &Checks {
        &self.checks
    }

    /// Places tiles that fit.
    pub fn lay(&mut self, fitted: &FittedWord) {
        for &(square, tile) in fitted.tiles() {
            self.set(square, tile);
        }
    }

    /// Places a tile on a square, or removes the tile there.
    ///
    /// # Panics
    ///
    /// Panics if the square does not exist.
    pub fn set(&mut self, square: Square, tile: impl Into<Option<Tile>>) {
        self.board.set(square, tile);
        self.look_again(&[square]);
    }

    /// Removes a square from the board, with its tile.
    ///
    /// # Panics
    ///
    /// Panics if the square does not exist.
    pub fn remove(&mut self, square: Square) {
        let beside: Vec<Square> = self.board.neighbours(square).collect();
        self.board.remove(square);
        self.look_again(&beside);
        self.look_again(&[square]);
    }

    /// Builds a wall.
    ///
    /// # Panics
    ///
    /// Panics if the board has no such border.
    pub fn build_wall(&mut self, border: Border) {
        self.board.build_wall(border);
        self.look_again(&border.squares());
    }

    fn look_again(&mut self, squares: &[Square]) {
        for &square in squares {
            self.checks.look_again(square, &self.board, &self.lexicon, self.reading);
        }
    }
}

/// Its board; the rest follows from it.
impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.board, f)
    }
}
