use crate::checks::Checks;
use crate::{Board, Border, Direction, Fitted, Square, Tile};
use kee_lexicon::{LetterSet, Lexicon};
use std::{fmt, sync::Arc};

/// How words are read on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The fewest letters a word may have; two at least.
    pub shortest: usize,
    /// Whether words may also be read from right to left and from below.
    pub backwards: bool,
}

impl Default for Reading {
    fn default() -> Self {
        Self { shortest: 2, backwards: false }
    }
}

/// A board that knows, for each empty square, which letters make good words with those beside it.
///
/// What it knows is kept up as tiles are laid and walls built: only squares at the ends of the words touched are looked
/// at again.
#[derive(Clone)]
pub struct Grid {
    board: Board,
    lexicon: Arc<Lexicon>,
    reading: Reading,
    checks: Checks,
}

impl Grid {
    /// A board with the words it is read by.
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

    /// How words are read.
    pub fn reading(&self) -> Reading {
        self.reading
    }

    /// The letters that a word lying in this direction may lay on an empty square, as far as the word across it goes.
    /// None on a square that is taken or missing.
    pub fn letters_allowed(&self, square: Square, direction: Direction) -> LetterSet {
        if self.board.spans(square) { self.checks.letters(square, direction) } else { LetterSet::EMPTY }
    }

    pub(crate) fn checks(&self) -> &Checks {
        &self.checks
    }

    /// Lays tiles that fit.
    pub fn lay(&mut self, fitted: &Fitted) {
        for &(square, tile) in fitted.tiles() {
            self.set(square, tile);
        }
    }

    /// Lays a tile on a square, or takes away what lies there.
    ///
    /// # Panics
    ///
    /// If the square is not there.
    pub fn set(&mut self, square: Square, tile: impl Into<Option<Tile>>) {
        self.board.set(square, tile);
        self.look_again(&[square]);
    }

    /// Takes a square out of the board, with whatever lies on it.
    ///
    /// # Panics
    ///
    /// If the square is not there.
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
    /// If the board has no such border.
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
