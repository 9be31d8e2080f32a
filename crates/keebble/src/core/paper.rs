use crate::Special;
use kee_game::Seat;
use kee_grid::{Board, Border, Square, Tile};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The owner of a letter, with the points written in its cell (B7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Owned {
    /// The owner.
    pub seat: Seat,
    /// The points it was worth when it was placed.
    pub points: i64,
}

/// The folded sheet: letters, walls, the cells in which hands are written, special cells and the star.
///
/// Claimed and crossed-out cells are missing from the board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Paper {
    /// Cells, letters and walls.
    pub board: Board,
    /// The cell each seat writes its hand in, once it has one.
    pub claimed: Vec<Option<Square>>,
    /// The cell the first word must cover, while there is a star (B1.6).
    pub star: Option<Square>,
    /// Special cells: those on empty cells, and those under a letter that still count.
    pub specials: BTreeMap<Square, Special>,
    /// The owners of letters, in Dictionary Devils.
    pub owned: BTreeMap<Square, Owned>,
}

impl Paper {
    /// An empty sheet for this many seats.
    pub fn new(width: usize, height: usize, seats: usize) -> Self {
        Self {
            board: Board::new(width, height),
            claimed: vec![None; seats],
            star: None,
            specials: BTreeMap::new(),
            owned: BTreeMap::new(),
        }
    }

    /// Whether a cell lies on the outer ring.
    pub fn is_edge(&self, square: Square) -> bool {
        let at_end = |place: usize, length: usize| place == 0 || place + 1 == length;
        self.board.spans(square)
            && (at_end(square.row(), self.board.height()) || at_end(square.column(), self.board.width()))
    }

    /// The cells of the outer ring that are on the board, in reading order.
    pub fn edge(&self) -> impl Iterator<Item = Square> + '_ {
        self.board.squares().filter(|square| self.is_edge(*square))
    }

    /// The number of edge cells with a letter (B5.1).
    pub fn edge_letters(&self) -> usize {
        self.edge().filter(|square| self.board.tile(*square).is_some()).count()
    }

    /// The cells in the middle that are on the board: four on a sheet folded in halves (B2.1).
    pub fn centre(&self) -> Vec<Square> {
        centre(self.board.width(), self.board.height()).into_iter().filter(|square| self.board.has(*square)).collect()
    }

    /// The cells that the next word must touch, at least one of them; none if it has to connect instead (B2.1).
    ///
    /// If every letter was crossed out, the next word is a first word again; if the centre was crossed out too, it may
    /// go anywhere (B2.3).
    pub fn opening(&self) -> Option<Vec<Square>> {
        if let Some(star) = self.star {
            return Some(vec![star]);
        }
        if !self.board.is_empty() {
            return None;
        }
        let centre = self.centre();
        Some(if centre.is_empty() { self.board.squares().collect() } else { centre })
    }

    /// The borders where a wall can be placed: between two cells on the board (B3.2, B3.5).
    pub fn open_borders(&self) -> impl Iterator<Item = Border> + '_ {
        self.board.borders().filter(|border| !self.board.has_wall(*border))
    }

    /// The empty cell with this kind of special cell, if any (B10).
    pub fn lies_open(&self, special: Special) -> Option<Square> {
        let open = self.specials.iter().find(|(square, kind)| **kind == special && self.board.is_free(**square));
        open.map(|(square, _)| *square)
    }

    /// Gives a seat the cell for its hand.
    ///
    /// # Panics
    ///
    /// Panics if the cell is not on the board.
    pub fn claim(&mut self, seat: Seat, square: Square) {
        self.board.remove(square);
        self.claimed[seat.index()] = Some(square);
    }

    /// Crosses out a cell with everything in it (B11).
    ///
    /// # Panics
    ///
    /// Panics if the cell is not on the board.
    pub fn cross_out(&mut self, square: Square) {
        self.board.remove(square);
        self.specials.remove(&square);
        self.owned.remove(&square);
        if self.star == Some(square) {
            self.star = None;
        }
    }

    /// Writes a letter in a cell. The special cell under it is used up unless it lasts (B10).
    ///
    /// # Panics
    ///
    /// Panics if the cell is not on the board.
    pub fn write(&mut self, square: Square, tile: Tile, lasting: bool) {
        self.board.set(square, tile);
        if self.star == Some(square) {
            self.star = None;
        }
        let lasts = |special: &Special| lasting && special.letter_factor() > 1;
        if !self.specials.get(&square).is_some_and(lasts) {
            self.specials.remove(&square);
        }
    }
}

/// The cells in the middle: one or two rows, one or two columns.
pub(crate) fn centre(width: usize, height: usize) -> Vec<Square> {
    let middle = |length: usize| (length - 1) / 2..length / 2 + 1;
    middle(height).flat_map(|row| middle(width).map(move |column| Square::new(row, column))).collect()
}
