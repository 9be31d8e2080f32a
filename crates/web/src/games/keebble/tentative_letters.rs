use kee_grid::{Board, Border, Direction, Square, Tile};
use kee_lexicon::Letter;
use keebble::Letters;

/// The cell of the next letter, and the direction of writing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct WritingCursor {
    pub(super) square: Square,
    pub(super) direction: Direction,
}

/// Letters that lie on the sheet tentatively.
#[derive(Clone, PartialEq, Default, Debug)]
pub(super) struct TentativeLetters {
    /// In the order in which they were laid.
    letters: Vec<(Square, Letter)>,
    cursor: Option<WritingCursor>,
}

impl TentativeLetters {
    pub(super) fn cursor(&self) -> Option<WritingCursor> {
        self.cursor
    }

    pub(super) fn is_empty(&self) -> bool {
        self.letters.is_empty()
    }

    /// The letter laid on a cell.
    pub(super) fn on(&self, square: Square) -> Option<Letter> {
        self.letters.iter().find(|(laid, _)| *laid == square).map(|(_, letter)| *letter)
    }

    /// The number of times a letter is laid.
    pub(super) fn count(&self, letter: Letter) -> usize {
        self.letters.iter().filter(|(_, laid)| *laid == letter).count()
    }

    /// The letters as tiles, to check whether they fit.
    pub(super) fn tiles(&self) -> Vec<(Square, Tile)> {
        self.letters.iter().map(|(square, letter)| (*square, Tile::new(*letter))).collect()
    }

    /// Moves the cursor to a cell; a second time turns its direction. From a letter of the sheet it moves on to the first
    /// empty cell behind it.
    pub(super) fn point(&mut self, board: &Board, square: Square) {
        let before = self.cursor.map_or(Direction::Across, |cursor| cursor.direction);
        let again = self.cursor.is_some_and(|cursor| cursor.square == square);
        let direction = if again { before.other() } else { before };
        self.cursor = if self.is_open(board, square) {
            Some(WritingCursor { square, direction })
        } else if board.tile(square).is_some() {
            self.after(board, square, direction).or_else(|| self.after(board, square, direction.other()))
        } else {
            None
        };
    }

    /// Lays a letter of the hand at the cursor. False if that is impossible.
    pub(super) fn lay(&mut self, board: &Board, hand: &Letters, letter: Letter) -> bool {
        let Some(cursor) = self.cursor else { return false };
        self.lay_on(board, hand, letter, cursor.square)
    }

    /// Lays a letter of the hand on a cell, and moves on to the next one.
    pub(super) fn lay_on(&mut self, board: &Board, hand: &Letters, letter: Letter, square: Square) -> bool {
        if !self.is_open(board, square) || hand.count(letter) <= self.count(letter) {
            return false;
        }
        let direction = self.direction_at(square);
        self.letters.push((square, letter));
        self.cursor = self.after(board, square, direction);
        true
    }

    /// Takes back the letter on a cell, and moves the cursor there.
    pub(super) fn take(&mut self, square: Square) -> Option<Letter> {
        let place = self.letters.iter().position(|(laid, _)| *laid == square)?;
        let direction = self.direction_at(square);
        self.cursor = Some(WritingCursor { square, direction });
        Some(self.letters.remove(place).1)
    }

    /// Takes back the last letter.
    pub(super) fn take_last(&mut self) -> Option<Letter> {
        let (square, _) = self.letters.last().copied()?;
        self.take(square)
    }

    /// Takes back one of a letter, the last of them.
    pub(super) fn take_one(&mut self, letter: Letter) -> bool {
        let last = self.letters.iter().rev().find(|(_, laid)| *laid == letter).copied();
        last.is_some_and(|(square, _)| self.take(square).is_some())
    }

    /// Takes back letters that no longer fit, because the sheet or the hand has changed.
    pub(super) fn keep_what_fits(&mut self, board: &Board, hand: &Letters) {
        let mut left = *hand;
        self.letters.retain(|(square, letter)| board.is_free(*square) && left.take(*letter));
        self.cursor = self.cursor.filter(|cursor| board.is_free(cursor.square));
    }

    /// Waits for another cell to be chosen.
    pub(super) fn rest(&mut self) {
        self.cursor = None;
    }

    fn is_open(&self, board: &Board, square: Square) -> bool {
        board.is_free(square) && self.on(square).is_none()
    }

    /// The direction of the letters laid, or of the cursor.
    fn direction_at(&self, square: Square) -> Direction {
        let pointed = self.cursor.map_or(Direction::Across, |cursor| cursor.direction);
        match &self.letters[..] {
            [(one, _), ..] if one.row() == square.row() && *one != square => Direction::Across,
            [(one, _), ..] if one.column() == square.column() && *one != square => Direction::Down,
            _ => pointed,
        }
    }

    /// The first empty cell behind this one, if no wall or edge comes before it.
    fn after(&self, board: &Board, square: Square, direction: Direction) -> Option<WritingCursor> {
        let mut here = square;
        loop {
            let next = here.next(direction).filter(|next| board.has(*next))?;
            if Border::between(here, next).is_some_and(|border| board.has_wall(border)) {
                return None;
            }
            if self.is_open(board, next) {
                return Some(WritingCursor { square: next, direction });
            }
            here = next;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(text: &str) -> Square {
        text.parse().expect("a square")
    }

    fn letter(character: char) -> Letter {
        Letter::from_char(character).expect("a letter")
    }

    fn hand(text: &str) -> Letters {
        text.parse().expect("letters")
    }

    fn laid(laying: &TentativeLetters) -> String {
        laying.letters.iter().map(|(square, letter)| format!("{square}={letter} ")).collect()
    }

    /// A sheet with an `a` on d4.
    fn sheet() -> Board {
        let mut board = Board::new(8, 8);
        board.set(square("d4"), Tile::new(letter('a')));
        board
    }

    #[test]
    fn typing_goes_on_behind_letters_that_are_there() {
        let (board, hand, mut laying) = (sheet(), hand("CT"), TentativeLetters::default());
        laying.point(&board, square("c4"));
        assert!(laying.lay(&board, &hand, letter('c')) && laying.lay(&board, &hand, letter('t')));
        assert_eq!(laid(&laying), "c4=c e4=t ");
        assert_eq!(laying.cursor().map(|cursor| cursor.square), Some(square("f4")));
    }

    #[test]
    fn pointing_twice_turns_the_word() {
        let (board, hand, mut laying) = (sheet(), hand("CT"), TentativeLetters::default());
        laying.point(&board, square("d3"));
        laying.point(&board, square("d3"));
        assert!(laying.lay(&board, &hand, letter('c')) && laying.lay(&board, &hand, letter('t')));
        assert_eq!(laid(&laying), "d3=c d5=t ");
    }

    #[test]
    fn only_letters_of_the_hand_can_be_laid() {
        let (board, hand, mut laying) = (sheet(), hand("C"), TentativeLetters::default());
        laying.point(&board, square("c4"));
        assert!(!laying.lay(&board, &hand, letter('x')));
        assert!(laying.lay(&board, &hand, letter('c')) && !laying.lay(&board, &hand, letter('c')));
    }

    #[test]
    fn what_is_taken_back_leaves_the_cursor_there() {
        let (board, hand, mut laying) = (sheet(), hand("CT"), TentativeLetters::default());
        laying.lay_on(&board, &hand, letter('c'), square("c4"));
        laying.lay_on(&board, &hand, letter('t'), square("e4"));
        assert_eq!(laying.take_last(), Some(letter('t')));
        assert_eq!(laying.cursor().map(|cursor| cursor.square), Some(square("e4")));
        assert!(laying.take_one(letter('c')) && laying.is_empty());
    }

    #[test]
    fn a_wall_ends_the_line() {
        let (mut board, hand, mut laying) = (sheet(), hand("CT"), TentativeLetters::default());
        board.build_wall("d4|e4".parse().expect("a border"));
        laying.lay_on(&board, &hand, letter('c'), square("c4"));
        assert_eq!(laying.cursor(), None);
    }

    #[test]
    fn a_cell_that_others_have_taken_gives_the_letter_back() {
        let (mut board, mut hand, mut laying) = (sheet(), hand("CT"), TentativeLetters::default());
        laying.lay_on(&board, &hand, letter('c'), square("c4"));
        laying.lay_on(&board, &hand, letter('t'), square("e4"));
        board.set(square("e4"), Tile::new(letter('n')));
        hand.take(letter('t'));
        laying.keep_what_fits(&board, &hand);
        assert_eq!(laid(&laying), "c4=c ");
    }
}
