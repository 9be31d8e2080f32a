//! Reading from right to left: the same search on the line's mirror image.

use super::Found;
use crate::{Board, Tile};
use kee_lexicon::Lexicon;
use std::ops::ControlFlow;

/// The place of a mirror image.
pub(super) const fn place(place: usize) -> usize {
    Board::MOST - 1 - place
}

/// Bits, one a place, in the mirror.
pub(super) const fn bits(bits: u32) -> u32 {
    bits.reverse_bits() >> (u32::BITS as usize - Board::MOST)
}

/// Shows what was found in the mirror as it really lies, unless it is also a word from left to right: then it has been
/// shown.
pub(super) fn show(
    found: &Found<'_>,
    lexicon: &Lexicon,
    visit: impl FnOnce(&Found<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut laid = [Tile::ANY; 32];
    let real = found.mirrored(&mut laid);
    let word: String = real.squares().map(|(_, laid)| laid.tile().to_char()).collect();
    if lexicon.contains(&word) { ControlFlow::Continue(()) } else { visit(&real) }
}
