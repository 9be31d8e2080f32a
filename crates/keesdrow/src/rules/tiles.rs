//! Tiles as Four Score wins them (K9.2).

use super::{TileWon, layout::corners};
use crate::{Board, Cell, Face, Walk};

/// The tiles that the pegs of a walk make all yellow or all red, by their first cells: as they are placed, or when all
/// of them are.
pub(super) fn won_by(board: &Board, walk: &Walk, tile_won: TileWon) -> Vec<Cell> {
    let mut board = board.clone();
    let mut won = Vec::new();
    for cell in walk.cells() {
        board.peg(&Walk::new(vec![*cell]));
        let first = first_of_tile(*cell);
        if tile_won == TileWon::EachPeg && is_one_colour(&board, first) {
            won.push(first);
        }
    }
    if tile_won == TileWon::WholeWord {
        let touched = walk.cells().iter().map(|cell| first_of_tile(*cell));
        won.extend(touched.filter(|first| is_one_colour(&board, *first)));
    }
    won.sort_by_key(|first| (first.row, first.column));
    won.dedup();
    won
}

/// Whether any whole tile lies there.
pub(super) fn any_tile(board: &Board) -> bool {
    board.cells().any(|(cell, _)| cell == first_of_tile(cell) && tile(board, cell).is_some())
}

/// Whether the four letters of a tile are all yellow or all red.
fn is_one_colour(board: &Board, first: Cell) -> bool {
    let same = |faces: [Face; 4]| faces[0].uses >= 2 && faces.iter().all(|face| face.uses == faces[0].uses);
    tile(board, first).is_some_and(same)
}

/// The four letters of a tile, unless some are gone.
fn tile(board: &Board, first: Cell) -> Option<[Face; 4]> {
    let [Some(one), Some(two), Some(three), Some(four)] = corners(first).map(|cell| board.face(cell)) else {
        return None;
    };
    Some([one, two, three, four])
}

/// The upper left cell of the tile a cell belongs to.
fn first_of_tile(cell: Cell) -> Cell {
    Cell::new(cell.column / 2 * 2, cell.row / 2 * 2)
}
