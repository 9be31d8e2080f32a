//! Boards in one line, as records have them: `ROWS LETTERS REGULAR SOLITAIRE`.

use super::{BoardValues, PrintedBoard, printed_board::read_square};
use crate::Letters;
use kee_game::Unreadable;
use kee_lexicon::Letter;
use std::{fmt, str::FromStr};

/// `bB./.../yyg A9B2 5,5,10,25,50 0,0,10,20,50`: the rows as in a file, the number of each letter, and the values of
/// squares for several players and for one. Bonuses that differ from the defaults follow the values:
/// `5,5,10,25,50,60,40,10`.
impl fmt::Display for PrintedBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = |letter: Letter| match self.letters().count(letter) {
            0 => String::new(),
            count => format!("{}{count}", letter.to_capital()),
        };
        let letters: String = Letter::all().map(count).collect();
        let (regular, solitaire) = (self.all_values(false), self.all_values(true));
        write!(f, "{} {letters} {regular} {solitaire}", self.rows().join("/"))
    }
}

impl FromStr for PrintedBoard {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let read = read(text).filter(|board| board.to_string() == text);
        read.ok_or_else(|| Unreadable::new("a board in the form `ROWS LETTERS REGULAR SOLITAIRE`", text))
    }
}

fn read(text: &str) -> Option<PrintedBoard> {
    let [rows, letters, regular, solitaire] = text.split(' ').collect::<Vec<_>>()[..] else { return None };
    let row = |row: &str| row.chars().map(read_square).collect::<Option<Vec<_>>>();
    let rows = rows.split('/').map(row).collect::<Option<Vec<_>>>()?;
    let even = rows.iter().all(|row| row.len() == rows[0].len());
    let board = PrintedBoard::assemble(
        rows,
        read_letters(letters)?,
        BoardValues::read(regular)?,
        BoardValues::read(solitaire)?,
    );
    board.ok().filter(|_| even)
}

fn read_letters(text: &str) -> Option<Letters> {
    let mut letters = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let letter = Letter::from_char(first)?;
        let end = rest[1..].find(|character: char| !character.is_ascii_digit()).map_or(rest.len(), |digits| 1 + digits);
        let count: u8 = rest[1..end].parse().ok().filter(|count| *count <= PrintedBoard::MOST_OF_A_LETTER)?;
        letters.extend(std::iter::repeat_n(letter, usize::from(count)));
        rest = &rest[end..];
    }
    Some(letters.into_iter().collect())
}
