use crate::RackScorer;
use kee_grid::{Board, Direction, FoundPlacement, Scoring, Span, Square};

/// Scores the placements that a search finds on a board, without looking at their words one by one. It agrees with
/// [`RackScorer::score`].
#[derive(Clone, Debug)]
pub struct BoardScorer {
    across: Vec<LineValues>,
    down: Vec<LineValues>,
    keyword_keys: u32,
    keyword: i32,
}

/// The scores along one line.
#[derive(Clone, Debug)]
struct LineValues {
    /// The score of a letter placed there, with the keyword it makes across the line.
    pays: [i32; Board::MOST],
    /// The key squares, one bit each.
    keys: u32,
}

impl BoardScorer {
    /// The scoring of one rack's plays on a board.
    pub fn new(scorer: &RackScorer<'_>, board: &Board) -> Self {
        let lines = |direction| {
            (0..board.lines(direction)).map(|line| LineValues::new(scorer, board, direction, line)).collect()
        };
        let keyword_keys = scorer.keyword_keys() as u32;
        let keyword = scorer.keyword();
        Self { across: lines(Direction::Across), down: lines(Direction::Down), keyword_keys, keyword }
    }
}

impl LineValues {
    fn new(scorer: &RackScorer<'_>, board: &Board, direction: Direction, line: usize) -> Self {
        let mut new = Self { pays: [0; Board::MOST], keys: 0 };
        for place in 0..board.lines(direction.other()) {
            let square = Square::on(direction, line, place);
            let key = scorer.is_key(square);
            let crosses = key && makes_keyword(scorer, board, square, direction.other());
            new.keys |= u32::from(key) << place;
            new.pays[place] = scorer.pays(square) + if crosses { scorer.keyword() } else { 0 };
        }
        new
    }
}

/// Whether a letter on a key square makes a keyword with its neighbours in this direction.
fn makes_keyword(scorer: &RackScorer<'_>, board: &Board, square: Square, direction: Direction) -> bool {
    let (first, last) = board.run(square, direction);
    let line = square.line(direction);
    let places = first.place(direction)..=last.place(direction);
    let keys = places.filter(|place| scorer.is_key(Square::on(direction, line, *place))).count();
    first != last && keys >= scorer.keyword_keys()
}

/// Letters have no values, so the squares alone decide the score.
impl Scoring for BoardScorer {
    fn score(&self, found: &FoundPlacement<'_>) -> i32 {
        self.most(found)
    }

    fn most(&self, span: &Span) -> i32 {
        let line = match span.direction() {
            Direction::Across => &self.across[span.line()],
            Direction::Down => &self.down[span.line()],
        };
        let (first, last) = span.places();
        let keys = line.keys & ((2 << last) - (1 << first));
        let keyword = keys & span.new_places() != 0 && keys.count_ones() >= self.keyword_keys;
        let letters: i32 = span.each_new_place().map(|place| line.pays[place]).sum();
        letters + if keyword { self.keyword } else { 0 }
    }
}
