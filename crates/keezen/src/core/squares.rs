use super::{MOST_SEATS, SQUARES_A_SEAT};

const BITS: usize = u64::BITS as usize;
const WORDS: usize = (MOST_SEATS * SQUARES_A_SEAT as usize).div_ceil(BITS);

/// Some squares of the track, one bit each. A square beyond the longest track is never among them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Squares([u64; WORDS]);

impl Squares {
    pub(super) const NONE: Self = Self([0; WORDS]);

    pub(super) fn contains(&self, square: u8) -> bool {
        self.0.get(usize::from(square) / BITS).is_some_and(|word| word >> (usize::from(square) % BITS) & 1 != 0)
    }

    pub(super) fn add(&mut self, square: u8) {
        if let Some(word) = self.0.get_mut(usize::from(square) / BITS) {
            *word |= 1 << (usize::from(square) % BITS);
        }
    }

    pub(super) fn remove(&mut self, square: u8) {
        if let Some(word) = self.0.get_mut(usize::from(square) / BITS) {
            *word &= !(1 << (usize::from(square) % BITS));
        }
    }
}
