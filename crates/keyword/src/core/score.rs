//! The score of a play (W4).

use crate::{PrintedBoard, RackColour, SquareValues};
use kee_grid::{FormedWord, Square};

/// The scoring of one rack: the printed board, the scores of its squares for this rack, the number of key squares that
/// make a keyword, and the score of a keyword.
#[derive(Clone, Copy, Debug)]
pub struct RackScorer<'a> {
    printed: &'a PrintedBoard,
    values: &'a SquareValues,
    rack: RackColour,
    keyword_keys: usize,
    keyword: i32,
}

/// The score of a play, in its parts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreParts {
    /// The score of the placed letters, each for its square.
    pub letters: i32,
    /// The words that are keywords.
    pub keywords: Vec<FormedWord>,
    /// The score of each of them beside its letters (W4.2).
    pub keyword: i32,
}

impl ScoreParts {
    /// The total.
    pub fn total(&self) -> i32 {
        self.letters + self.keyword * self.keywords.len() as i32
    }
}

impl<'a> RackScorer<'a> {
    /// Scoring for the rack of this colour; solitaire has its own values.
    pub fn new(printed: &'a PrintedBoard, alone: bool, rack: RackColour, keyword_keys: usize) -> Self {
        let keyword = i32::from(printed.bonuses(alone).keyword);
        Self { printed, values: printed.values(alone), rack, keyword_keys, keyword }
    }

    /// The score of new letters on these squares that make these words.
    pub fn score(&self, placed: &[Square], words: &[FormedWord]) -> ScoreParts {
        let letters = placed.iter().map(|square| self.pays(*square)).sum();
        let keywords = words.iter().filter(|word| self.is_keyword(placed, word)).cloned().collect();
        ScoreParts { letters, keywords, keyword: self.keyword }
    }

    /// The score of a new letter on this square.
    pub fn pays(&self, square: Square) -> i32 {
        self.printed.paint(square).map_or(0, |paint| i32::from(self.values.of(paint, self.rack)))
    }

    pub(crate) fn is_key(&self, square: Square) -> bool {
        self.printed.paint(square).is_some_and(|paint| paint.is_key())
    }

    /// The number of key squares that make a keyword.
    pub(crate) fn keyword_keys(&self) -> usize {
        self.keyword_keys
    }

    /// The score of a keyword beside its letters (W4.2).
    pub(crate) fn keyword(&self) -> i32 {
        self.keyword
    }

    /// W4.2: enough key squares are covered, at least one of them by this play.
    fn is_keyword(&self, placed: &[Square], word: &FormedWord) -> bool {
        let keys: Vec<Square> =
            word.squares().map(|(square, _)| square).filter(|square| self.is_key(*square)).collect();
        keys.len() >= self.keyword_keys && keys.iter().any(|key| placed.contains(key))
    }
}
