use super::search_lane::{SHIFT, SearchLane};
use crate::{Direction, Square};

/// The squares of a word on its line, and on which of them tiles are laid.
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

    /// The way the word lies.
    #[inline]
    pub const fn direction(&self) -> Direction {
        self.direction
    }

    /// The line it lies on: a row if it lies across, a column if down.
    #[inline]
    pub const fn line(&self) -> usize {
        self.line
    }

    /// The first and the last place of the word on its line.
    #[inline]
    pub const fn places(&self) -> (usize, usize) {
        (self.first, self.last)
    }

    /// The places on its line where tiles are laid, a bit each.
    #[inline]
    pub const fn new_places(&self) -> u32 {
        self.new
    }

    /// The places on its line where tiles are laid, one by one.
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

    /// How many letters the word has.
    #[inline]
    #[expect(clippy::len_without_is_empty, reason = "no word is empty")]
    pub const fn len(&self) -> usize {
        self.last - self.first + 1
    }

    /// How many tiles are laid.
    #[inline]
    pub const fn tile_count(&self) -> usize {
        self.new.count_ones() as usize
    }

    /// Whether a tile is laid on this place of the line.
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
