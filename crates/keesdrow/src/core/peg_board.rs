use crate::{Cell, LetterValues, Score, Trouble, Walk};
use kee_game::Unreadable;
use kee_lexicon::Letter;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// A printed letter, wherever its tile lies now. Played words are remembered by it (K3.9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Print(pub u16);

/// A letter on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// The letter.
    pub letter: Letter,
    /// The number of times it has been used, 0 to 3; after three uses it is used up (K3.2).
    pub uses: u8,
    /// Its printed letter.
    pub print: Print,
}

impl Face {
    /// The number of times a letter can be used in a game.
    pub const MOST_USES: u8 = 3;
}

/// A rectangle of letters with their pegs, possibly with gaps.
///
/// As text: rows from the top separated by `/`, each letter followed by 1, 2 or 3 if it has been used that often, `.`
/// for a gap. `CAT1S/DO.E` is a board of two rows. Any case is read; upper case is written. Letter values are not part
/// of the text: they are those of the sheet, unless the box has its own ([`PegBoard::with_values`]).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PegBoard {
    width: u8,
    faces: Vec<Option<Face>>,
    values: LetterValues,
}

impl PegBoard {
    /// A board of rows of one width.
    ///
    /// # Panics
    /// If it is empty, larger than 26 by 26 or not a rectangle.
    pub fn new(width: u8, faces: Vec<Option<Face>>) -> Self {
        assert!((1..=Cell::MOST).contains(&width) && faces.len().is_multiple_of(usize::from(width)));
        assert!((1..=usize::from(Cell::MOST)).contains(&(faces.len() / usize::from(width))));
        Self { width, faces, values: LetterValues::SHEET }
    }

    /// The same board with other letter values.
    #[must_use]
    pub fn with_values(self, values: LetterValues) -> Self {
        Self { values, ..self }
    }

    /// The letter values.
    pub fn values(&self) -> LetterValues {
        self.values
    }

    /// The score for the first use of a letter.
    #[inline]
    pub fn value(&self, letter: Letter) -> u8 {
        self.values.of(letter)
    }

    /// The number of columns.
    pub fn width(&self) -> u8 {
        self.width
    }

    /// The number of rows.
    pub fn height(&self) -> u8 {
        (self.faces.len() / usize::from(self.width)) as u8
    }

    /// The letter there; none for a gap or a cell off the board.
    pub fn face(&self, cell: Cell) -> Option<Face> {
        if cell.column >= self.width {
            return None;
        }
        self.faces.get(self.place(cell)).copied().flatten()
    }

    /// Every cell with its letter, row by row.
    pub fn cells(&self) -> impl Iterator<Item = (Cell, Option<Face>)> {
        let width = usize::from(self.width);
        let cell = move |place: usize| Cell::new((place % width) as u8, (place / width) as u8);
        self.faces.iter().enumerate().map(move |(place, face)| (cell(place), *face))
    }

    /// Replaces the letter there.
    ///
    /// # Panics
    /// If the cell is not on the board.
    pub fn set(&mut self, cell: Cell, face: Option<Face>) {
        let place = self.place(cell);
        self.faces[place] = face;
    }

    /// The score of a walk (K4.1) if its letters and steps are legal (K3.1, K3.2). It checks neither the dictionary nor
    /// earlier words.
    pub fn score(&self, walk: &Walk) -> Result<Score, Trouble> {
        let cells = walk.cells();
        let mut points = 0;
        for (step, cell) in cells.iter().enumerate() {
            let face = self.face(*cell).ok_or(Trouble::NoLetter(*cell))?;
            if step > 0 && !cells[step - 1].touches(*cell) {
                return Err(Trouble::Jump(cells[step - 1], *cell));
            }
            let earlier = cells[..step].iter().filter(|other| *other == cell).count() as u8;
            let use_now = face.uses + earlier + 1;
            if use_now > Face::MOST_USES {
                return Err(Trouble::Expired(*cell, face.letter));
            }
            points += u32::from(self.value(face.letter)) * u32::from(use_now);
        }
        Ok(Score(points))
    }

    /// The letters along a walk in lower case; none if it leaves the letters.
    pub fn spelled(&self, walk: &Walk) -> Option<String> {
        walk.cells().iter().map(|cell| self.face(*cell).map(|face| face.letter.to_char())).collect()
    }

    /// The printed letters along a walk.
    pub fn prints(&self, walk: &Walk) -> Vec<Print> {
        walk.cells().iter().filter_map(|cell| self.face(*cell)).map(|face| face.print).collect()
    }

    /// Adds the pegs of a walk that [`PegBoard::score`] has accepted.
    pub fn peg(&mut self, walk: &Walk) {
        for cell in walk.cells() {
            let place = self.place(*cell);
            if let Some(face) = &mut self.faces[place] {
                face.uses += 1;
            }
        }
    }

    fn place(&self, cell: Cell) -> usize {
        usize::from(cell.row) * usize::from(self.width) + usize::from(cell.column)
    }
}

impl fmt::Display for PegBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (cell, face) in self.cells() {
            if cell.column == 0 && cell.row > 0 {
                f.write_str("/")?;
            }
            match face {
                None => f.write_str(".")?,
                Some(Face { letter, uses: 0, .. }) => write!(f, "{}", letter.to_capital())?,
                Some(Face { letter, uses, .. }) => write!(f, "{}{uses}", letter.to_capital())?,
            }
        }
        Ok(())
    }
}

impl FromStr for PegBoard {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let mut faces: Vec<Option<Face>> = Vec::new();
        let mut width = 0;
        for (row, line) in text.split('/').enumerate() {
            let before = faces.len();
            for symbol in line.chars() {
                let column = faces.len() - before;
                let print = Print(faces.len() as u16);
                match (symbol, faces[before..].last_mut()) {
                    ('1'..='3', Some(Some(face))) if face.uses == 0 => face.uses = symbol as u8 - b'0',
                    ('.', _) => faces.push(None),
                    _ => match Letter::from_char(symbol) {
                        Some(letter) => faces.push(Some(Face { letter, uses: 0, print })),
                        None => return Err(unexpected(symbol, row, column)),
                    },
                }
                if faces.len() - before > usize::from(Cell::MOST) {
                    return Err(Unreadable::new(format!("at most 26 letters in row {}", row + 1), line));
                }
            }
            let length = faces.len() - before;
            width = if row == 0 { length } else { width };
            if length != width || length == 0 || row >= usize::from(Cell::MOST) {
                let expected = if length == 0 || row > 25 {
                    "1 to 26 rows of 1 to 26 letters".to_owned()
                } else {
                    format!("{width} letters in row {} as in row 1", row + 1)
                };
                return Err(Unreadable::new(expected, line));
            }
        }
        Ok(Self { width: width as u8, faces, values: LetterValues::SHEET })
    }
}

fn unexpected(symbol: char, row: usize, column: usize) -> Unreadable {
    let expected =
        format!("a letter, a gap `.` or 1 to 3 uses after a letter in row {}, column {}", row + 1, column + 1);
    Unreadable::new(expected, &symbol.to_string())
}

kee_game::serde_as_text!(PegBoard);
