use super::premiums::{SIZE, premium};
use super::values::value;
use crate::{Board, Direction, Grid, LineScoring, Scoring, Square};
use kee_lexicon::Letter;

/// The scoring of the standard game on one position.
pub struct CrosswordScoring {
    across: [Line; SIZE],
    down: [Line; SIZE],
}

/// The scoring along one line of the standard game.
pub struct Line([Factors; SIZE]);

/// What a square does to the score of words that lie in one direction.
#[derive(Clone, Copy, Default)]
struct Factors {
    /// How often the letter counts in the word along the line.
    letter: u8,
    /// What the word along the line is multiplied by.
    word: u8,
    /// How often the letter counts in the word across; not at all if there is none.
    across: u8,
    /// What the other letters of the word across pay; of a tile that lies there, its own value.
    others: u16,
}

/// 50 for laying all seven.
const ALL_SEVEN: (usize, i32) = (7, 50);

impl CrosswordScoring {
    /// The scoring on a board of 15 x 15.
    ///
    /// # Panics
    ///
    /// If the board has another size.
    pub fn new(grid: &Grid) -> Self {
        let board = grid.board();
        assert!(board.width() == SIZE && board.height() == SIZE, "the standard game has {SIZE} x {SIZE} squares");
        let line = |direction, line| {
            Line(std::array::from_fn(|place| factors(board, Square::on(direction, line, place), direction)))
        };
        Self {
            across: std::array::from_fn(|row| line(Direction::Across, row)),
            down: std::array::from_fn(|column| line(Direction::Down, column)),
        }
    }
}

fn factors(board: &Board, square: Square, direction: Direction) -> Factors {
    let premium = premium(square.row(), square.column());
    if let Some(tile) = board.tile(square) {
        return Factors { others: value(tile.letter(), tile.is_blank()) as u16, ..Factors::default() };
    }
    let (first, last) = board.run(square, direction.other());
    if first == last {
        return Factors { letter: premium.letter as u8, word: premium.word as u8, across: 0, others: 0 };
    }
    let line = square.line(direction.other());
    let places = first.place(direction.other())..=last.place(direction.other());
    let tiles = places.filter_map(|place| board.tile(Square::on(direction.other(), line, place)));
    let others: i32 = tiles.map(|tile| value(tile.letter(), tile.is_blank())).sum();
    Factors {
        letter: premium.letter as u8,
        word: premium.word as u8,
        across: (premium.letter * premium.word) as u8,
        others: (others * premium.word) as u16,
    }
}

impl Scoring for CrosswordScoring {
    type Line<'a> = &'a Line;

    fn line(&self, direction: Direction, line: usize) -> &Line {
        match direction {
            Direction::Across => &self.across[line],
            Direction::Down => &self.down[line],
        }
    }
}

/// What has been gathered along a word.
#[derive(Clone, Copy)]
pub struct Sum {
    /// Letters of the word along the line.
    along: i32,
    /// What that word is multiplied by.
    times: i32,
    /// Words across.
    across: i32,
}

impl LineScoring for &Line {
    type Sum = Sum;

    #[inline]
    fn nothing(&self) -> Sum {
        Sum { along: 0, times: 1, across: 0 }
    }

    #[inline]
    fn place(&self, sum: Sum, place: usize, letter: Letter, blank: bool) -> Sum {
        let (factors, value) = (self.0[place], value(letter, blank));
        Sum {
            along: sum.along + value * i32::from(factors.letter),
            times: sum.times * i32::from(factors.word),
            across: sum.across + value * i32::from(factors.across) + i32::from(factors.others),
        }
    }

    #[inline]
    fn pass(&self, sum: Sum, place: usize) -> Sum {
        Sum { along: sum.along + i32::from(self.0[place].others), ..sum }
    }

    #[inline]
    fn total(&self, sum: Sum, placed: usize) -> i32 {
        let bonus = if placed == ALL_SEVEN.0 { ALL_SEVEN.1 } else { 0 };
        sum.along * sum.times + sum.across + bonus
    }
}
