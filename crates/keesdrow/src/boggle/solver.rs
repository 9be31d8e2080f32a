//! Finds the words on boards.

use super::{
    board::BoggleBoard,
    dictionary::Dictionary,
    large::{Large, Sink},
    lengths::Lengths,
    small::Small,
};

/// Finds the words on boards, one board after the other.
///
/// It keeps its working memory from board to board and remembers nothing else. Make one for each thread.
#[derive(Debug)]
pub struct BoggleSolver<'a> {
    dictionary: &'a Dictionary,
    small: Small,
    large: Large,
}

impl<'a> BoggleSolver<'a> {
    /// A solver that knows these words.
    pub fn new(dictionary: &'a Dictionary) -> Self {
        Self { dictionary, small: Small::new(), large: Large::default() }
    }

    /// The number of words on the board and their points.
    pub fn count(&mut self, board: &BoggleBoard) -> WordTotals {
        if Small::fits(board) {
            return self.small.count(self.dictionary, board).tally();
        }
        let mut lengths = Lengths::new();
        self.large.search(self.dictionary, board, &mut lengths);
        lengths.tally()
    }

    /// The words on the board in alphabetical order, each once.
    pub fn words(&mut self, board: &BoggleBoard) -> Vec<BoggleWord> {
        let mut paths = Vec::new();
        self.large.search(self.dictionary, board, &mut paths);
        let mut words: Vec<BoggleWord> =
            paths.into_iter().map(|path| BoggleWord { word: board.spell(&path), path }).collect();
        words.sort_unstable();
        words
    }
}

impl Sink for Lengths {
    #[inline(always)]
    fn take(&mut self, ends: u32, arc: u32, _: impl Fn(u32) -> Vec<usize>) {
        self.add(ends, arc);
    }
}

impl Sink for Vec<Vec<usize>> {
    fn take(&mut self, mut ends: u32, _: u32, path: impl Fn(u32) -> Vec<usize>) {
        while ends != 0 {
            self.push(path(ends.trailing_zeros()));
            ends &= ends - 1;
        }
    }
}

/// A word on a board, and a way to walk it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct BoggleWord {
    /// The word in lower case, with `qu` where it walks over the face `q`.
    pub word: String,
    /// The cells it walks over, row by row from 0; for every Qu, one fewer than its letters.
    ///
    /// If there are several ways, this is any of them.
    pub path: Vec<usize>,
}

/// The number of words on a board and their points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WordTotals {
    /// The number of words; each counts once, however often it can be walked.
    pub words: u32,
    /// Their points: 1 for three or four letters, 2 for five, 3 for six, 5 for seven, 11 from eight on. Qu is two
    /// letters.
    pub points: u32,
}

impl WordTotals {
    /// The points of a word with this many letters.
    pub const fn points(letters: usize) -> u32 {
        POINTS[if letters < 8 { letters } else { 8 }]
    }
}

const POINTS: [u32; 9] = [0, 0, 0, 1, 1, 2, 3, 5, 11];
