//! A rectangle of letters.

use std::fmt;
use std::str::FromStr;

use kee_game::Unreadable;
use kee_lexicon::Letter;

/// A rectangle of letters, the face `q` standing for Qu.
///
/// Cells are numbered row by row from 0. Its text form is its rows in lower case with `/` between them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BoggleBoard {
    columns: usize,
    /// Whole rows, and never empty.
    letters: Vec<Letter>,
}

impl BoggleBoard {
    /// The most rows or columns a board can have.
    pub const LONGEST: usize = 100;

    /// Reads rows of letters in either case with `/` between them: `abcd/efgh/ijkl/mnop`.
    ///
    /// # Errors
    ///
    /// Anything but a rectangle of letters with 1 to 100 rows and columns. The error names the row and, for a bad
    /// character, the column, both from 1.
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        let columns = text.split('/').next().map_or(0, |row| row.chars().count());
        let mut letters = Vec::with_capacity(text.len());
        for (row, line) in (1..).zip(text.split('/')) {
            if row > Self::LONGEST {
                return Err(Unreadable::new(format!("the board to end after row {}", Self::LONGEST), line));
            }
            for (column, character) in (1..).zip(line.chars()) {
                let letter = Letter::from_char(character).ok_or_else(|| {
                    Unreadable::new(
                        format!("a letter a-z in row {row}, column {column}"),
                        character.encode_utf8(&mut [0; 4]),
                    )
                })?;
                letters.push(letter);
            }
            let length = line.chars().count();
            if row == 1 && !(1..=Self::LONGEST).contains(&length) {
                return Err(Unreadable::new(format!("1 to {} letters in row 1", Self::LONGEST), line));
            }
            if length != columns {
                return Err(Unreadable::new(format!("{columns} letters in row {row}, as in row 1"), line));
            }
        }
        Ok(Self { columns, letters })
    }

    /// The number of rows.
    pub fn rows(&self) -> usize {
        self.letters.len() / self.columns
    }

    /// The number of columns.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// The letters of its cells, row by row.
    pub fn letters(&self) -> &[Letter] {
        &self.letters
    }

    /// The word that a walk over these cells spells.
    ///
    /// # Panics
    ///
    /// Panics if a cell is not on the board.
    pub fn spell(&self, path: &[usize]) -> String {
        let mut word = String::with_capacity(path.len() + 1);
        for &cell in path {
            word.push(self.letters[cell].to_char());
            if word.ends_with('q') {
                word.push('u');
            }
        }
        word
    }
}

impl FromStr for BoggleBoard {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        Self::read(text)
    }
}

impl fmt::Display for BoggleBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (row, letters) in self.letters.chunks(self.columns).enumerate() {
            f.write_str(if row == 0 { "" } else { "/" })?;
            letters.iter().try_for_each(|letter| write!(f, "{letter}"))?;
        }
        Ok(())
    }
}
