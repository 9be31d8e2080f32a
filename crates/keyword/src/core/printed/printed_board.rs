use super::{BoardValues, Bonuses, Paint, RackColour, SquareValues};
use crate::{
    Letters,
    problems::{file_columns, file_no_colour, file_no_grey, file_rows},
};
use kee_game::Message;
use kee_grid::{Board, Square};

/// The board in the box: its squares, its letters and their scores. It is data, so that owners of the box can type in
/// the real one (W1.4).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PrintedBoard {
    width: usize,
    /// The squares row by row; none where there is no square.
    squares: Vec<Option<Paint>>,
    letters: Letters,
    regular: BoardValues,
    solitaire: BoardValues,
}

/// The squares of a board before they are checked as a whole.
pub(super) type Rows = Vec<Vec<Option<Paint>>>;

impl PrintedBoard {
    /// The least number of rows or columns.
    pub const LEAST: usize = 3;
    /// The most copies of one letter.
    pub const MOST_OF_A_LETTER: u8 = 99;

    /// Puts the parts together, or says what is wrong with the squares as a whole.
    pub(super) fn assemble(
        rows: Rows,
        letters: Letters,
        regular: BoardValues,
        solitaire: BoardValues,
    ) -> Result<Self, Vec<Message>> {
        let flaws = flaws(&rows);
        if !flaws.is_empty() {
            return Err(flaws);
        }
        let width = rows.first().map_or(0, Vec::len);
        Ok(Self { width, squares: rows.concat(), letters, regular, solitaire })
    }

    /// The number of columns.
    pub fn width(&self) -> usize {
        self.width
    }

    /// The number of rows.
    pub fn height(&self) -> usize {
        self.squares.len() / self.width
    }

    /// The print of a square; none if there is no such square.
    pub fn paint(&self, square: Square) -> Option<Paint> {
        let within = square.column() < self.width && square.row() < self.height();
        if within { self.squares[square.row() * self.width + square.column()] } else { None }
    }

    /// Its squares with their prints, in reading order.
    pub fn squares(&self) -> impl Iterator<Item = (Square, Paint)> + '_ {
        let place = |index: usize| Square::new(index / self.width, index % self.width);
        self.squares.iter().enumerate().filter_map(move |(index, paint)| Some((place(index), (*paint)?)))
    }

    /// The squares with this print, in reading order.
    pub fn squares_painted(&self, wanted: Paint) -> impl Iterator<Item = Square> + '_ {
        self.squares().filter(move |(_, paint)| *paint == wanted).map(|(square, _)| square)
    }

    /// The grey squares, where the first word starts (W3.1).
    pub fn gray(&self) -> impl Iterator<Item = Square> + '_ {
        self.squares_painted(Paint::Gray)
    }

    /// The empty board.
    pub fn empty(&self) -> Board {
        let mut board = Board::new(self.width, self.height());
        let missing: Vec<Square> = board.squares().filter(|square| self.paint(*square).is_none()).collect();
        missing.into_iter().for_each(|square| board.remove(square));
        board
    }

    /// All letters of the box.
    pub fn letters(&self) -> &Letters {
        &self.letters
    }

    /// The scores of squares for several players, or for solitaire.
    pub fn values(&self, alone: bool) -> &SquareValues {
        &self.all_values(alone).squares
    }

    /// The scores of keywords, going out and letters left (W4.2, W6.2).
    pub fn bonuses(&self, alone: bool) -> &Bonuses {
        &self.all_values(alone).bonuses
    }

    pub(super) fn all_values(&self, alone: bool) -> &BoardValues {
        if alone { &self.solitaire } else { &self.regular }
    }

    /// The written rows.
    pub(super) fn rows(&self) -> Vec<String> {
        let row = |paints: &[Option<Paint>]| paints.iter().map(|paint| paint.map_or('#', Paint::to_char)).collect();
        self.squares.chunks(self.width).map(row).collect()
    }
}

/// The square with this symbol; none if there is no such symbol.
pub(super) fn read_square(character: char) -> Option<Option<Paint>> {
    if character == '#' { Some(None) } else { Paint::from_char(character).map(Some) }
}

/// The problems of the squares as a whole.
fn flaws(rows: &Rows) -> Vec<Message> {
    let size = PrintedBoard::LEAST..=Board::MOST;
    let width = rows.first().map_or(0, Vec::len);
    let mut flaws = Vec::new();
    if !size.contains(&rows.len()) {
        flaws.push(file_rows(size.start(), size.end(), rows.len()));
    }
    if !size.contains(&width) {
        flaws.push(file_columns(size.start(), size.end(), width));
    }
    let has = |wanted: &dyn Fn(Paint) -> bool| rows.iter().flatten().flatten().any(|paint| wanted(*paint));
    if !has(&|paint| paint == Paint::Gray) {
        flaws.push(file_no_grey());
    }
    for colour in RackColour::ALL {
        if !has(&|paint| matches!(paint, Paint::Plain(of) | Paint::Key(of) if of == colour)) {
            flaws.push(file_no_colour(colour.to_string(), colour.letter()));
        }
    }
    flaws
}
