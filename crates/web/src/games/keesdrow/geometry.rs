//! Positions on the drawn board. A cell is ten by ten, and the first one is at the origin.

pub(super) use kee_picture::{
    Point,
    maze::{SIDE, corner, line, middle, stays},
};

use keesdrow::{Cell, PegBoard};

/// The distance from the middle of a cell at which a dragged finger still selects it: no cell has the corners, so that a
/// diagonal step does not brush its neighbours.
const CORE: f64 = 0.4 * SIDE;

/// The cell of a point, if it is on the board.
pub(super) fn cell_at(board: &PegBoard, point: Point) -> Option<Cell> {
    let (column, row) = ((point.x / SIDE).floor(), (point.y / SIDE).floor());
    let inside = (0.0..f64::from(board.width())).contains(&column) && (0.0..f64::from(board.height())).contains(&row);
    inside.then(|| Cell::new(column as u8, row as u8))
}

/// The cells that a finger selects on its way between two points, in order. A fast finger is sampled at few points, so the
/// points between them are checked too.
pub(super) fn cells_along(board: &PegBoard, from: Point, to: Point) -> Vec<Cell> {
    let length = (to.x - from.x).hypot(to.y - from.y);
    let pieces = (length / (SIDE / 4.0)).ceil().max(1.0) as u32;
    let mut cells = Vec::new();
    for piece in 1..=pieces {
        let part = f64::from(piece) / f64::from(pieces);
        let point = Point { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
        let meant = cell_at(board, point).filter(|cell| {
            let middle = middle(*cell);
            (point.x - middle.x).hypot(point.y - middle.y) <= CORE
        });
        cells.extend(meant);
    }
    cells.dedup();
    cells
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board() -> PegBoard {
        "CATS/DOGE/MICE/LAMB".parse().expect("a board")
    }

    fn cells(text: &str) -> Vec<Cell> {
        text.split('-').map(|cell| cell.parse().expect("a cell")).collect()
    }

    fn at(cell: &str) -> Point {
        middle(cell.parse().expect("a cell"))
    }

    #[test]
    fn a_point_is_in_its_cell_or_beside_the_board() {
        assert_eq!(cell_at(&board(), Point { x: 0.0, y: 39.9 }), Some(Cell::new(0, 3)));
        assert_eq!(cell_at(&board(), Point { x: 40.0, y: 5.0 }), None);
        assert_eq!(cell_at(&board(), Point { x: 5.0, y: -0.1 }), None);
    }

    #[test]
    fn a_fast_finger_means_all_letters_on_its_way() {
        assert_eq!(cells_along(&board(), at("a1"), at("d1")), cells("a1-b1-c1-d1"));
    }

    #[test]
    fn a_slanting_finger_does_not_brush_the_letters_beside_it() {
        assert_eq!(cells_along(&board(), at("a1"), at("d4")), cells("a1-b2-c3-d4"));
    }
}
