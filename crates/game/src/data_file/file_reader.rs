use super::{MOST_FILE_BYTES, MOST_FLAWS, file_flaw::place};
use crate::{
    Message, excerpt,
    options::{
        file_at, file_lacks, file_letter, file_list, file_more, file_not_toml, file_number, file_one_of, file_table,
        file_text, file_too_large, file_unlike,
    },
};
use std::ops::{Range, RangeInclusive};
use toml::{
    Spanned,
    de::{DeString, DeTable, DeValue},
};

/// A table of a data file: names and values, in the file's order.
pub type FileTable<'t> = DeTable<'t>;

/// A value of a data file and its place.
pub type FileValue<'t> = Spanned<DeValue<'t>>;

/// Reads one data file and collects everything wrong with it.
#[derive(Debug)]
pub struct FileReader<'a> {
    text: &'a str,
    flaws: Vec<((usize, usize), Message)>,
    /// The number of flaws, including those not named.
    count: usize,
}

impl<'a> FileReader<'a> {
    /// Reads a file: `parts` takes what it needs from the table of the whole file. It is called only if the text is
    /// TOML, and its result counts only if nothing was wrong.
    ///
    /// # Errors
    /// Everything wrong, one message each.
    pub fn read<T>(
        text: &'a str,
        parts: impl FnOnce(&mut Self, &FileTable<'_>) -> Option<T>,
    ) -> Result<T, Vec<Message>> {
        if text.len() > MOST_FILE_BYTES {
            let most = MOST_FILE_BYTES / 1024;
            return Err(vec![file_too_large(most, text.len().div_ceil(1024))]);
        }
        let mut reader = Self { text, flaws: Vec::new(), count: 0 };
        let (document, errors) = DeTable::parse_recoverable(text);
        for error in errors {
            let byte = error.span().map_or(0, |span| span.start);
            reader.flaw(byte, file_not_toml(error.message()));
        }
        // In a broken text, further flaws may only follow from the first.
        let whole = if reader.count == 0 { parts(&mut reader, document.get_ref()) } else { None };
        whole.filter(|_| reader.count == 0).ok_or_else(|| reader.told())
    }

    fn told(mut self) -> Vec<Message> {
        self.flaws.sort_by_key(|(place, _)| *place);
        let unnamed = self.count - self.flaws.len();
        let named = self.flaws.into_iter().map(|((line, column), flaw)| file_at(line, column, flaw));
        let mut told: Vec<Message> = named.collect();
        if unnamed > 0 {
            told.push(file_more(unnamed));
        }
        told
    }

    /// The number of flaws so far.
    pub fn flaws(&self) -> usize {
        self.count
    }

    /// Adds a flaw at a byte of the file.
    pub fn flaw(&mut self, byte: usize, what: Message) {
        self.count += 1;
        if self.flaws.len() < MOST_FLAWS {
            self.flaws.push((place(self.text, byte), what));
        }
    }

    /// Adds the flaw that something else was expected at a byte of the file.
    pub fn expected(&mut self, byte: usize, expected: Message, got: &str) {
        self.flaw(byte, file_unlike(expected, excerpt(got)));
    }

    /// Adds the flaw that something else was expected in place of a value.
    pub fn wrong(&mut self, value: &FileValue<'_>, expected: Message) {
        let got = self.text.get(value.span()).unwrap_or_default();
        self.expected(value.span().start, expected, got);
    }

    /// Checks that every name in a table is one of these.
    pub fn known(&mut self, table: &FileTable<'_>, names: &[&str]) {
        for (key, _) in table.iter().filter(|(key, _)| !names.contains(&key.get_ref().as_ref())) {
            self.expected(key.span().start, file_one_of(names.join(", ")), key.get_ref());
        }
    }

    /// The value of this name, which is required. `within` is the place of its table.
    pub fn field<'t>(
        &mut self,
        table: &'t FileTable<'t>,
        name: &str,
        within: &Range<usize>,
    ) -> Option<&'t FileValue<'t>> {
        let found = Self::field_if_there(table, name);
        if found.is_none() {
            self.flaw(within.start, file_lacks(name));
        }
        found
    }

    /// The value of this name, if there is one.
    pub fn field_if_there<'t>(table: &'t FileTable<'t>, name: &str) -> Option<&'t FileValue<'t>> {
        let is_it = |(key, _): &(&'t Spanned<DeString<'t>>, &'t FileValue<'t>)| key.get_ref().as_ref() == name;
        table.iter().find(is_it).map(|(_, value)| value)
    }

    /// A table that looks like this example.
    pub fn table<'t>(&mut self, value: &'t FileValue<'t>, example: &str) -> Option<&'t FileTable<'t>> {
        let table = value.get_ref().as_table();
        if table.is_none() {
            self.wrong(value, file_table(example));
        }
        table
    }

    /// The texts of a list, of which one looks like this example. Other values are left out.
    pub fn texts<'t>(&mut self, value: &'t FileValue<'t>, example: &str) -> Option<Vec<FileText<'t>>> {
        let Some(list) = value.get_ref().as_array() else {
            self.wrong(value, file_list(example));
            return None;
        };
        let mut texts = Vec::new();
        for value in list.iter() {
            match value.get_ref().as_str() {
                Some(text) => texts.push(FileText::new(self.text, value.span().start, text)),
                None => self.wrong(value, file_text(example)),
            }
        }
        Some(texts)
    }

    /// A whole number within bounds.
    pub fn number(&mut self, value: &FileValue<'_>, bounds: RangeInclusive<u16>) -> Option<u16> {
        let digits = value.get_ref().as_integer();
        let number = digits.and_then(|digits| u16::from_str_radix(digits.as_str(), digits.radix()).ok());
        let number = number.filter(|number| bounds.contains(number));
        if number.is_none() {
            self.wrong(value, file_number(bounds.start(), bounds.end()));
        }
        number
    }

    /// The numbers of a table that has one for each of some capital letters, as in `A = 9`.
    pub fn by_letter(&mut self, table: &FileTable<'_>, bounds: &RangeInclusive<u16>) -> Vec<(char, u16)> {
        let mut numbers = Vec::new();
        for (key, value) in table.iter() {
            let letter = match key.get_ref().as_bytes() {
                [capital] if capital.is_ascii_uppercase() => Some(char::from(*capital)),
                _ => None,
            };
            if letter.is_none() {
                self.expected(key.span().start, file_letter(), key.get_ref());
            }
            numbers.extend(letter.zip(self.number(value, bounds.clone())));
        }
        numbers
    }
}

/// A text in a data file.
#[derive(Clone, Copy, Debug)]
pub struct FileText<'t> {
    /// The text.
    pub text: &'t str,
    /// Its place in the file, with its quotes.
    pub start: usize,
    /// Whether places in the text correspond to places in the file; escapes or several quotes prevent it.
    plain: bool,
}

impl<'t> FileText<'t> {
    fn new(file: &str, start: usize, text: &'t str) -> Self {
        Self { text, start, plain: file.get(start + 1..start + 1 + text.len()) == Some(text) }
    }

    /// The place of a byte of the text in the file, as closely as it is known.
    pub fn byte(&self, offset: usize) -> usize {
        if self.plain { self.start + 1 + offset } else { self.start }
    }
}
