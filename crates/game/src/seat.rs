use crate::Unreadable;
use std::{fmt, str::FromStr};

/// The most seats a game may have, so that every set of seats fits in 16 bits.
pub const MAX_SEATS: usize = 12;

/// A place at the table, counted clockwise from 0 and written as a letter: `A`, `B`, … `L`.
///
/// A seat stays the same for the whole game, even if its player changes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index.
    ///
    /// # Panics
    /// If the index is not below [`MAX_SEATS`].
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_SEATS, "a table has at most twelve seats");
        Self(index as u8)
    }

    /// Its index in a list by seat, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its letter.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// The first `count` seats in order.
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count).map(Seat::new)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Seat {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text.as_bytes() {
            [letter @ b'A'..=b'L'] => Ok(Self(letter - b'A')),
            _ => Err(Unreadable::new("a seat, `A` to `L`", text)),
        }
    }
}

/// A set of seats. Iteration is always in seat order, so no rule can depend on who came first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u16);

impl SeatSet {
    /// No seat at all.
    pub const NONE: Self = Self(0);

    /// The first `count` seats.
    pub fn first(count: usize) -> Self {
        Seat::first(count).collect()
    }

    /// One seat alone.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds the seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// Removes the seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// The seats in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The seats in this set but not in the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The number of seats.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it has no seats.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::first(MAX_SEATS).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Display for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|seat| write!(f, "{seat}"))
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SeatSet({self})")
    }
}

impl FromStr for SeatSet {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let wrong = || Unreadable::new("seats in order, as in `ABD`", text);
        let seats = text.chars().map(|letter| letter.to_string().parse()).collect::<Result<SeatSet, _>>();
        let set = seats.map_err(|_| wrong())?;
        if set.to_string() == text { Ok(set) } else { Err(wrong()) }
    }
}

crate::serde_as_text!(@json Seat, SeatSet);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seat_and_every_set_reads_back_as_it_was_written() {
        for seat in Seat::first(MAX_SEATS) {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        for bits in 0..1 << MAX_SEATS {
            let set = SeatSet(bits);
            assert_eq!(set.to_string().parse(), Ok(set));
            assert_eq!(set.len(), set.iter().count());
        }
    }

    #[test]
    fn a_set_has_one_spelling() {
        for wrong in ["BA", "AA", "M", "a", "A B"] {
            assert!(wrong.parse::<SeatSet>().is_err(), "{wrong}");
        }
    }
}
