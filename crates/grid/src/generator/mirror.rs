//! Reading from right to left: the same search on the line's mirror image.

use super::Found;
use crate::{Board, LineScoring};
use kee_lexicon::{Letter, Lexicon};
use std::ops::ControlFlow;

/// The place of a mirror image.
pub(super) const fn place(place: usize) -> usize {
    Board::MOST - 1 - place
}

/// Bits, one a place, in the mirror.
pub(super) const fn bits(bits: u32) -> u32 {
    bits.reverse_bits() >> (u32::BITS as usize - Board::MOST)
}

/// The scoring of a line, asked for by places in the mirror.
pub(super) struct Mirrored<L>(pub(super) L);

impl<L: LineScoring> LineScoring for Mirrored<L> {
    type Sum = L::Sum;

    fn nothing(&self) -> L::Sum {
        self.0.nothing()
    }

    fn place(&self, sum: L::Sum, at: usize, letter: Letter, blank: bool) -> L::Sum {
        self.0.place(sum, place(at), letter, blank)
    }

    fn pass(&self, sum: L::Sum, at: usize) -> L::Sum {
        self.0.pass(sum, place(at))
    }

    fn total(&self, sum: L::Sum, placed: usize) -> i32 {
        self.0.total(sum, placed)
    }
}

/// Shows what was found in the mirror as it really lies, unless it is also a word from left to right: then it has been
/// shown.
pub(super) fn show(
    found: &Found<'_>,
    lexicon: &Lexicon,
    visit: &mut impl FnMut(&Found<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut laid = [0; 32];
    for at in found.first..=found.last {
        laid[place(at) + 1] = found.laid[at + 1];
    }
    let (first, last) = (place(found.last), place(found.first));
    let real = Found { first, last, new: bits(found.new), laid: &laid, ..*found };
    let word: String = real.squares().map(|(_, laid)| laid.tile().to_char()).collect();
    if lexicon.contains(&word) { ControlFlow::Continue(()) } else { visit(&real) }
}
