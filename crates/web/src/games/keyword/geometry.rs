//! Positions of the squares. A square is [`SIDE`] wide; the names of rows and columns are in a margin.

pub(super) use kee_picture::printed::{SIDE, corner, path_of};

use kee_grid::{Board, Square};

/// The margin at the left and above.
const MARGIN: f64 = 6.0;
/// The margin at the right and below.
const RIM: f64 = 2.0;

/// A rectangle on the screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct ScreenRect {
    pub(super) left: f64,
    pub(super) top: f64,
    pub(super) width: f64,
    pub(super) height: f64,
}

impl ScreenRect {
    /// Whether a point lies in it.
    pub(super) fn holds(self, x: f64, y: f64) -> bool {
        let within = |at: f64, from: f64, size: f64| (from..from + size).contains(&at);
        within(x, self.left, self.width) && within(y, self.top, self.height)
    }
}

/// The size of the drawing of this many columns and rows.
fn size(board: &Board) -> (f64, f64) {
    let all = |count: usize| count as f64 * SIDE + MARGIN + RIM;
    (all(board.width()), all(board.height()))
}

/// The view box of the whole board.
pub(super) fn view_box(board: &Board) -> String {
    let (width, height) = size(board);
    format!("{} {} {width} {height}", -MARGIN, -MARGIN)
}

/// The ratio of the drawing's width to its height.
pub(super) fn ratio(board: &Board) -> f64 {
    let (width, height) = size(board);
    width / height
}

/// The point of the drawing at a point of the screen.
pub(super) fn drawn_at(board: &Board, drawn: ScreenRect, x: f64, y: f64) -> (f64, f64) {
    let (width, height) = size(board);
    let along = |at: f64, from: f64, across: f64, size: f64| (at - from) / across.max(1.0) * size - MARGIN;
    (along(x, drawn.left, drawn.width, width), along(y, drawn.top, drawn.height, height))
}

/// The square at a point of the screen.
pub(super) fn square_at(board: &Board, drawn: ScreenRect, x: f64, y: f64) -> Option<Square> {
    let (x, y) = drawn_at(board, drawn, x, y);
    let within = |at: f64, count: usize| (0.0..count as f64 * SIDE).contains(&at);
    let on_board = within(x, board.width()) && within(y, board.height());
    let square = on_board.then(|| Square::new((y / SIDE) as usize, (x / SIDE) as usize));
    square.filter(|square| board.has(*square))
}

#[cfg(test)]
mod tests {
    use super::*;

    const DRAWN: ScreenRect = ScreenRect { left: 10.0, top: 20.0, width: 198.0, height: 198.0 };

    #[test]
    fn a_finger_finds_the_square_under_it() {
        let board = Board::new(19, 19);
        let at = |x, y| square_at(&board, DRAWN, x, y).map(|square| square.to_string());
        assert_eq!(at(10.0 + 6.5, 20.0 + 6.5), Some("a1".to_owned()));
        assert_eq!(at(10.0 + 6.0 + 189.9, 20.0 + 6.0 + 75.0), Some("s8".to_owned()));
        assert_eq!(at(10.0 + 3.0, 20.0 + 50.0), None, "the names of the rows are no squares");
        assert_eq!(at(300.0, 20.0 + 50.0), None);
    }

    #[test]
    fn a_board_drawn_twice_as_large_has_the_same_squares() {
        let board = Board::new(19, 19);
        let large = ScreenRect { width: 396.0, height: 396.0, ..DRAWN };
        assert_eq!(square_at(&board, large, 10.0 + 2.0 * 11.0, 20.0 + 2.0 * 21.0), Some(Square::new(1, 0)));
    }
}
