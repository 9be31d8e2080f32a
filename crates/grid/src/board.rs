use crate::lane::Lane;
use crate::{Border, Direction, Square, Tile};
use std::fmt;

/// A board of squares, some of them perhaps missing, with walls between squares and tiles on them.
///
/// It holds whatever it is told to hold; whether a word is good is not its business. Every row and every column is
/// kept as a lane of its own, so that words of both directions are looked at alike.
#[derive(Clone, PartialEq, Eq)]
pub struct Board {
    width: u8,
    height: u8,
    /// Rows first, then columns.
    lanes: Box<[Lane]>,
}

impl Board {
    /// The most rows or columns a board can have.
    pub const MOST: usize = 25;

    /// An empty board with all its squares.
    ///
    /// # Panics
    ///
    /// If it has no squares, or more than [`Board::MOST`] rows or columns.
    pub fn new(width: usize, height: usize) -> Self {
        assert!((1..=Self::MOST).contains(&width) && (1..=Self::MOST).contains(&height), "{width} x {height} squares");
        let rows = std::iter::repeat_n(Lane::new(width), height);
        let columns = std::iter::repeat_n(Lane::new(height), width);
        Self { width: width as u8, height: height as u8, lanes: rows.chain(columns).collect() }
    }

    /// How many columns there are.
    #[inline]
    pub fn width(&self) -> usize {
        usize::from(self.width)
    }

    /// How many rows there are.
    #[inline]
    pub fn height(&self) -> usize {
        usize::from(self.height)
    }

    /// How many lines lie in this direction.
    #[inline]
    pub fn lines(&self, direction: Direction) -> usize {
        match direction {
            Direction::Across => self.height(),
            Direction::Down => self.width(),
        }
    }

    #[inline]
    pub(crate) fn lane(&self, direction: Direction, line: usize) -> &Lane {
        match direction {
            Direction::Across => &self.lanes[line],
            Direction::Down => &self.lanes[self.height() + line],
        }
    }

    fn lane_mut(&mut self, direction: Direction, line: usize) -> &mut Lane {
        let height = self.height();
        match direction {
            Direction::Across => &mut self.lanes[line],
            Direction::Down => &mut self.lanes[height + line],
        }
    }

    /// Whether the square lies within the rows and columns, be it there or missing.
    #[inline]
    pub fn spans(&self, square: Square) -> bool {
        square.row() < self.height() && square.column() < self.width()
    }

    /// Whether the square is there.
    #[inline]
    pub fn has(&self, square: Square) -> bool {
        self.spans(square) && self.lanes[square.row()].squares >> square.column() & 1 != 0
    }

    /// The squares that are there, as one reads.
    pub fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        let all = (0..self.height()).flat_map(|row| (0..self.width()).map(move |column| Square::new(row, column)));
        all.filter(|&square| self.has(square))
    }

    /// The tile on a square.
    #[inline]
    pub fn tile(&self, square: Square) -> Option<Tile> {
        if self.spans(square) { self.lanes[square.row()].tile(square.column()) } else { None }
    }

    /// The tiles and where they lie, as one reads.
    pub fn tiles(&self) -> impl Iterator<Item = (Square, Tile)> + '_ {
        self.squares().filter_map(|square| Some((square, self.tile(square)?)))
    }

    /// Whether no tile lies on it.
    pub fn is_empty(&self) -> bool {
        self.lanes[..self.height()].iter().all(|row| row.tiles == 0)
    }

    /// Whether the square is there and no tile lies on it.
    #[inline]
    pub fn is_free(&self, square: Square) -> bool {
        self.has(square) && self.tile(square).is_none()
    }

    /// Lays a tile on a square, or takes away what lies there.
    ///
    /// # Panics
    ///
    /// If the square is not there.
    pub fn set(&mut self, square: Square, tile: impl Into<Option<Tile>>) {
        assert!(self.has(square), "there is no square {square}");
        let tile = tile.into();
        for direction in Direction::BOTH {
            self.lane_mut(direction, square.line(direction)).set(square.place(direction), tile);
        }
    }

    /// Takes a square out of the board, with whatever lies on it. Its walls stay.
    ///
    /// # Panics
    ///
    /// If the square is not there.
    pub fn remove(&mut self, square: Square) {
        self.set(square, None);
        for direction in Direction::BOTH {
            self.lane_mut(direction, square.line(direction)).squares &= !(1 << square.place(direction));
        }
    }

    /// Whether a wall can stand there at all: both squares lie within the rows and columns.
    pub fn spans_border(&self, border: Border) -> bool {
        border.squares().into_iter().all(|square| self.spans(square))
    }

    /// Whether a wall stands there.
    pub fn has_wall(&self, border: Border) -> bool {
        let [first, _] = border.squares();
        let direction = border.direction();
        self.spans_border(border)
            && self.lane(direction, first.line(direction)).walls >> first.place(direction) & 1 != 0
    }

    /// Builds a wall.
    ///
    /// # Panics
    ///
    /// If the board has no such border.
    pub fn build_wall(&mut self, border: Border) {
        assert!(self.spans_border(border), "there is no border {border}");
        let [first, _] = border.squares();
        let direction = border.direction();
        self.lane_mut(direction, first.line(direction)).walls |= 1 << first.place(direction);
    }

    /// The borders between two squares that are there, across first, as one reads.
    pub fn borders(&self) -> impl Iterator<Item = Border> + '_ {
        Direction::BOTH.into_iter().flat_map(move |direction| {
            let borders = self.squares().filter_map(move |square| Border::after(square, direction));
            borders.filter(|border| self.has(border.squares()[1]))
        })
    }

    /// The walls, across first, as one reads.
    pub fn walls(&self) -> impl Iterator<Item = Border> + '_ {
        Direction::BOTH.into_iter().flat_map(move |direction| {
            (0..self.height())
                .flat_map(|row| (0..self.width()).map(move |column| Square::new(row, column)))
                .filter_map(move |square| Border::after(square, direction))
                .filter(|&border| self.has_wall(border))
        })
    }

    /// The neighbours of a square that are there, with no wall between: above, left, right, below.
    pub fn neighbours(&self, square: Square) -> impl Iterator<Item = Square> + '_ {
        use Direction::{Across, Down};
        let around = [square.previous(Down), square.previous(Across), square.next(Across), square.next(Down)];
        around.into_iter().flatten().filter(move |&neighbour| {
            let open = Border::between(square, neighbour).is_some_and(|border| !self.has_wall(border));
            self.has(neighbour) && open
        })
    }

    /// The first and last square of the word that runs through a square in a direction, or would if it had a tile.
    pub fn run(&self, square: Square, direction: Direction) -> (Square, Square) {
        let line = square.line(direction);
        let (first, last) = self.lane(direction, line).run(square.place(direction));
        (Square::on(direction, line, first), Square::on(direction, line, last))
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&crate::Layout::of(self), f)
    }
}
