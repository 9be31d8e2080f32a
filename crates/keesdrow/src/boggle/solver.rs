//! Finds the words on boards.

use super::board::Board;
use super::dictionary::Dictionary;
use super::found::Found;
use super::large::{Large, Sink};
use super::lengths::Lengths;
use super::small::Small;
use super::tally::Tally;

/// Finds the words on boards, one board after the other.
///
/// It keeps its working memory from board to board, which is all it remembers. For several threads, make one each.
#[derive(Debug)]
pub struct Solver<'a> {
    dictionary: &'a Dictionary,
    small: Small,
    large: Large,
}

impl<'a> Solver<'a> {
    /// A solver that knows these words.
    pub fn new(dictionary: &'a Dictionary) -> Self {
        Self { dictionary, small: Small::new(), large: Large::default() }
    }

    /// How many words the board has, and what they pay.
    pub fn count(&mut self, board: &Board) -> Tally {
        if Small::fits(board) {
            return self.small.count(self.dictionary, board).tally();
        }
        let mut lengths = Lengths::new();
        self.large.search(self.dictionary, board, &mut lengths);
        lengths.tally()
    }

    /// The words on the board in alphabetical order, each once.
    pub fn words(&mut self, board: &Board) -> Vec<Found> {
        let mut paths = Vec::new();
        self.large.search(self.dictionary, board, &mut paths);
        let mut words: Vec<Found> = paths.into_iter().map(|path| Found { word: board.spell(&path), path }).collect();
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
