//! The places of the squares on the drawing. A square is [`SIDE`] wide; the first one begins at nought.

use kee_grid::Square;
use std::fmt::Write;

/// The side of a square.
pub const SIDE: f64 = 10.0;

/// The upper left corner of a square.
pub fn corner(square: Square) -> (f64, f64) {
    (square.column() as f64 * SIDE, square.row() as f64 * SIDE)
}

/// Many squares as one path, those side by side as one rectangle.
pub fn path_of(squares: impl IntoIterator<Item = Square>) -> String {
    let (mut path, mut squares) = (String::new(), squares.into_iter().peekable());
    while let Some(first) = squares.next() {
        let mut count = 1;
        while squares.next_if(|next| next.row() == first.row() && next.column() == first.column() + count).is_some() {
            count += 1;
        }
        let ((x, y), width) = (corner(first), count as f64 * SIDE);
        let _ = write!(path, "M{x},{y}h{width}v{SIDE}h-{width}z");
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_drawn_as_one_path() {
        assert_eq!(path_of([Square::new(0, 0), Square::new(1, 2)]), "M0,0h10v10h-10zM20,10h10v10h-10z");
        assert_eq!(
            path_of([Square::new(0, 1), Square::new(0, 2), Square::new(1, 3)]),
            "M10,0h20v10h-20zM30,10h10v10h-10z"
        );
    }
}
