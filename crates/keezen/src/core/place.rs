use super::{MOST_PAWNS, MOST_SEATS, SQUARES_A_SEAT};
use std::fmt;

/// The number of squares of the longest track.
const MOST_SQUARES: u8 = MOST_SEATS as u8 * SQUARES_A_SEAT;
const FIRST_SLOT: u8 = MOST_SQUARES + 1;

/// The place of a pawn: waiting (`w`), on a square of the track (`0` to `143`) or in a slot of its base (`h0` to `h3`).
///
/// Places are ordered as they are written: waiting, then the track, then the base.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place(u8);

impl Place {
    /// Waiting to enter, at first or after being captured.
    pub const WAITING: Self = Self(0);
    /// The place of a pawn that this table doesn't have, with fewer seats or fewer pawns.
    pub(crate) const ABSENT: Self = Self(u8::MAX);

    /// A square of the track.
    ///
    /// # Panics
    /// If there is no such square on the longest track, in a debug build.
    pub const fn track(square: u8) -> Self {
        debug_assert!(square < MOST_SQUARES, "a track has at most 144 squares");
        Self(square + 1)
    }

    /// A slot of the base, 0 for the outermost.
    ///
    /// # Panics
    /// If there is no such slot, in a debug build.
    pub const fn base(slot: u8) -> Self {
        debug_assert!((slot as usize) < MOST_PAWNS, "a base has four slots");
        Self(FIRST_SLOT + slot)
    }

    /// Its square, on the track.
    pub const fn square(self) -> Option<u8> {
        if 0 < self.0 && self.0 < FIRST_SLOT { Some(self.0 - 1) } else { None }
    }

    /// Its slot, in the base.
    pub const fn slot(self) -> Option<u8> {
        if self.is_in_base() { Some(self.0 - FIRST_SLOT) } else { None }
    }

    /// Whether it waits.
    pub const fn is_waiting(self) -> bool {
        self.0 == Self::WAITING.0
    }

    /// Whether it is in the base.
    pub const fn is_in_base(self) -> bool {
        FIRST_SLOT <= self.0 && self.0 < FIRST_SLOT + MOST_PAWNS as u8
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.square(), self.slot()) {
            (Some(square), _) => write!(f, "{square}"),
            (_, Some(slot)) => write!(f, "h{slot}"),
            _ => f.write_str("w"),
        }
    }
}

kee_game::text_form!(Place, "`w`, a square from 0 to 143, or `h0` to `h3`", |text| match text {
    "w" => Some(Self::WAITING),
    "h0" | "h1" | "h2" | "h3" => Some(Self::base(text.as_bytes()[1] - b'0')),
    _ => text.parse().ok().filter(|square| *square < MOST_SQUARES).map(Self::track),
});

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_in_the_order_in_which_they_are_written() {
        let texts = ["w", "0", "9", "143", "h0", "h3"];
        let places = texts.map(|text| text.parse::<Place>().expect(text));
        assert!(places.is_sorted());
        assert_eq!(places.map(|place| place.to_string()), texts);
        for wrong in ["", "h4", "h", "144", "01", "+1", "W"] {
            assert!(wrong.parse::<Place>().is_err(), "{wrong:?}");
        }
    }
}
