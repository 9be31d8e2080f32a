//! Positions on the drawing of the sheet.

pub(super) use kee_picture::{
    Point,
    sheet::{CELL, MARGIN, REST, corner, extent},
};

use kee_grid::{Board, Border, Direction, Square};

/// The middle of a cell.
pub(super) fn middle(square: Square) -> Point {
    let Point { x, y } = corner(square);
    Point { x: x + CELL / 2.0, y: y + CELL / 2.0 }
}

/// A side of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CellSide {
    Above,
    Right,
    Below,
    Left,
}

impl CellSide {
    /// All of them, clockwise.
    pub(super) const ALL: [Self; 4] = [Self::Above, Self::Right, Self::Below, Self::Left];

    /// The neighbour on this side, if there can be one.
    pub(super) fn neighbour(self, square: Square) -> Option<Square> {
        match self {
            Self::Above => square.previous(Direction::Down),
            Self::Right => square.next(Direction::Across),
            Self::Below => square.next(Direction::Down),
            Self::Left => square.previous(Direction::Across),
        }
    }

    /// The border on this side.
    pub(super) fn border(self, square: Square) -> Option<Border> {
        Border::between(square, self.neighbour(square)?)
    }
}

/// The border meant by a touch at this point of a cell: the nearest one that is allowed.
pub(super) fn nearest_border(square: Square, at: Point, can_be_had: impl Fn(Border) -> bool) -> Option<Border> {
    let centre = middle(square);
    let (across, down) = (at.x - centre.x, at.y - centre.y);
    let towards = |side: &CellSide| match side {
        CellSide::Above => -down,
        CellSide::Right => across,
        CellSide::Below => down,
        CellSide::Left => -across,
    };
    let mut sides = CellSide::ALL;
    sides.sort_by(|one, other| towards(other).total_cmp(&towards(one)));
    sides.iter().filter_map(|side| side.border(square)).find(|border| can_be_had(*border))
}

/// The next border of a cell, clockwise; the first one if none was chosen.
pub(super) fn next_border(
    square: Square,
    chosen: Option<Border>,
    can_be_had: impl Fn(Border) -> bool,
) -> Option<Border> {
    let all: Vec<Border> =
        CellSide::ALL.iter().filter_map(|side| side.border(square)).filter(|border| can_be_had(*border)).collect();
    let after = all.iter().position(|border| Some(*border) == chosen).map_or(0, |place| place + 1);
    all.get(after % all.len().max(1)).copied()
}

/// The cell that a key moves to, if it moves at all.
pub(super) fn moved(board: &Board, square: Square, key: &str) -> Option<Square> {
    let (row, column) = (square.row(), square.column());
    let side = match key {
        "ArrowUp" => CellSide::Above,
        "ArrowRight" => CellSide::Right,
        "ArrowDown" => CellSide::Below,
        "ArrowLeft" => CellSide::Left,
        "Home" => return Some(Square::new(row, 0)),
        "End" => return Some(Square::new(row, board.width() - 1)),
        "PageUp" => return Some(Square::new(0, column)),
        "PageDown" => return Some(Square::new(board.height() - 1, column)),
        _ => return None,
    };
    side.neighbour(square).filter(|next| board.spans(*next))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(text: &str) -> Square {
        text.parse().expect("a square")
    }

    #[test]
    fn touching_a_cell_near_its_right_side_means_that_border() {
        let centre = middle(square("c3"));
        let near = Point { x: centre.x + 20.0, y: centre.y + 5.0 };
        let meant = |can_be_had: fn(Border) -> bool| {
            nearest_border(square("c3"), near, can_be_had).map(|border| border.to_string())
        };
        assert_eq!(meant(|_| true).as_deref(), Some("c3|d3"));
        assert_eq!(meant(|border| border.to_string() != "c3|d3").as_deref(), Some("c3|c4"), "the next nearest");
        assert_eq!(meant(|_| false), None);
    }

    #[test]
    fn the_borders_of_a_cell_are_gone_through_in_a_round() {
        let mut chosen = None;
        let mut all = Vec::new();
        for _ in 0..4 {
            chosen = next_border(square("a1"), chosen, |_| true);
            all.extend(chosen.map(|border| border.to_string()));
        }
        assert_eq!(all, ["a1|b1", "a1|a2", "a1|b1", "a1|a2"]);
        assert_eq!(next_border(square("a1"), None, |_| false), None);
    }

    #[test]
    fn the_arrows_stop_at_the_edge_of_the_sheet() {
        let board = Board::new(8, 4);
        assert_eq!(moved(&board, square("h4"), "ArrowRight"), None);
        assert_eq!(moved(&board, square("h4"), "ArrowDown"), None);
        assert_eq!(moved(&board, square("c2"), "End"), Some(square("h2")));
        assert_eq!(moved(&board, square("c2"), "PageDown"), Some(square("c4")));
    }
}
