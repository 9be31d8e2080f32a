use super::CrosswordScoring;
use crate::{
    Best, Board, Grid, Must, Rack, Reading, Scoring, Square, Tile,
    cgp::{BadCgp, read_board},
};
use kee_lexicon::{Letter, Lexicon};
use std::{ops::ControlFlow, str::FromStr, sync::Arc};

/// A position of the standard game.
///
/// Its text is CGP: `board rack/rack scores zero-turns`. Only the board and the first rack matter here; the rest may be
/// missing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CrosswordPosition {
    /// The board.
    pub board: Board,
    /// The rack of the player to move.
    pub rack: Rack,
}

/// The most letters a rack can have.
const RACK: usize = 7;

impl CrosswordPosition {
    /// The condition for the next placement: the first one covers the middle of the board.
    pub fn must(&self) -> Must<'static> {
        const MIDDLE: Square = Square::new(SIZE / 2, SIZE / 2);
        if self.board.is_empty() { Must::Cover(&[MIDDLE]) } else { Must::Join }
    }

    /// The number of placements, and the best score of one.
    pub fn placements(&self, lexicon: &Arc<Lexicon>) -> (usize, Option<i32>) {
        let (grid, mut count, mut most) = (self.grid(lexicon), 0, i32::MIN);
        let scoring = CrosswordScoring::new(&grid, &self.rack);
        let _ = grid.visit(&self.rack, self.must(), |found| {
            count += 1;
            most = most.max(scoring.score(found));
            ControlFlow::Continue(())
        });
        (count, (count > 0).then_some(most))
    }

    /// The best placement.
    pub fn best(&self, lexicon: &Arc<Lexicon>) -> Option<Best> {
        let grid = self.grid(lexicon);
        grid.best(&self.rack, self.must(), &CrosswordScoring::new(&grid, &self.rack))
    }

    fn grid(&self, lexicon: &Arc<Lexicon>) -> Grid {
        Grid::new(self.board.clone(), Arc::clone(lexicon), Reading::default())
    }
}

impl FromStr for CrosswordPosition {
    type Err = BadCgp;

    fn from_str(text: &str) -> Result<Self, BadCgp> {
        let line = text.trim_end();
        let start = line.chars().count() - line.trim_start().chars().count();
        let mut fields = line.split_whitespace();
        let board = fields.next().ok_or_else(|| BadCgp::at(0, "a position", ""))?;
        let racks = fields.next().ok_or_else(|| BadCgp::at(line.chars().count(), "a rack after the board", ""))?;
        let before_racks = line.find(racks).map_or(0, |bytes| line[..bytes].chars().count());
        let own = racks.split('/').next().unwrap_or_default();
        Ok(Self {
            board: read_board(board, SIZE, SIZE).map_err(|bad| bad.within(start))?,
            rack: read_rack(own).map_err(|bad| bad.within(before_racks))?,
        })
    }
}

fn read_rack(text: &str) -> Result<Rack, BadCgp> {
    let bad = |offset, got: &str| BadCgp::at(offset, "at most seven letters and `?` for a blank", got);
    let (mut letters, mut blanks) = (Vec::new(), 0);
    for (offset, character) in text.chars().enumerate() {
        if offset == RACK {
            return Err(bad(offset, text));
        }
        match Letter::from_char(character) {
            Some(letter) => letters.push(letter),
            None if character == '?' => blanks += 1,
            None => return Err(bad(offset, &character.to_string())),
        }
    }
    Ok(Rack::with_blanks(letters, blanks))
}

/// A premium square with its multipliers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Premium {
    pub(super) letter: u16,
    pub(super) word: u16,
}

/// The number of rows and columns.
pub(super) const SIZE: usize = 15;

/// The upper left quarter with the middle row and column; the others are its mirror images. `2` and `3` multiply the
/// letter, `d` and `t` the word.
const QUARTER: [&[u8; 8]; 8] =
    [b"t..2...t", b".d...3..", b"..d...2.", b"2..d...2", b"....d...", b".3...3..", b"..2...2.", b"t..2...d"];

/// The premium of a square.
pub(super) const fn premium(row: usize, column: usize) -> Premium {
    let (row, column) = (folded(row), folded(column));
    match QUARTER[row][column] {
        b'2' => Premium { letter: 2, word: 1 },
        b'3' => Premium { letter: 3, word: 1 },
        b'd' => Premium { letter: 1, word: 2 },
        b't' => Premium { letter: 1, word: 3 },
        _ => Premium { letter: 1, word: 1 },
    }
}

const fn folded(line: usize) -> usize {
    if line < SIZE / 2 { line } else { SIZE - 1 - line }
}

/// The values of the letters A to Z.
const LETTERS: [u8; Letter::COUNT] = [1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10];

/// The values of tiles by [`Tile::index`]; a blank is worth nothing, for any letter.
const TILES: [u8; 64] = {
    let mut tiles = [0; 64];
    let mut index = 0;
    while index < Letter::COUNT {
        let letter = Letter::from_index(index).expect("it is below the count");
        tiles[Tile::new(letter).index()] = LETTERS[index];
        index += 1;
    }
    tiles
};

/// The value of a tile.
#[inline]
pub(super) const fn value(tile: Tile) -> u8 {
    TILES[tile.index()]
}
