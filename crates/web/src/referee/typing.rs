use keesdrow::Cell;
use serde::{Deserialize, Serialize};

/// What stands where no letter is known yet.
const OPEN: u8 = b'.';

/// The letters of a real board while they are typed in, row by row or wherever somebody points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Typing {
    side: u8,
    /// Row by row, in capitals.
    letters: String,
    /// Where the next letter goes.
    next: usize,
}

impl Typing {
    /// A board of which nothing is known yet, with so many letters on a side.
    pub(crate) fn new(side: u8) -> Self {
        Self { side, letters: ".".repeat(usize::from(side) * usize::from(side)), next: 0 }
    }

    /// How many letters are on a side.
    pub(crate) fn side(&self) -> u8 {
        self.side
    }

    fn place(&self, cell: Cell) -> usize {
        usize::from(cell.row) * usize::from(self.side) + usize::from(cell.column)
    }

    fn cell(&self, place: usize) -> Cell {
        let side = usize::from(self.side).max(1);
        Cell::new((place % side) as u8, (place / side) as u8)
    }

    /// The letters row by row, those that are known.
    pub(crate) fn letters(&self) -> Vec<Option<char>> {
        self.letters.bytes().map(|letter| (letter != OPEN).then(|| char::from(letter))).collect()
    }

    /// Where the next letter goes.
    pub(crate) fn next(&self) -> Cell {
        self.cell(self.next)
    }

    /// The next letter goes here.
    pub(crate) fn go_to(&mut self, cell: Cell) {
        self.next = self.place(cell).min(self.letters.len().saturating_sub(1));
    }

    /// The first cell whose letter is not known.
    pub(crate) fn first_open(&self) -> Option<Cell> {
        self.letters.bytes().position(|letter| letter == OPEN).map(|place| self.cell(place))
    }

    /// How many letters are not known yet.
    pub(crate) fn missing(&self) -> usize {
        self.letters.bytes().filter(|letter| *letter == OPEN).count()
    }

    /// Writes letters from here on, over what is there. A dot is a letter that is not known; what else is none is left out.
    pub(crate) fn write(&mut self, text: &str) {
        let mut letters = self.letters.clone().into_bytes();
        for letter in text.bytes().filter(|letter| letter.is_ascii_alphabetic() || *letter == OPEN) {
            if let Some(place) = letters.get_mut(self.next) {
                *place = letter.to_ascii_uppercase();
            }
            self.next = (self.next + 1).min(letters.len().saturating_sub(1));
        }
        self.put(letters);
    }

    /// Takes the letter here away, or the one before if there is none here.
    pub(crate) fn back(&mut self) {
        let mut letters = self.letters.clone().into_bytes();
        if letters.get(self.next) == Some(&OPEN) {
            self.next = self.next.saturating_sub(1);
        }
        if let Some(place) = letters.get_mut(self.next) {
            *place = OPEN;
        }
        self.put(letters);
    }

    /// The row in which the next letter goes, from 0.
    pub(crate) fn row(&self) -> u8 {
        self.next().row
    }

    /// The letters of that row, as far as they are known from its beginning on.
    pub(crate) fn row_text(&self) -> String {
        let begin = self.place(Cell::new(0, self.row()));
        let row = &self.letters[begin..begin + usize::from(self.side)];
        row.trim_end_matches('.').to_owned()
    }

    /// Writes that row anew. What is too much for it goes on in the next one.
    pub(crate) fn write_row(&mut self, text: &str) {
        let begin = self.place(Cell::new(0, self.row()));
        let mut letters = self.letters.clone().into_bytes();
        letters[begin..begin + usize::from(self.side)].fill(OPEN);
        self.put(letters);
        self.next = begin;
        self.write(text);
    }

    /// Puts the four letters of a tile right, by its first cell.
    pub(crate) fn put_tile(&mut self, first: Cell, four: &str) {
        for (corner, letter) in (0..).zip(four.chars().take(4)) {
            self.go_to(Cell::new(first.column + corner % 2, first.row + corner / 2));
            self.write(&letter.to_string());
        }
    }

    /// The whole board, rows separated by `/`.
    pub(crate) fn text(&self) -> String {
        let rows = self.letters.as_bytes().chunks(usize::from(self.side).max(1));
        rows.map(String::from_utf8_lossy).collect::<Vec<_>>().join("/")
    }

    fn put(&mut self, letters: Vec<u8>) {
        self.letters = String::from_utf8(letters).unwrap_or_default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(text: &str) -> Typing {
        let mut typing = Typing::new(4);
        typing.write(text);
        typing
    }

    fn cell(text: &str) -> Cell {
        text.parse().expect("a cell")
    }

    #[test]
    fn a_board_grows_letter_by_letter_row_after_row() {
        let mut board = typed("tens i");
        assert_eq!((board.text().as_str(), board.next()), ("TENS/I.../..../....", cell("b2")));
        board.write("TCH/SEAR/GOLD");
        assert_eq!((board.missing(), board.first_open()), (0, None));
        board.write("X");
        assert_eq!(board.text(), "TENS/ITCH/SEAR/GOLX", "the last letter is written over");
    }

    #[test]
    fn a_wrong_letter_is_pointed_at_and_typed_again() {
        let mut board = typed("TENSITCH");
        board.go_to(cell("b1"));
        board.write("a");
        assert_eq!((board.text().as_str(), board.next()), ("TANS/ITCH/..../....", cell("c1")));
        assert_eq!(board.first_open(), Some(cell("a3")));
    }

    #[test]
    fn backspace_takes_the_letter_before_or_the_one_that_is_pointed_at() {
        let mut board = typed("TEN");
        board.back();
        assert_eq!((board.text().as_str(), board.next()), ("TE../..../..../....", cell("c1")));
        board.go_to(cell("a1"));
        board.back();
        assert_eq!(board.letters()[..3], [None, Some('E'), None]);
    }

    #[test]
    fn a_row_is_typed_whole_and_what_is_too_much_is_the_next_row() {
        let mut board = typed("TES");
        board.write_row("te ns");
        assert_eq!(board.text(), "TENS/..../..../....");
        board.write_row("itchsear");
        assert_eq!((board.text().as_str(), board.row()), ("TENS/ITCH/SEAR/....", 3));
        assert_eq!(board.row_text(), "");
    }

    #[test]
    fn a_slip_of_the_finger_on_a_tile_is_put_right_at_once() {
        let mut board = typed("TENSITCH");
        board.put_tile(cell("c1"), "NSCK");
        assert_eq!(board.text(), "TENS/ITCK/..../....");
    }
}
