//! Reading from right to left: the same search on the mirror image of a line.

use super::FoundPlacement;
use crate::{Board, Tile};
use kee_lexicon::Lexicon;
use std::ops::ControlFlow;

/// The place of a mirror image.
pub(super) const fn place(place: usize) -> usize {
    Board::MOST - 1 - place
}

/// Mirrors bits, one per place.
pub(super) const fn bits(bits: u32) -> u32 {
    bits.reverse_bits() >> (u32::BITS as usize - Board::MOST)
}

/// Visits mirrored finds as they really lie, except words that also read from left to right, which have been visited
/// already.
pub(super) fn show(
    found: &FoundPlacement<'_>,
    lexicon: &Lexicon,
    visit: impl FnOnce(&FoundPlacement<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut laid = [Tile::ANY; 32];
    let real = found.mirrored(&mut laid);
    let word: String = real.squares().map(|(_, laid)| laid.tile().to_char()).collect();
    if lexicon.contains(&word) { ControlFlow::Continue(()) } else { visit(&real) }
}
