use keesdrow::Cell;
use serde::{Deserialize, Serialize};

/// The placeholder of an unknown letter.
const OPEN: u8 = b'.';

/// The letters of a real board while they are typed in, row by row or at the cell a player points at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct LetterGrid {
    side: u8,
    /// Row by row, in capitals.
    letters: String,
    /// The cell of the next letter.
    next: usize,
}

impl LetterGrid {
    /// An empty board with this many letters on a side.
    pub(crate) fn new(side: u8) -> Self {
        Self { side, letters: ".".repeat(usize::from(side) * usize::from(side)), next: 0 }
    }

    /// The number of letters on a side.
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

    /// The letters row by row, where known.
    pub(crate) fn letters(&self) -> Vec<Option<char>> {
        self.letters.bytes().map(|letter| (letter != OPEN).then(|| char::from(letter))).collect()
    }

    /// The cell of the next letter.
    pub(crate) fn next(&self) -> Cell {
        self.cell(self.next)
    }

    /// Moves the next letter to this cell.
    pub(crate) fn go_to(&mut self, cell: Cell) {
        self.next = self.place(cell).min(self.letters.len().saturating_sub(1));
    }

    /// The first cell without a letter.
    pub(crate) fn first_open(&self) -> Option<Cell> {
        self.letters.bytes().position(|letter| letter == OPEN).map(|place| self.cell(place))
    }

    /// The number of missing letters.
    pub(crate) fn missing(&self) -> usize {
        self.letters.bytes().filter(|letter| *letter == OPEN).count()
    }

    /// Writes letters from here on, over the old ones. A dot is an unknown letter; any other character is left out.
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

    /// Removes the letter here, or the previous one if this cell is empty.
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

    /// The row of the next letter, from 0.
    pub(crate) fn row(&self) -> u8 {
        self.next().row
    }

    /// The letters of that row, up to the first missing one.
    pub(crate) fn row_text(&self) -> String {
        let begin = self.place(Cell::new(0, self.row()));
        let row = &self.letters[begin..begin + usize::from(self.side)];
        row.trim_end_matches('.').to_owned()
    }

    /// Rewrites that row. What does not fit continues in the next row.
    pub(crate) fn write_row(&mut self, text: &str) {
        let begin = self.place(Cell::new(0, self.row()));
        let mut letters = self.letters.clone().into_bytes();
        letters[begin..begin + usize::from(self.side)].fill(OPEN);
        self.put(letters);
        self.next = begin;
        self.write(text);
    }

    /// Corrects the four letters of a tile, by its first cell.
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

    fn typed(text: &str) -> LetterGrid {
        let mut grid = LetterGrid::new(4);
        grid.write(text);
        grid
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
    fn a_wrong_letter_is_selected_and_typed_again() {
        let mut board = typed("TENSITCH");
        board.go_to(cell("b1"));
        board.write("a");
        assert_eq!((board.text().as_str(), board.next()), ("TANS/ITCH/..../....", cell("c1")));
        assert_eq!(board.first_open(), Some(cell("a3")));
    }

    #[test]
    fn backspace_removes_the_previous_letter_or_the_selected_one() {
        let mut board = typed("TEN");
        board.back();
        assert_eq!((board.text().as_str(), board.next()), ("TE../..../..../....", cell("c1")));
        board.go_to(cell("a1"));
        board.back();
        assert_eq!(board.letters()[..3], [None, Some('E'), None]);
    }

    #[test]
    fn a_row_is_typed_whole_and_spills_into_the_next() {
        let mut board = typed("TES");
        board.write_row("te ns");
        assert_eq!(board.text(), "TENS/..../..../....");
        board.write_row("itchsear");
        assert_eq!((board.text().as_str(), board.row()), ("TENS/ITCH/SEAR/....", 3));
        assert_eq!(board.row_text(), "");
    }

    #[test]
    fn a_slip_on_a_tile_is_corrected_at_once() {
        let mut board = typed("TENSITCH");
        board.put_tile(cell("c1"), "NSCK");
        assert_eq!(board.text(), "TENS/ITCK/..../....");
    }
}
