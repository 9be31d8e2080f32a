use super::search_lane::{SHIFT, SearchLane};
use crate::{Direction, Square};

/// The squares of a word on its line, and those with new tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    pub(super) direction: Direction,
    pub(super) line: usize,
    pub(super) first: usize,
    pub(super) last: usize,
    pub(super) new: u32,
}

impl Span {
    /// The span between two places of a search.
    #[inline]
    pub(super) fn of(lane: &SearchLane, first: usize, last: usize) -> Self {
        let new = lane.empty_between(first, last) >> SHIFT;
        Self { direction: lane.direction, line: lane.line, first: first - SHIFT, last: last - SHIFT, new }
    }

    /// The direction of the word.
    #[inline]
    pub const fn direction(&self) -> Direction {
        self.direction
    }

    /// Its line: a row if it lies across, a column if down.
    #[inline]
    pub const fn line(&self) -> usize {
        self.line
    }

    /// The first and the last place of the word on its line.
    #[inline]
    pub const fn places(&self) -> (usize, usize) {
        (self.first, self.last)
    }

    /// The places on its line with new tiles, one bit each.
    #[inline]
    pub const fn new_places(&self) -> u32 {
        self.new
    }

    /// The places on its line with new tiles, one by one.
    #[inline]
    pub fn each_new_place(&self) -> impl Iterator<Item = usize> + use<> {
        let mut new = self.new;
        std::iter::from_fn(move || {
            if new == 0 {
                return None;
            }
            let place = new.trailing_zeros() as usize;
            new &= new - 1;
            Some(place)
        })
    }

    /// The number of letters in the word.
    #[inline]
    #[expect(clippy::len_without_is_empty, reason = "no word is empty")]
    pub const fn len(&self) -> usize {
        self.last - self.first + 1
    }

    /// The number of new tiles.
    #[inline]
    pub const fn tile_count(&self) -> usize {
        self.new.count_ones() as usize
    }

    /// Whether there is a new tile on this place of the line.
    #[inline]
    pub const fn is_new(&self, place: usize) -> bool {
        self.new >> place & 1 != 0
    }

    /// The square on a place of the line.
    #[inline]
    pub const fn square(&self, place: usize) -> Square {
        Square::on(self.direction, self.line, place)
    }

    /// The first square of the word.
    pub const fn first(&self) -> Square {
        self.square(self.first)
    }

    /// The last square of the word.
    pub const fn last(&self) -> Square {
        self.square(self.last)
    }
}

/// A condition for placements besides making valid words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Must<'a> {
    /// They must touch a tile of the board.
    Join,
    /// They must cover one of these squares, joined to others or not.
    Cover(&'a [Square]),
}
