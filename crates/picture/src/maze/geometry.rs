//! The places of things on the drawn board. A cell is ten by ten; the first one begins at nought.

use crate::Point;
use keesdrow::Cell;
use std::fmt::Write;

/// The side of a cell.
pub const SIDE: f64 = 10.0;

/// The upper left corner of a cell.
pub fn corner(cell: Cell) -> Point {
    Point { x: f64::from(cell.column) * SIDE, y: f64::from(cell.row) * SIDE }
}

/// The middle of a cell.
pub fn middle(cell: Cell) -> Point {
    let Point { x, y } = corner(cell);
    Point { x: x + SIDE / 2.0, y: y + SIDE / 2.0 }
}

/// A line through the cells of a walk, rounded where it turns.
pub fn line(cells: &[Cell]) -> String {
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
pub fn stays(cells: &[Cell]) -> Vec<Cell> {
    let mut stays: Vec<Cell> = cells.windows(2).filter(|step| step[0] == step[1]).map(|step| step[0]).collect();
    stays.sort();
    stays.dedup();
    stays
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(text: &str) -> Vec<Cell> {
        text.split('-').map(|cell| cell.parse().expect("a cell")).collect()
    }

    #[test]
    fn a_walk_is_a_line_and_knows_where_it_stays() {
        assert_eq!(line(&cells("a1-b1-b2")), "M5 5L11 5Q15 5 15 9L15 15");
        assert_eq!(stays(&cells("a1-b1-b1-b1-a1")), cells("b1"));
    }
}
