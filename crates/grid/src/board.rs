use crate::lane::Lane;
use crate::{Border, Direction, Square, Tile};
use std::fmt;

/// A board of squares, possibly with gaps, with walls between squares and tiles on them.
///
/// It holds anything and does not judge words. Every row and column is a lane of its own, so that words of both
/// directions are treated alike.
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
    /// Panics if it has no squares, or more than [`Board::MOST`] rows or columns.
    pub fn new(width: usize, height: usize) -> Self {
        assert!((1..=Self::MOST).contains(&width) && (1..=Self::MOST).contains(&height), "{width} x {height} squares");
        let rows = std::iter::repeat_n(Lane::new(width), height);
        let columns = std::iter::repeat_n(Lane::new(height), width);
        Self { width: width as u8, height: height as u8, lanes: rows.chain(columns).collect() }
    }

    /// The number of columns.
    #[inline]
    pub fn width(&self) -> usize {
        usize::from(self.width)
    }

    /// The number of rows.
    #[inline]
    pub fn height(&self) -> usize {
        usize::from(self.height)
    }

    /// The number of lines in this direction.
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

    /// Whether the square lies within the rows and columns, even if it is missing.
    #[inline]
    pub fn spans(&self, square: Square) -> bool {
        square.row() < self.height() && square.column() < self.width()
    }

    /// Whether the square exists.
    #[inline]
    pub fn has(&self, square: Square) -> bool {
        self.spans(square) && self.lanes[square.row()].squares >> square.column() & 1 != 0
    }

    /// The existing squares, in reading order.
    pub fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        let all = (0..self.height()).flat_map(|row| (0..self.width()).map(move |column| Square::new(row, column)));
        all.filter(|&square| self.has(square))
    }

    /// The tile on a square.
    #[inline]
    pub fn tile(&self, square: Square) -> Option<Tile> {
        if self.spans(square) { self.lanes[square.row()].tile(square.column()) } else { None }
    }

    /// The tiles and their squares, in reading order.
    pub fn tiles(&self) -> impl Iterator<Item = (Square, Tile)> + '_ {
        self.squares().filter_map(|square| Some((square, self.tile(square)?)))
    }

    /// Whether it has no tiles.
    pub fn is_empty(&self) -> bool {
        self.lanes[..self.height()].iter().all(|row| row.tiles == 0)
    }

    /// Whether the square exists and has no tile.
    #[inline]
    pub fn is_free(&self, square: Square) -> bool {
        self.has(square) && self.tile(square).is_none()
    }

    /// Places a tile on a square, or removes the tile there.
    ///
    /// # Panics
    ///
    /// Panics if the square does not exist.
    pub fn set(&mut self, square: Square, tile: impl Into<Option<Tile>>) {
        assert!(self.has(square), "there is no square {square}");
        let tile = tile.into();
        for direction in Direction::BOTH {
            self.lane_mut(direction, square.line(direction)).set(square.place(direction), tile);
        }
    }

    /// Removes a square from the board, with its tile. Its walls stay.
    ///
    /// # Panics
    ///
    /// Panics if the square does not exist.
    pub fn remove(&mut self, square: Square) {
        self.set(square, None);
        for direction in Direction::BOTH {
            self.lane_mut(direction, square.line(direction)).squares &= !(1 << square.place(direction));
        }
    }

    /// Whether a wall is possible there: both squares lie within the rows and columns.
    pub fn spans_border(&self, border: Border) -> bool {
        border.squares().into_iter().all(|square| self.spans(square))
    }

    /// Whether there is a wall.
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
    /// Panics if the board has no such border.
    pub fn build_wall(&mut self, border: Border) {
        assert!(self.spans_border(border), "there is no border {border}");
        let [first, _] = border.squares();
        let direction = border.direction();
        self.lane_mut(direction, first.line(direction)).walls |= 1 << first.place(direction);
    }

    /// The borders between two existing squares, across first, in reading order.
    pub fn borders(&self) -> impl Iterator<Item = Border> + '_ {
        Direction::BOTH.into_iter().flat_map(move |direction| {
            let borders = self.squares().filter_map(move |square| Border::after(square, direction));
            borders.filter(|border| self.has(border.squares()[1]))
        })
    }

    /// The walls, across first, in reading order.
    pub fn walls(&self) -> impl Iterator<Item = Border> + '_ {
        Direction::BOTH.into_iter().flat_map(move |direction| {
            (0..self.height())
                .flat_map(|row| (0..self.width()).map(move |column| Square::new(row, column)))
                .filter_map(move |square| Border::after(square, direction))
                .filter(|&border| self.has_wall(border))
        })
    }

    /// The existing neighbours of a square without a wall between: above, left, right, below.
    pub fn neighbours(&self, square: Square) -> impl Iterator<Item = Square> + '_ {
        use Direction::{Across, Down};
        let around = [square.previous(Down), square.previous(Across), square.next(Across), square.next(Down)];
        around.into_iter().flatten().filter(move |&neighbour| {
            let open = Border::between(square, neighbour).is_some_and(|border| !self.has_wall(border));
            self.has(neighbour) && open
        })
    }

    /// The first and last square of the word through a square in a direction, as if the square had a tile.
    pub fn run(&self, square: Square, direction: Direction) -> (Square, Square) {
        let line = square.line(direction);
        let (first, last) = self.lane(direction, line).run(square.place(direction));
        (Square::on(direction, line, first), Square::on(direction, line, last))
    }

    /// The letters of a row that stand together, in capitals, each run with its first square.
    pub fn runs(&self, row: usize) -> Vec<(Square, String)> {
        let starts = self.tiles().map(|(square, _)| square).filter(|square| square.row() == row);
        let starts = starts.filter(|square| self.run(*square, Direction::Across).0 == *square);
        let letters = |start: Square| {
            let (_, end) = self.run(start, Direction::Across);
            let squares = (start.column()..=end.column()).map(|column| Square::new(row, column));
            squares.filter_map(|square| self.tile(square)).map(|tile| tile.to_char().to_ascii_uppercase()).collect()
        };
        starts.map(|start| (start, letters(start))).collect()
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&crate::Layout::of(self), f)
    }
}
