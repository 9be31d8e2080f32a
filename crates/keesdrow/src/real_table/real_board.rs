use super::{RefereeRefusal, StrangeTile};
use crate::{Cell, Face, Maze, PegBoard, Print, Side};
use kee_lexicon::Letter;

/// The letters of a board on the table, typed row by row. Any letters will do, since the printed ones of the boxes on
/// sale are not published (K1.2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RealBoard {
    maze: Maze,
    rows: Vec<Vec<Letter>>,
}

impl RealBoard {
    /// A board with no rows yet.
    pub const fn new(maze: Maze) -> Self {
        Self { maze, rows: Vec::new() }
    }

    /// Reads a whole board: one row per line or rows separated by `/`, in any case, with spaces anywhere.
    pub fn read(maze: Maze, text: &str) -> Result<Self, RefereeRefusal> {
        let mut board = Self::new(maze);
        for row in text.split(['\n', '/']).filter(|row| !row.trim().is_empty()) {
            if board.is_whole() {
                return Err(RefereeRefusal::TooManyRows(board.size()));
            }
            board.type_row(board.rows.len() + 1, row)?;
        }
        if board.is_whole() { Ok(board) } else { Err(RefereeRefusal::TooFewRows(board.size(), board.rows.len())) }
    }

    /// Its maze.
    pub fn maze(&self) -> &Maze {
        &self.maze
    }

    /// The number of rows, and of letters in each.
    pub fn size(&self) -> usize {
        2 * usize::from(self.maze.tiles_across())
    }

    /// The number of rows typed so far.
    pub fn rows_typed(&self) -> usize {
        self.rows.len()
    }

    /// Whether all rows have been typed.
    pub fn is_whole(&self) -> bool {
        self.rows.len() == self.size()
    }

    /// Takes the next row, or replaces an earlier one, by its number from 1.
    pub fn type_row(&mut self, number: usize, typed: &str) -> Result<(), RefereeRefusal> {
        let next = self.rows.len() + 1;
        if number == 0 || number > next.min(self.size()) {
            return Err(RefereeRefusal::RowAhead(number, next.min(self.size())));
        }
        let mut letters = Vec::new();
        for symbol in typed.chars().filter(|symbol| !symbol.is_whitespace()) {
            let letter = Letter::from_char(symbol);
            letters.push(letter.ok_or(RefereeRefusal::RowLetter(number, symbol))?);
        }
        if letters.len() != self.size() {
            let typed = typed.trim().to_owned();
            return Err(RefereeRefusal::RowLength(number, self.size(), letters.len(), typed));
        }
        match self.rows.get_mut(number - 1) {
            Some(row) => *row = letters,
            None => self.rows.push(letters),
        }
        Ok(())
    }

    /// The rows so far, in capitals, one per line.
    pub fn text(&self) -> String {
        let row = |row: &Vec<Letter>| row.iter().map(|letter| letter.to_capital()).collect::<String>();
        self.rows.iter().map(|letters| row(letters) + "\n").collect()
    }

    /// The board to play on, once all rows are typed.
    pub fn board(&self) -> Option<PegBoard> {
        let face = |(place, letter)| Some(Face { letter, uses: 0, print: Print(place) });
        let faces = (0..).zip(self.rows.iter().flatten().copied()).map(face).collect();
        self.is_whole().then(|| PegBoard::new(self.size() as u8, faces).with_values(self.maze.values()))
    }

    /// The tiles of a complete board that are not in the box. A board printed from our tiles has none, so each is a
    /// typing mistake; a bought box has its own tiles, unless they were typed in.
    pub fn strange_tiles(&self) -> Vec<StrangeTile> {
        StrangeTile::among(&self.tiles(), self.maze.tiles())
    }

    /// The tiles by the cell of their first letter, row by row.
    fn tiles(&self) -> Vec<(Cell, Side)> {
        let mut tiles = Vec::new();
        for (row, pair) in (0..).step_by(2).zip(self.rows.chunks_exact(2)) {
            for (column, (upper, lower)) in (0..).step_by(2).zip(pair[0].chunks_exact(2).zip(pair[1].chunks_exact(2))) {
                tiles.push((Cell::new(column, row), [upper[0], upper[1], lower[0], lower[1]]));
            }
        }
        tiles
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_typed_row_by_row_and_a_row_can_be_typed_again() {
        let mut board = RealBoard::new(Maze::Tiny);
        for (number, row) in (1..).zip(["tens", "I T C H", "SEAR", "gold"]) {
            assert!(!board.is_whole());
            board.type_row(number, row).expect(row);
        }
        board.type_row(2, "itch").expect("the same again");
        board.type_row(4, "BOLD").expect("another row");
        assert_eq!(board.board().expect("whole").to_string(), "TENS/ITCH/SEAR/BOLD");
        assert_eq!(board.text(), "TENS\nITCH\nSEAR\nBOLD\n");
        assert_eq!(RealBoard::read(Maze::Tiny, "\ntens/itch\n\n s e a r \nBOLD\n"), Ok(board));
    }

    #[test]
    fn a_row_that_does_not_fit_is_refused_with_its_number() {
        let mut board = RealBoard::new(Maze::Tiny);
        let mut no = |number, row: &str| board.type_row(number, row).expect_err(row);
        assert_eq!(no(1, "ten"), RefereeRefusal::RowLength(1, 4, 3, "ten".to_owned()));
        assert_eq!(no(1, "te4s"), RefereeRefusal::RowLetter(1, '4'));
        assert_eq!(no(1, "tené"), RefereeRefusal::RowLetter(1, 'é'));
        assert_eq!(no(2, "tens"), RefereeRefusal::RowAhead(2, 1));
        assert_eq!(board, RealBoard::new(Maze::Tiny), "nothing has changed");
        let few = RealBoard::read(Maze::Tiny, "TENS/ITCH").expect_err("too few");
        assert_eq!(few, RefereeRefusal::TooFewRows(4, 2));
        let more = RealBoard::read(Maze::Tiny, "TENS/ITCH/SEAR/GOLD/TENS");
        assert_eq!(more, Err(RefereeRefusal::TooManyRows(4)));
    }
}
