//! Board files (W1.4): TOML with rows of squares, letters and values. All problems of a file are reported at once.

use super::{
    BoardValues, Bonuses, PrintedBoard, SquareValues,
    printed_board::{Rows, read_square},
};
use crate::{
    Letters,
    problems::{file_no_letters, file_row_length, file_square},
};
use kee_game::{FileReader, FileTable, FileText, FileValue, Message};
use kee_lexicon::Letter;

/// Reads a board file.
pub(super) fn read(text: &str) -> Result<PrintedBoard, Vec<Message>> {
    FileReader::read(text, board)
}

fn board(reader: &mut FileReader<'_>, file: &FileTable<'_>) -> Option<PrintedBoard> {
    reader.known(file, &["rows", "letters", "values"]);
    let whole = 0..0;
    let rows = reader.field(file, "rows", &whole).and_then(|value| rows(reader, value));
    let letters = reader.field(file, "letters", &whole).and_then(|value| letters(reader, value));
    let values = reader.field(file, "values", &whole).and_then(|value| {
        let table = reader.table(value, "[values.regular]")?;
        reader.known(table, &["regular", "solitaire"]);
        let regular = reader.field(table, "regular", &value.span()).and_then(|value| values(reader, value));
        let solitaire = reader.field(table, "solitaire", &value.span()).and_then(|value| values(reader, value));
        regular.zip(solitaire)
    });
    let (rows, at) = rows?;
    // The squares are checked even without letters or values, so that their problems are reported too.
    let letters = letters.unwrap_or_default();
    let (regular, solitaire) = values.unwrap_or((BoardValues::NOTHING, BoardValues::NOTHING));
    let assembled = PrintedBoard::assemble(rows, letters, regular, solitaire);
    assembled.map_err(|flaws| flaws.into_iter().for_each(|flaw| reader.flaw(at, flaw))).ok()
}

/// The rows and the places where they start.
fn rows(reader: &mut FileReader<'_>, value: &FileValue<'_>) -> Option<(Rows, usize)> {
    let before = reader.flaws();
    let rows = reader.texts(value, "bbrr.")?;
    let length = |row: &FileText<'_>| row.text.chars().count();
    let width = rows.first().map_or(0, length);
    for row in rows.iter().filter(|row| length(row) != width) {
        reader.flaw(row.start, file_row_length(width, length(row)));
    }
    let read: Rows = rows.iter().map(|text| row(reader, text)).collect();
    (reader.flaws() == before).then_some((read, value.span().start))
}

fn row(reader: &mut FileReader<'_>, row: &FileText<'_>) -> Vec<Option<super::Paint>> {
    let mut squares = Vec::new();
    for (offset, character) in row.text.char_indices() {
        match read_square(character) {
            Some(square) => squares.push(square),
            None => reader.expected(row.byte(offset), file_square(), &character.to_string()),
        }
    }
    squares
}

fn letters(reader: &mut FileReader<'_>, value: &FileValue<'_>) -> Option<Letters> {
    let table = reader.table(value, "A = 9")?;
    let before = reader.flaws();
    let counts = reader.by_letter(table, &(1..=u16::from(PrintedBoard::MOST_OF_A_LETTER)));
    if table.is_empty() {
        reader.flaw(value.span().start, file_no_letters());
    }
    let prints = |(letter, count): (char, u16)| {
        Letter::from_char(letter).into_iter().flat_map(move |letter| std::iter::repeat_n(letter, usize::from(count)))
    };
    (reader.flaws() == before).then(|| counts.into_iter().flat_map(prints).collect())
}

fn values(reader: &mut FileReader<'_>, value: &FileValue<'_>) -> Option<BoardValues> {
    let table = reader.table(value, "gray = 5")?;
    reader.known(table, &[&SquareValues::NAMES[..], &Bonuses::NAMES[..]].concat());
    let squares = SquareValues::NAMES.map(|name| {
        let value = reader.field(table, name, &value.span())?;
        reader.number(value, 0..=BoardValues::MOST)
    });
    // Anything the file leaves out has its default.
    let mut bonuses = Bonuses::DEFAULT.to_array();
    for (name, bonus) in Bonuses::NAMES.into_iter().zip(&mut bonuses) {
        if let Some(value) = FileReader::field_if_there(table, name) {
            *bonus = reader.number(value, 0..=BoardValues::MOST)?;
        }
    }
    let [Some(gray), Some(other), Some(own), Some(key), Some(own_key)] = squares else { return None };
    let squares = SquareValues::from_array([gray, other, own, key, own_key]);
    Some(BoardValues { squares, bonuses: Bonuses::from_array(bonuses) })
}
