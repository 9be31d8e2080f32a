//! The board field of CGP: rows from the top separated by `/`, a number for consecutive empty squares, `#` for a
//! missing square, a letter for a tile, in lower case for a blank.

use crate::{Board, Square, Tile};
use kee_game::Unreadable;
use std::fmt;

/// An error in a line of CGP.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadCgp {
    /// The character where it starts, from 1.
    pub column: usize,
    /// The expected text and the text found.
    pub what: Unreadable,
}

impl BadCgp {
    /// The error of finding `got` instead of `expected` at a character, counted from 0.
    pub fn at(offset: usize, expected: impl Into<String>, got: &str) -> Self {
        Self { column: offset + 1, what: Unreadable::new(expected, got) }
    }

    /// The same error in a field that starts at this character of its line, counted from 0.
    #[must_use]
    pub fn within(self, offset: usize) -> Self {
        Self { column: self.column + offset, ..self }
    }
}

impl fmt::Display for BadCgp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.what)
    }
}

impl std::error::Error for BadCgp {}

/// Reads the board field.
///
/// # Errors
///
/// The first row or character that does not fit a board of this size.
pub fn read_board(field: &str, width: usize, height: usize) -> Result<Board, BadCgp> {
    let mut board = Board::new(width, height);
    let mut offset = 0;
    let mut rows = 0;
    for (row, text) in field.split('/').enumerate() {
        if row == height {
            return Err(BadCgp::at(offset, format!("{height} rows"), text));
        }
        read_row(&mut board, row, text).map_err(|bad| bad.within(offset))?;
        offset += text.chars().count() + 1;
        rows += 1;
    }
    if rows < height {
        return Err(BadCgp::at(offset - 1, format!("{height} rows"), &format!("{rows}")));
    }
    Ok(board)
}

fn read_row(board: &mut Board, row: usize, text: &str) -> Result<(), BadCgp> {
    let width = board.width();
    let mut column = 0;
    let mut characters = text.chars().enumerate().peekable();
    while let Some((offset, character)) = characters.next() {
        let mut taken = 1;
        if let Some(digit) = character.to_digit(10) {
            taken = digit as usize;
            while let Some(digit) = characters.peek().and_then(|(_, next)| next.to_digit(10)) {
                taken = (taken * 10 + digit as usize).min(Board::MOST + 1);
                characters.next();
            }
        }
        if taken == 0 || column + taken > width {
            return Err(BadCgp::at(offset, format!("{width} squares in row {}", row + 1), text));
        }
        let square = Square::new(row, column);
        match (character, Tile::from_char(character)) {
            ('0'..='9', _) => {}
            ('#', _) => board.remove(square),
            (_, Some(tile)) => board.set(square, tile),
            (_, None) => return Err(BadCgp::at(offset, "a number, a letter or `#`", &character.to_string())),
        }
        column += taken;
    }
    if column < width {
        let got = format!("{column}");
        return Err(BadCgp::at(text.chars().count(), format!("{width} squares in row {}", row + 1), &got));
    }
    Ok(())
}

/// Writes the board field.
pub fn write_board(board: &Board) -> String {
    let row = |row| {
        let mut text = String::new();
        let mut empty = 0;
        for column in 0..board.width() {
            let square = Square::new(row, column);
            if board.is_free(square) {
                empty += 1;
                continue;
            }
            if empty > 0 {
                text += &empty.to_string();
                empty = 0;
            }
            text.push(board.tile(square).map_or('#', Tile::to_char));
        }
        if empty > 0 {
            text += &empty.to_string();
        }
        text
    };
    (0..board.height()).map(row).collect::<Vec<String>>().join("/")
}
