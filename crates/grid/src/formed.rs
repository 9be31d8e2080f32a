use crate::{Board, Direction, FoundPlacement, Span, Square, Tile};
use kee_lexicon::Word;
use std::fmt;

/// A word that a play makes, including letters that were there before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FormedWord {
    first: Square,
    direction: Direction,
    tiles: Vec<Tile>,
}

impl FormedWord {
    /// The word through a square of a board, if it has two or more letters.
    pub fn through(board: &Board, square: Square, direction: Direction) -> Option<Self> {
        let (first, last) = board.run(square, direction);
        let line = first.line(direction);
        let places = first.place(direction)..=last.place(direction);
        let tiles: Vec<Tile> = places.filter_map(|place| board.tile(Square::on(direction, line, place))).collect();
        (tiles.len() > 1).then_some(Self { first, direction, tiles })
    }

    /// Its first square.
    pub const fn first(&self) -> Square {
        self.first
    }

    /// Its direction.
    pub const fn direction(&self) -> Direction {
        self.direction
    }

    /// Its squares and tiles in order.
    pub fn squares(&self) -> impl Iterator<Item = (Square, Tile)> + '_ {
        let (line, first) = (self.first.line(self.direction), self.first.place(self.direction));
        let square = move |offset| Square::on(self.direction, line, first + offset);
        self.tiles.iter().enumerate().map(move |(offset, &tile)| (square(offset), tile))
    }

    /// The number of its letters, at least two.
    #[expect(clippy::len_without_is_empty, reason = "no word is empty")]
    pub fn len(&self) -> usize {
        self.tiles.len()
    }

    /// The word read from its last letter to its first, in lower case.
    pub fn backwards(&self) -> String {
        self.tiles.iter().rev().map(|tile| tile.letter().to_char()).collect()
    }
}

/// The word in lower case.
impl fmt::Display for FormedWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tiles.iter().try_for_each(|tile| write!(f, "{}", tile.letter()))
    }
}

impl From<&FormedWord> for Word {
    fn from(word: &FormedWord) -> Self {
        Self::new(&word.to_string()).expect("no line of a board is longer than a word can be")
    }
}

/// The scoring of placements in a game, with its premium squares and letter values.
pub trait Scoring {
    /// The score of a placement.
    fn score(&self, found: &FoundPlacement<'_>) -> i32;

    /// An upper bound for placements on these squares. The closer it is, the less [`Grid::best`](crate::Grid::best) has
    /// to search.
    fn most(&self, span: &Span) -> i32 {
        let _ = span;
        i32::MAX
    }
}
