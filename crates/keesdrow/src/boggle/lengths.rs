//! Words counted by their lengths.

use super::WordTotals;
use super::dictionary::{Q, letters};

/// Words counted by length, which is faster than adding points.
#[derive(Debug)]
pub(super) struct Lengths {
    /// By the letters before the last face; there are fewer than 64.
    words: [u32; 64],
    /// The same for words whose last face is Qu: two letters.
    words_on_q: [u32; 64],
}

impl Lengths {
    pub(super) const fn new() -> Self {
        Self { words: [0; 64], words_on_q: [0; 64] }
    }

    /// Adds the words that end with these faces after an arc.
    #[inline(always)]
    pub(super) fn add(&mut self, ends: u32, arc: u32) {
        self.words[letters(arc) % 64] += ends.count_ones();
        if ends >> Q & 1 != 0 {
            self.move_to_q(arc);
        }
    }

    #[cold]
    fn move_to_q(&mut self, arc: u32) {
        self.words[letters(arc) % 64] -= 1;
        self.words_on_q[letters(arc) % 64] += 1;
    }

    pub(super) fn tally(&self) -> WordTotals {
        let mut tally = WordTotals::default();
        for (letters, (words, on_q)) in self.words.iter().zip(&self.words_on_q).enumerate() {
            tally.words += words + on_q;
            tally.points += words * WordTotals::points(letters + 1) + on_q * WordTotals::points(letters + 2);
        }
        tally
    }
}
