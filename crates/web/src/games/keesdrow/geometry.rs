//! Where things are on the drawn board. A cell is ten by ten; the first one begins at nought.

use keesdrow::{Board, Cell};
use std::fmt::Write;

/// The side of a cell.
pub(super) const SIDE: f64 = 10.0;

/// How far from the middle of a cell a dragged finger still means it: the corners belong to nobody, so that a slanting
/// step does not brush its neighbours.
const CORE: f64 = 0.4 * SIDE;

/// A point of the drawing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Point {
    pub(super) x: f64,
    pub(super) y: f64,
}

/// The upper left corner of a cell.
pub(super) fn corner(cell: Cell) -> Point {
    Point { x: f64::from(cell.column) * SIDE, y: f64::from(cell.row) * SIDE }
}

/// The middle of a cell.
pub(super) fn middle(cell: Cell) -> Point {
    let Point { x, y } = corner(cell);
    Point { x: x + SIDE / 2.0, y: y + SIDE / 2.0 }
}

/// The cell a point is in, if it is on the board.
pub(super) fn cell_at(board: &Board, point: Point) -> Option<Cell> {
    let (column, row) = ((point.x / SIDE).floor(), (point.y / SIDE).floor());
    let inside = (0.0..f64::from(board.width())).contains(&column) && (0.0..f64::from(board.height())).contains(&row);
    inside.then(|| Cell::new(column as u8, row as u8))
}

/// The cells a finger means on its way from one point to another, in order. A fast finger is seen at few points, so what is
/// between them is looked at as well.
pub(super) fn cells_along(board: &Board, from: Point, to: Point) -> Vec<Cell> {
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

/// A line through the cells of a walk, rounded where it turns.
pub(super) fn line(cells: &[Cell]) -> String {
    let points: Vec<Point> = cells.iter().map(|cell| middle(*cell)).collect();
    let [first, .., last] = points[..] else { return String::new() };
    let mut line = format!("M{} {}", first.x, first.y);
    for turn in points.windows(3) {
        // Straight to where the turn begins, and around its corner to where it ends.
        let towards =
            |to: Point| Point { x: turn[1].x + (to.x - turn[1].x) * 0.4, y: turn[1].y + (to.y - turn[1].y) * 0.4 };
        let (before, after) = (towards(turn[0]), towards(turn[2]));
        let _ = write!(line, "L{} {}Q{} {} {} {}", before.x, before.y, turn[1].x, turn[1].y, after.x, after.y);
    }
    let _ = write!(line, "L{} {}", last.x, last.y);
    line
}

/// The cells on which a walk stays, each once.
pub(super) fn stays(cells: &[Cell]) -> Vec<Cell> {
    let mut stays: Vec<Cell> = cells.windows(2).filter(|step| step[0] == step[1]).map(|step| step[0]).collect();
    stays.sort();
    stays.dedup();
    stays
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board() -> Board {
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

    #[test]
    fn a_walk_is_a_line_and_knows_where_it_stays() {
        assert_eq!(line(&cells("a1-b1-b2")), "M5 5L11 5Q15 5 15 9L15 15");
        assert_eq!(stays(&cells("a1-b1-b1-b1-a1")), cells("b1"));
    }
}
