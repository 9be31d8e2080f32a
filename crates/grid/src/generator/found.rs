use crate::{Board, Direction, Laid, Placement, Square, Tile};

/// A placement that was found, as long as the visitor looks at it.
#[derive(Clone, Copy)]
pub struct Found<'a> {
    pub(super) direction: Direction,
    pub(super) line: usize,
    pub(super) first: usize,
    pub(super) last: usize,
    /// A bit for each place with a new tile.
    pub(super) new: u32,
    /// The new tiles, by place counted from 1.
    pub(super) laid: &'a [u8; 32],
    pub(super) board: &'a Board,
    pub(super) score: i32,
}

impl Found<'_> {
    /// What it pays.
    #[inline]
    pub const fn score(&self) -> i32 {
        self.score
    }

    /// How many tiles are laid.
    #[inline]
    pub const fn tile_count(&self) -> usize {
        self.new.count_ones() as usize
    }

    /// The way the word lies.
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
                Tile::from_char(self.laid[place + 1] as char).map(Laid::New)
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
