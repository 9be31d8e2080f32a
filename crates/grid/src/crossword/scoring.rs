use super::position::{SIZE, premium, value};
use crate::{Direction, FoundPlacement, Grid, Rack, Scoring, Span, Tile};

/// The scoring of the standard game on one position.
#[derive(Clone)]
pub struct CrosswordScoring {
    across: [LineScores; SIZE],
    down: [LineScores; SIZE],
    /// The values of the tiles on the rack, the highest first.
    rack: [u8; ALL_SEVEN],
}

/// The effect of a line on the scores of words along it.
#[derive(Clone, Copy)]
struct LineScores {
    squares: [Factors; SIZE],
    /// The total value of the tiles before each place.
    before: [u16; SIZE + 1],
}

/// The effect of a square on the scores of words in one direction.
#[derive(Clone, Copy)]
struct Factors {
    /// The multiplier of the letter in the word along the line.
    letter: u16,
    /// The multiplier of the word along the line.
    word: u16,
    /// The multiplier of the letter in the word across; zero if there is none.
    across: u16,
    /// The score of the other letters of the word across.
    others: u16,
}

/// The number of tiles for the bonus, and the bonus.
const ALL_SEVEN: usize = 7;
const BONUS: i32 = 50;

/// An empty board, which is the same in both directions.
const EMPTY: [LineScores; SIZE] = {
    let nothing = Factors { letter: 1, word: 1, across: 0, others: 0 };
    let mut lines = [LineScores { squares: [nothing; SIZE], before: [0; SIZE + 1] }; SIZE];
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
    /// The scoring on a board of 15 x 15, for a rack of at most seven.
    ///
    /// # Panics
    ///
    /// Panics if the board has another size or the rack more letters.
    pub fn new(grid: &Grid, rack: &Rack) -> Self {
        let board = grid.board();
        assert!(board.width() == SIZE && board.height() == SIZE, "the standard game has {SIZE} x {SIZE} squares");
        let mut scoring = Self { across: EMPTY, down: EMPTY, rack: worths(rack) };
        for direction in Direction::BOTH {
            for line in 0..SIZE {
                scoring.look_at(grid, direction, line);
            }
        }
        scoring
    }

    /// Adds up the tiles of a line, and gives the squares at the ends of its words their totals.
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
            let worth = u16::from(lane.tile(place).map_or(0, value));
            before[place + 1] = before[place] + worth;
        }
        let ends = lane.ends_of_runs();
        for place in (0..SIZE).filter(|place| ends >> place & 1 != 0) {
            let (first, last) = lane.run(place);
            let factors = &mut across[place].squares[line];
            factors.across = factors.letter * factors.word;
            factors.others = (before[last + 1] - before[first]) * factors.word;
        }
    }

    #[inline]
    fn line(&self, span: &Span) -> &LineScores {
        match span.direction() {
            Direction::Across => &self.across[span.line()],
            Direction::Down => &self.down[span.line()],
        }
    }
}

/// The values of the tiles on a rack, the highest first.
fn worths(rack: &Rack) -> [u8; ALL_SEVEN] {
    let mut worths = [0; ALL_SEVEN];
    let mut letters = 0;
    for letter in rack.letters() {
        for _ in 0..rack.count(letter) {
            worths[letters] = value(Tile::new(letter));
            letters += 1;
        }
    }
    worths.sort_unstable_by(|one, other| other.cmp(one));
    worths
}

impl Scoring for CrosswordScoring {
    #[inline(always)]
    fn score(&self, found: &FoundPlacement<'_>) -> i32 {
        let line = self.line(found);
        let (mut times, mut letters, mut across) = (1, 0, 0);
        for place in found.each_new_place() {
            let factors = line.squares[place];
            let worth = i32::from(value(found.laid(place)));
            letters += worth * i32::from(factors.letter);
            times *= i32::from(factors.word);
            across += worth * i32::from(factors.across) + i32::from(factors.others);
        }
        (letters + line.standing(found)) * times + across + bonus(found)
    }

    /// An upper bound that places the best tiles where they score most.
    fn most(&self, span: &Span) -> i32 {
        let line = self.line(span);
        let times: i32 = span.each_new_place().map(|place| i32::from(line.squares[place].word)).product();
        let mut others = 0;
        // The multipliers of the new tiles, the highest first.
        let mut counts = [0; ALL_SEVEN];
        for (laid, place) in span.each_new_place().take(ALL_SEVEN).enumerate() {
            let factors = line.squares[place];
            others += i32::from(factors.others);
            let count = i32::from(factors.letter) * times + i32::from(factors.across);
            let mut at = laid;
            while at > 0 && counts[at - 1] < count {
                counts[at] = counts[at - 1];
                at -= 1;
            }
            counts[at] = count;
        }
        let letters: i32 = counts.iter().zip(self.rack).map(|(count, worth)| count * i32::from(worth)).sum();
        letters + line.standing(span) * times + others + bonus(span)
    }
}

impl LineScores {
    /// The total value of the tiles within a span.
    #[inline]
    fn standing(&self, span: &Span) -> i32 {
        let (first, last) = span.places();
        i32::from(self.before[last + 1] - self.before[first])
    }
}

#[inline]
const fn bonus(span: &Span) -> i32 {
    if span.tile_count() == ALL_SEVEN { BONUS } else { 0 }
}
