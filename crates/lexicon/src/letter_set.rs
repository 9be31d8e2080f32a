//! Sets of letters in one machine word.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not};

use super::letter::Letter;

/// Any set of the 26 letters: bit 0 is `a`, bit 25 is `z`.
///
/// Two sets intersect in one instruction, so a rack, a cross-check and the letters that a graph leads on with can be
/// combined before any of them is tried.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct LetterSet(u32);

impl LetterSet {
    /// No letter.
    pub const EMPTY: Self = Self(0);
    /// Every letter.
    pub const ALL: Self = Self((1 << Letter::COUNT) - 1);

    /// The set with these bits; bits past the 26th are dropped.
    #[inline]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// The bits: bit 0 is `a`, bit 25 is `z`.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The number of letters in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this letter is in the set.
    #[inline]
    pub const fn contains(self, letter: Letter) -> bool {
        self.0 >> letter.index() & 1 != 0
    }

    /// Adds a letter.
    #[inline]
    pub const fn insert(&mut self, letter: Letter) {
        self.0 |= 1 << letter.index();
    }

    /// Removes a letter.
    #[inline]
    pub const fn remove(&mut self, letter: Letter) {
        self.0 &= !(1 << letter.index());
    }

    /// The letters of the set that come before this one in the alphabet.
    #[inline]
    pub const fn before(self, letter: Letter) -> Self {
        Self(self.0 & ((1 << letter.index()) - 1))
    }

    /// The letters in alphabetical order.
    #[inline]
    pub const fn iter(self) -> LetterSetIter {
        LetterSetIter(self)
    }
}

impl BitAnd for LetterSet {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for LetterSet {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Not for LetterSet {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }
}

impl FromIterator<Letter> for LetterSet {
    fn from_iter<I: IntoIterator<Item = Letter>>(letters: I) -> Self {
        let mut set = Self::EMPTY;
        letters.into_iter().for_each(|letter| set.insert(letter));
        set
    }
}

impl IntoIterator for LetterSet {
    type Item = Letter;
    type IntoIter = LetterSetIter;
    #[inline]
    fn into_iter(self) -> LetterSetIter {
        self.iter()
    }
}

impl fmt::Debug for LetterSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("{")?;
        self.iter().try_for_each(|letter| write!(f, "{letter}"))?;
        f.write_str("}")
    }
}

/// The letters of a [`LetterSet`] in alphabetical order.
#[derive(Clone, Debug)]
pub struct LetterSetIter(LetterSet);

impl Iterator for LetterSetIter {
    type Item = Letter;

    #[inline]
    fn next(&mut self) -> Option<Letter> {
        // For an empty set trailing_zeros is 32, which is not a letter.
        let letter = Letter::from_index(self.0.0.trailing_zeros() as usize)?;
        self.0.0 &= self.0.0 - 1;
        Some(letter)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for LetterSetIter {}
