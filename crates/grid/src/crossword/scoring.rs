use super::premiums::{SIZE, premium};
use super::values::value;
use crate::{Direction, Found, Grid, Scoring};

/// The scoring of the standard game on one position.
#[derive(Clone)]
pub struct CrosswordScoring {
    across: [Line; SIZE],
    down: [Line; SIZE],
}

/// What a line does to the scores of words along it.
#[derive(Clone, Copy)]
struct Line {
    squares: [Factors; SIZE],
    /// What the tiles before each place are worth together.
    before: [u16; SIZE + 1],
}

/// What a square does to the score of words that lie in one direction.
#[derive(Clone, Copy)]
struct Factors {
    /// How often the letter counts in the word along the line.
    letter: u8,
    /// What the word along the line is multiplied by.
    word: u8,
    /// How often the letter counts in the word across; not at all if there is none.
    across: u8,
    /// What the other letters of the word across pay.
    others: u16,
}

/// 50 for laying all seven.
const ALL_SEVEN: (usize, i32) = (7, 50);

/// An empty board, which is the same in both directions.
const EMPTY: [Line; SIZE] = {
    let nothing = Factors { letter: 1, word: 1, across: 0, others: 0 };
    let mut lines = [Line { squares: [nothing; SIZE], before: [0; SIZE + 1] }; SIZE];
    let mut square = 0;
    while square < SIZE * SIZE {
        let (line, place) = (square / SIZE, square % SIZE);
        let premium = premium(line, place);
        lines[line].squares[place] = Factors { letter: premium.letter, word: premium.word, ..nothing };
        square += 1;
    }
    lines
};

impl CrosswordScoring {
    /// The scoring on a board of 15 x 15.
    ///
    /// # Panics
    ///
    /// If the board has another size.
    pub fn new(grid: &Grid) -> Self {
        let board = grid.board();
        assert!(board.width() == SIZE && board.height() == SIZE, "the standard game has {SIZE} x {SIZE} squares");
        let mut scoring = Self { across: EMPTY, down: EMPTY };
        for direction in Direction::BOTH {
            for line in 0..SIZE {
                scoring.look_at(grid, direction, line);
            }
        }
        scoring
    }

    /// Adds up the tiles of a line, and tells the squares at the ends of its words what those are worth.
    fn look_at(&mut self, grid: &Grid, direction: Direction, line: usize) {
        let lane = grid.board().lane(direction, line);
        if lane.tiles == 0 {
            return;
        }
        let (along, across) = match direction {
            Direction::Across => (&mut self.across, &mut self.down),
            Direction::Down => (&mut self.down, &mut self.across),
        };
        let before = &mut along[line].before;
        for place in 0..SIZE {
            let worth = lane.tile(place).map_or(0, |tile| value(tile.letter(), tile.is_blank()));
            before[place + 1] = before[place] + worth;
        }
        let ends = (lane.tiles << 1 | lane.tiles >> 1) & !lane.tiles & lane.squares;
        for place in (0..SIZE).filter(|place| ends >> place & 1 != 0) {
            let (first, last) = lane.run(place);
            let factors = &mut across[place].squares[line];
            factors.across = factors.letter * factors.word;
            factors.others = (before[last + 1] - before[first]) * u16::from(factors.word);
        }
    }
}

impl Scoring for CrosswordScoring {
    #[inline]
    fn score(&self, found: &Found<'_>) -> i32 {
        let line = match found.direction() {
            Direction::Across => &self.across[found.line()],
            Direction::Down => &self.down[found.line()],
        };
        let (first, last) = found.places();
        let mut along = i32::from(line.before[last + 1] - line.before[first]);
        let (mut times, mut across) = (1, 0);
        let mut new = found.new_places();
        while new != 0 {
            let place = new.trailing_zeros() as usize;
            new &= new - 1;
            let factors = line.squares[place];
            let (letter, blank) = found.laid(place);
            let worth = i32::from(value(letter, blank));
            along += worth * i32::from(factors.letter);
            times *= i32::from(factors.word);
            across += worth * i32::from(factors.across) + i32::from(factors.others);
        }
        let bonus = if found.tile_count() == ALL_SEVEN.0 { ALL_SEVEN.1 } else { 0 };
        along * times + across + bonus
    }
}
