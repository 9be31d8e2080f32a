//! The places of things on the drawing of the sheet, and the lines of the paper itself.

use super::pen::{stroke, wobble};
use crate::Point;
use kee_grid::{Border, Direction, Square};
use std::fmt::Write;

/// The width and height of a cell.
pub const CELL: f64 = 60.0;
/// The margin of the paper to the left and above, where the columns and rows are named.
pub const MARGIN: f64 = 24.0;
/// The margin to the right and below.
pub const REST: f64 = 14.0;

/// The upper left corner of a cell.
pub fn corner(square: Square) -> Point {
    Point { x: MARGIN + CELL * square.column() as f64, y: MARGIN + CELL * square.row() as f64 }
}

/// The width and height of the whole drawing.
pub fn extent(columns: usize, rows: usize) -> Point {
    Point { x: MARGIN + CELL * columns as f64 + REST, y: MARGIN + CELL * rows as f64 + REST }
}

/// The two ends of a border.
pub fn ends(border: Border) -> [Point; 2] {
    let Point { x, y } = corner(border.squares()[1]);
    match border.direction() {
        Direction::Across => [Point { x, y }, Point { x, y: y + CELL }],
        Direction::Down => [Point { x, y }, Point { x: x + CELL, y }],
    }
}

/// The depth of the fold in front of a line: the sheet was folded in half first, then in quarters, then in eighths.
pub fn depth(line: usize, lines: usize) -> &'static str {
    if line * 2 == lines {
        "half"
    } else if (line * 4).is_multiple_of(lines) {
        "quarter"
    } else {
        "eighth"
    }
}

/// The outline of a sheet that has been in a pocket.
pub fn outline(size: Point) -> String {
    let inset = 4.0;
    let corners = [(inset, inset), (size.x - inset, inset), (size.x - inset, size.y - inset), (inset, size.y - inset)];
    let steps = 6;
    let mut path = String::new();
    for (side, (from, to)) in corners.iter().zip(corners.iter().cycle().skip(1)).enumerate() {
        for step in 0..steps {
            let part = f64::from(step) / f64::from(steps);
            let off = |count: usize| wobble(side * 31 + step as usize, count) * 1.1;
            let (x, y) = (from.0 + (to.0 - from.0) * part + off(1), from.1 + (to.1 - from.1) * part + off(2));
            let _ = write!(path, "{}{x:.1},{y:.1} ", if path.is_empty() { 'M' } else { 'L' });
        }
    }
    path.push('Z');
    path
}

/// The number of things that lie side by side in a hand's cell, so that all of them fit.
pub fn hand_columns(things: usize) -> usize {
    (3..).find(|columns| columns * columns >= things).unwrap_or(3)
}

/// Two strokes through a cell, and some more in between: nobody can write there.
pub fn crossing(square: Square) -> String {
    let point = |x: f64, y: f64| Point { x, y };
    let seed = square.index();
    [
        stroke(point(8.0, 9.0), point(52.0, 51.0), seed),
        stroke(point(51.0, 8.0), point(9.0, 52.0), seed + 7),
        stroke(point(9.0, 30.0), point(30.0, 9.0), seed + 11),
        stroke(point(30.0, 52.0), point(52.0, 30.0), seed + 13),
    ]
    .join(" ")
}

/// A wall on a border: a pencil goes there and back.
pub fn wall(border: Border) -> String {
    let [from, to] = ends(border);
    let place = border.squares()[1].index() * 2 + usize::from(from.x == to.x);
    format!("{} {}", stroke(from, to, place), stroke(to, from, place + 77))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_hand_fits_in_its_cell() {
        assert_eq!((hand_columns(1), hand_columns(8), hand_columns(9)), (3, 3, 3));
        assert_eq!((hand_columns(10), hand_columns(17)), (4, 5), "a Collector has made it larger");
    }

    #[test]
    fn a_wall_stands_between_its_cells() {
        let border: Border = "c3|c4".parse().expect("a border");
        let [from, to] = ends(border);
        let below = corner("c4".parse().expect("a square")).y;
        assert_eq!((from.y, to.y), (below, below));
        assert_eq!(to.x - from.x, CELL);
    }
}
