use super::draft::RackDraft;
use kee_grid::{Board, Direction, Square};

/// The square of the next typed letter, and the direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TypingCursor {
    pub(super) square: Square,
    pub(super) direction: Direction,
}

impl TypingCursor {
    /// In the middle of a board.
    pub(super) fn centre(board: &Board) -> Self {
        let centre = Square::new(board.height() / 2, board.width() / 2);
        let square = if board.has(centre) { Some(centre) } else { board.squares().next() };
        Self { square: square.unwrap_or(centre), direction: Direction::Across }
    }

    /// The next square with this or the other step, if the board has one: missing squares are skipped.
    pub(super) fn step(self, board: &Board, direction: Direction, forward: bool) -> Option<Square> {
        let next = move |square: &Square| if forward { square.next(direction) } else { square.previous(direction) };
        let mut squares = std::iter::successors(next(&self.square), next).take_while(|square| board.spans(*square));
        squares.find(|square| board.has(*square))
    }

    /// The first or last square of its row.
    pub(super) fn edge(self, board: &Board, last: bool) -> Option<Square> {
        let mut row = board.squares().filter(|square| square.row() == self.square.row());
        if last { row.last() } else { row.next() }
    }

    /// The cursor after a letter was laid: at the next free square in its direction, or where it was if there is none.
    #[must_use]
    pub(super) fn after_laying(self, board: &Board, draft: &RackDraft) -> Self {
        let along = std::iter::successors(Some(self.square), |square| square.next(self.direction)).skip(1);
        let mut there = along.take_while(|square| board.has(*square));
        let free = there.find(|square| board.is_free(*square) && draft.slot_on(*square).is_none());
        Self { square: free.unwrap_or(self.square), ..self }
    }

    /// The tried letter before the cursor: the one that backspace takes back.
    pub(super) fn laid_before(self, board: &Board, draft: &RackDraft) -> Option<Square> {
        if draft.slot_on(self.square).is_some() {
            return Some(self.square);
        }
        let along = std::iter::successors(Some(self.square), |square| square.previous(self.direction)).skip(1);
        along.take_while(|square| board.has(*square)).find(|square| draft.slot_on(*square).is_some())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kee_grid::Tile;
    use keyword::Letters;

    fn square(text: &str) -> Square {
        text.parse().expect(text)
    }

    #[test]
    fn typing_goes_on_behind_letters_that_lie_there() {
        let mut board = Board::new(5, 5);
        board.set(square("b1"), Tile::from_char('E'));
        let mut draft = RackDraft::default();
        draft.fit(&Letters::gather("KY").expect("letters"), &board);
        let cursor = TypingCursor { square: square("a1"), direction: Direction::Across };
        draft.lay(0, cursor.square);
        let cursor = cursor.after_laying(&board, &draft);
        assert_eq!(cursor.square, square("c1"));
        assert_eq!(cursor.laid_before(&board, &draft), Some(square("a1")));
    }

    #[test]
    fn at_the_edge_the_cursor_stays() {
        let board = Board::new(3, 3);
        let draft = RackDraft::default();
        let cursor = TypingCursor { square: square("c1"), direction: Direction::Across };
        assert_eq!(cursor.after_laying(&board, &draft), cursor);
        assert_eq!(cursor.step(&board, Direction::Across, true), None);
        assert_eq!(cursor.step(&board, Direction::Down, true), Some(square("c2")));
        assert_eq!(cursor.edge(&board, false), Some(square("a1")));
    }

    #[test]
    fn missing_squares_are_stepped_over() {
        let mut board = Board::new(3, 3);
        board.remove(square("b2"));
        assert_eq!(TypingCursor::centre(&board).square, square("a1"));
        let cursor = TypingCursor { square: square("a2"), direction: Direction::Across };
        assert_eq!(cursor.step(&board, Direction::Across, true), Some(square("c2")));
    }
}
