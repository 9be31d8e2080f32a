//! One letter of the alphabet.

use std::fmt;

/// One of the 26 letters `a` to `z`, without case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Letter(u8);

impl Letter {
    /// The number of letters.
    pub const COUNT: usize = 26;

    /// The letter at an index of the alphabet, with `a` at 0; `None` from 26 on.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// The letter of an ASCII byte of either case; `None` for any other byte.
    #[inline]
    pub const fn from_ascii(byte: u8) -> Option<Self> {
        Self::from_index((byte | 0x20).wrapping_sub(b'a') as usize)
    }

    /// The letter of a character of either case; `None` for any other character, including accented ones.
    #[inline]
    pub const fn from_char(character: char) -> Option<Self> {
        if character.is_ascii() { Self::from_ascii(character as u8) } else { None }
    }

    /// Every letter, in order.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The index in the alphabet, with `a` at 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The lower-case ASCII byte.
    #[inline]
    pub const fn to_ascii(self) -> u8 {
        self.0 + b'a'
    }

    /// The lower-case character.
    #[inline]
    pub const fn to_char(self) -> char {
        self.to_ascii() as char
    }

    /// The capital letter, as on tiles and boards.
    #[inline]
    pub const fn to_capital(self) -> char {
        self.to_char().to_ascii_uppercase()
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.to_char())
    }
}
