//! A filter for whether some word has exactly the given letters, in any order, that answers in two reads.

use super::letter::Letter;
use super::lexicon::Lexicon;
use std::ops::{Add, Sub};

/// Letters in any order as one number: the sum of a number for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LetterSum(u64);

impl LetterSum {
    /// No letters.
    pub const NONE: Self = Self(0);

    /// One letter.
    #[inline]
    pub const fn of(letter: Letter) -> Self {
        Self(NUMBERS[letter.index()])
    }
}

impl Add for LetterSum {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        Self(self.0.wrapping_add(other.0))
    }
}

impl Sub for LetterSum {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0.wrapping_sub(other.0))
    }
}

/// A number for each letter, spread over all bits so that sums of a few are as good as random.
const NUMBERS: [u64; Letter::COUNT] = {
    let mut numbers = [0; Letter::COUNT];
    let mut index = 0;
    while index < Letter::COUNT {
        numbers[index] = spread(index as u64 + 1);
        index += 1;
    }
    numbers
};

/// SplitMix64.
const fn spread(number: u64) -> u64 {
    let z = number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ z >> 31
}

/// A Bloom filter of the letters of all words.
pub struct Spellable {
    bits: Vec<u64>,
    mask: u64,
}

/// The bits per word. With two of them set, at most one yes in a hundred is wrong.
const BITS_A_WORD: usize = 16;

impl Spellable {
    pub(crate) fn of(lexicon: &Lexicon) -> Self {
        let count = (lexicon.len() * BITS_A_WORD).next_power_of_two().max(64);
        let mut filter = Self { bits: vec![0; count / 64], mask: count as u64 - 1 };
        for word in lexicon.words() {
            let letters = word.bytes().filter_map(Letter::from_ascii).map(LetterSum::of);
            let sum = letters.fold(LetterSum::NONE, LetterSum::add);
            for bit in filter.places(sum) {
                filter.bits[bit / 64] |= 1 << (bit % 64);
            }
        }
        filter
    }

    /// Whether a word may have exactly these letters. A no is certain; a yes is wrong about once in a hundred times.
    #[inline]
    pub fn may_have(&self, letters: LetterSum) -> bool {
        self.places(letters).into_iter().all(|bit| self.bits[bit / 64] >> (bit % 64) & 1 != 0)
    }

    #[inline]
    const fn places(&self, LetterSum(sum): LetterSum) -> [usize; 2] {
        [(sum & self.mask) as usize, (sum >> 32 & self.mask) as usize]
    }
}
