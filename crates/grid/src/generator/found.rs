use super::mirror;
use super::search_lane::{SHIFT, SearchLane};
use crate::{Board, Direction, Laid, Placement, Square, Tile};
use kee_lexicon::Letter;

/// A placement that was found, as long as the visitor looks at it.
#[derive(Clone, Copy)]
pub struct Found<'a> {
    board: &'a Board,
    direction: Direction,
    line: usize,
    first: usize,
    last: usize,
    new: u32,
    /// The new tiles, by place as the search counts them.
    laid: &'a [u8; 32],
}

impl<'a> Found<'a> {
    #[inline]
    pub(super) fn new(
        board: &'a Board,
        lane: &SearchLane,
        first: usize,
        last: usize,
        new: u32,
        laid: &'a [u8; 32],
    ) -> Self {
        let (direction, line) = (lane.direction, lane.line);
        Self { board, direction, line, first: first - SHIFT, last: last - SHIFT, new: new >> SHIFT, laid }
    }

    /// As it lies in the mirror, with room for its tiles.
    pub(super) fn mirrored<'b>(&self, laid: &'b mut [u8; 32]) -> Found<'b>
    where
        'a: 'b,
    {
        for place in self.first..=self.last {
            laid[mirror::place(place) + SHIFT] = self.laid[place + SHIFT];
        }
        let (first, last) = (mirror::place(self.last), mirror::place(self.first));
        Found { first, last, new: mirror::bits(self.new), laid, ..*self }
    }

    /// How many tiles are laid.
    #[inline]
    pub const fn tile_count(&self) -> usize {
        self.new.count_ones() as usize
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

    /// The letter laid on a place of its line, and whether it is a blank. Some letter if none is laid there.
    #[inline]
    pub const fn laid(&self, place: usize) -> (Letter, bool) {
        let byte = self.laid[(place + SHIFT) & 31];
        let letter =
            Letter::from_index((byte as usize & 31).wrapping_sub(1) % Letter::COUNT).expect("it is below the count");
        (letter, byte.is_ascii_lowercase())
    }

    /// The way the word lies.
    #[inline]
    pub const fn direction(&self) -> Direction {
        self.direction
    }

    /// The first square of the word.
    pub const fn first(&self) -> Square {
        Square::on(self.direction, self.line, self.first)
    }

    /// The last square of the word.
    pub const fn last(&self) -> Square {
        Square::on(self.direction, self.line, self.last)
    }

    /// The tiles that are laid and where, in the order of the word.
    pub fn tiles(&self) -> impl Iterator<Item = (Square, Tile)> + '_ {
        self.squares().filter(|(_, laid)| laid.is_new()).map(|(square, laid)| (square, laid.tile()))
    }

    /// The squares of the word and what lies on them.
    pub fn squares(&self) -> impl Iterator<Item = (Square, Laid)> + '_ {
        (self.first..=self.last).map(|place| {
            let square = Square::on(self.direction, self.line, place);
            let laid = if self.new >> place & 1 != 0 {
                Tile::from_char(self.laid[place + SHIFT] as char).map(Laid::New)
            } else {
                self.board.tile(square).map(Laid::Standing)
            };
            (square, laid.expect("every square of the word has a tile"))
        })
    }

    /// The placement to keep.
    pub fn placement(&self) -> Placement {
        let letters = self.squares().map(|(_, laid)| laid).collect();
        Placement::new(self.first(), self.direction, letters).expect("it lies on a board")
    }
}
