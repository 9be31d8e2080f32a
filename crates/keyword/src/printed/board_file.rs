//! Board files (W1.4): TOML with rows of squares, letters and values. Everything wrong with one is said at once.

use super::{
    PrintedBoard, SquareValues,
    printed_board::{Rows, read_square},
};
use crate::{FileFlaw, Letters};
use kee_lexicon::Letter;
use toml::{
    Spanned,
    de::{DeArray, DeString, DeTable, DeValue},
};

type Entry<'a> = (&'a Spanned<DeString<'a>>, &'a Spanned<DeValue<'a>>);

/// Reads a board file.
pub(super) fn read(text: &str) -> Result<PrintedBoard, Vec<FileFlaw>> {
    let (document, errors) = DeTable::parse_recoverable(text);
    let mut reader = Reader { text, flaws: Vec::new() };
    for error in errors {
        let byte = error.span().map_or(0, |span| span.start);
        reader.flaws.push(FileFlaw::at(text, byte, format!("not TOML: {}", error.message())));
    }
    // What follows from a broken text may be wrong only because of it.
    let board = if reader.flaws.is_empty() { reader.board(&document) } else { None };
    reader.flaws.sort();
    board.filter(|_| reader.flaws.is_empty()).ok_or(reader.flaws)
}

struct Reader<'a> {
    text: &'a str,
    flaws: Vec<FileFlaw>,
}

impl Reader<'_> {
    fn board(&mut self, document: &Spanned<DeTable<'_>>) -> Option<PrintedBoard> {
        let file = document.get_ref();
        self.known("a field", file, &["rows", "letters", "values"]);
        let whole = 0..0;
        let rows = self.field(file, "rows", &whole).and_then(|value| self.rows(value));
        let letters = self.field(file, "letters", &whole).and_then(|value| self.letters(value));
        let values = self.field(file, "values", &whole).and_then(|value| {
            let table = self.table(value, "a table with `regular` and `solitaire`")?;
            self.known("a table of values", table, &["regular", "solitaire"]);
            let regular = self.field(table, "regular", &value.span()).and_then(|value| self.values(value));
            let solitaire = self.field(table, "solitaire", &value.span()).and_then(|value| self.values(value));
            regular.zip(solitaire)
        });
        let (rows, at) = rows?;
        let assembled = match (letters, values) {
            (Some(letters), Some((regular, solitaire))) => PrintedBoard::assemble(rows, letters, regular, solitaire),
            // The squares are still looked at, so that what is wrong with them is said as well.
            _ => PrintedBoard::assemble(rows, Letters::default(), SquareValues::NOTHING, SquareValues::NOTHING),
        };
        assembled.map_err(|flaws| flaws.iter().for_each(|flaw| self.flaw(at, format!("expected {flaw}")))).ok()
    }

    fn flaw(&mut self, byte: usize, what: impl Into<String>) {
        self.flaws.push(FileFlaw::at(self.text, byte, what));
    }

    /// Says that something else was expected where a value stands.
    fn wrong(&mut self, value: &Spanned<DeValue<'_>>, expected: &str) {
        let got = self.text.get(value.span()).unwrap_or_default();
        self.flaws.push(FileFlaw::expected(self.text, value.span().start, expected, got));
    }

    /// Every name in a table is one of these.
    fn known(&mut self, what: &str, table: &DeTable<'_>, names: &[&str]) {
        for (key, _) in table.iter().filter(|(key, _)| !names.contains(&key.get_ref().as_ref())) {
            let expected = format!("{what}: {}", names.join(", "));
            self.flaws.push(FileFlaw::expected(self.text, key.span().start, &expected, key.get_ref()));
        }
    }

    fn field<'t>(
        &mut self,
        table: &'t DeTable<'t>,
        name: &str,
        within: &std::ops::Range<usize>,
    ) -> Option<&'t Spanned<DeValue<'t>>> {
        let found: Option<Entry<'t>> = table.iter().find(|(key, _)| key.get_ref().as_ref() == name);
        if found.is_none() {
            self.flaw(within.start, format!("expected `{name}`, got none"));
        }
        found.map(|(_, value)| value)
    }

    fn table<'t>(&mut self, value: &'t Spanned<DeValue<'t>>, expected: &str) -> Option<&'t DeTable<'t>> {
        let table = value.get_ref().as_table();
        if table.is_none() {
            self.wrong(value, expected);
        }
        table
    }

    /// The rows and where they begin.
    fn rows(&mut self, value: &Spanned<DeValue<'_>>) -> Option<(Rows, usize)> {
        let Some(rows): Option<&DeArray<'_>> = value.get_ref().as_array() else {
            self.wrong(value, "a list of rows, each in quotes");
            return None;
        };
        let before = self.flaws.len();
        let length = |row: &Spanned<DeValue<'_>>| row.get_ref().as_str().map(|row| row.chars().count());
        let width = rows.iter().find_map(length).unwrap_or(0);
        for (row, got) in rows.iter().filter_map(|row| Some((row, length(row)?))).filter(|(_, got)| *got != width) {
            self.flaw(row.span().start, format!("expected {width} squares as in the first row, got {got}"));
        }
        let read: Rows = rows.iter().filter_map(|row| self.row(row)).collect();
        (self.flaws.len() == before).then_some((read, value.span().start))
    }

    fn row(&mut self, value: &Spanned<DeValue<'_>>) -> Option<Vec<Option<super::Paint>>> {
        let Some(row) = value.get_ref().as_str() else {
            self.wrong(value, "a row of squares in quotes");
            return None;
        };
        let start = value.span().start;
        // With escapes or several quotes around it, a place in the text is not where it is in the file.
        let plain = self.text.get(start + 1..start + 1 + row.len()) == Some(row);
        let mut squares = Vec::new();
        for (offset, character) in row.char_indices() {
            match read_square(character) {
                Some(square) => squares.push(square),
                None => {
                    let byte = if plain { start + 1 + offset } else { start };
                    let expected = "a square: b r y g, capitals for key squares, `.` gray or `#` none";
                    self.flaws.push(FileFlaw::expected(self.text, byte, expected, &character.to_string()));
                }
            }
        }
        (squares.len() == row.chars().count()).then_some(squares)
    }

    fn letters(&mut self, value: &Spanned<DeValue<'_>>) -> Option<Letters> {
        let table = self.table(value, "a table of letters, as `A = 9`")?;
        let before = self.flaws.len();
        let mut letters = Vec::new();
        for (key, count) in table.iter() {
            let letter = match key.get_ref().as_bytes() {
                [capital] if capital.is_ascii_uppercase() => Letter::from_ascii(*capital),
                _ => None,
            };
            if letter.is_none() {
                let got = key.get_ref();
                self.flaws.push(FileFlaw::expected(self.text, key.span().start, "a letter A to Z", got));
            }
            let count = self.number(count, 1..=u16::from(PrintedBoard::MOST_OF_A_LETTER));
            if let (Some(letter), Some(count)) = (letter, count) {
                letters.extend(std::iter::repeat_n(letter, usize::from(count)));
            }
        }
        if table.is_empty() {
            self.flaw(value.span().start, "expected letters, as `A = 9`; got none");
        }
        (self.flaws.len() == before).then(|| letters.into_iter().collect())
    }

    fn values(&mut self, value: &Spanned<DeValue<'_>>) -> Option<SquareValues> {
        let table = self.table(value, "a table of values, as `gray = 5`")?;
        self.known("a value", table, &SquareValues::NAMES);
        let mut read = |name: &str| {
            let value = self.field(table, name, &value.span())?;
            self.number(value, 0..=SquareValues::MOST)
        };
        let values = SquareValues::NAMES.map(&mut read);
        let [Some(gray), Some(other), Some(own), Some(key), Some(own_key)] = values else { return None };
        Some(SquareValues::from_array([gray, other, own, key, own_key]))
    }

    fn number(&mut self, value: &Spanned<DeValue<'_>>, bounds: std::ops::RangeInclusive<u16>) -> Option<u16> {
        let digits = value.get_ref().as_integer();
        let number = digits.and_then(|digits| u16::from_str_radix(digits.as_str(), digits.radix()).ok());
        let number = number.filter(|number| bounds.contains(number));
        if number.is_none() {
            self.wrong(value, &format!("a whole number from {} to {}", bounds.start(), bounds.end()));
        }
        number
    }
}
