use crate::{Board, Tile};

/// One row or column, with one bit for each of its squares.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Lane {
    /// The existing squares.
    pub(crate) squares: u32,
    /// Squares with a tile on them.
    pub(crate) tiles: u32,
    /// Squares with a wall between them and the next.
    pub(crate) walls: u32,
    /// The tiles; [`Lane::NOTHING`] elsewhere.
    letters: [u8; Board::MOST],
}

impl Lane {
    const NOTHING: u8 = 0;

    /// A lane of this many squares, all existing and empty.
    pub(crate) const fn new(length: usize) -> Self {
        Self { squares: (1 << length) - 1, tiles: 0, walls: 0, letters: [Self::NOTHING; Board::MOST] }
    }

    #[inline]
    pub(crate) fn tile(&self, place: usize) -> Option<Tile> {
        Tile::from_char(*self.letters.get(place)? as char)
    }

    /// The number of the letter on a place; any number if there is none.
    #[inline]
    pub(crate) fn letter_index(&self, place: usize) -> u8 {
        (self.letters[place] & 31).wrapping_sub(1)
    }

    pub(crate) fn set(&mut self, place: usize, tile: Option<Tile>) {
        self.tiles = self.tiles & !(1 << place) | u32::from(tile.is_some()) << place;
        self.letters[place] = tile.map_or(Self::NOTHING, |tile| tile.to_char() as u8);
    }

    /// The existing squares that are joined, without a wall, to the next existing square.
    #[inline]
    pub(crate) const fn joined(&self) -> u32 {
        self.squares & (self.squares >> 1) & !self.walls
    }

    /// The empty places right before and after runs of tiles.
    pub(crate) const fn ends_of_runs(&self) -> u32 {
        let joined = self.joined();
        let before = self.tiles >> 1 & joined;
        let after = (self.tiles & joined) << 1;
        (before | after) & self.squares & !self.tiles
    }

    /// The first and last place of the run of tiles that would form one word with this place, including it.
    pub(crate) fn run(&self, place: usize) -> (usize, usize) {
        let joined = self.joined();
        // Tiles before the place that are joined to their next one, with the place's own neighbour at the top.
        let before = (self.tiles & joined) << 1 << (u32::BITS as usize - 1 - place);
        // Places from this one on that are joined to a tile.
        let after = (self.tiles >> 1 & joined) >> place;
        (place - before.leading_ones() as usize, place + after.trailing_ones() as usize)
    }
}
