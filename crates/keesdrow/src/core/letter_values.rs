//! Letter values (K1.3).

use kee_lexicon::Letter;
use std::fmt;

/// The score for the first use of each letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LetterValues([u8; 26]);

impl LetterValues {
    /// The values of the sheet (K1.3), from A to Z.
    pub const SHEET: Self = Self([
        1, 4, 3, 3, 1, 5, 4, 3, 1, 5, 5, 2, 3, // A to M
        2, 1, 4, 5, 1, 2, 2, 3, 5, 5, 5, 4, 5, // N to Z
    ]);
    /// The highest value of a letter.
    pub const MOST: u8 = 99;

    /// The score for the first use of a letter.
    #[inline]
    pub const fn of(&self, letter: Letter) -> u8 {
        self.0[letter.index()]
    }

    /// Changes the value of a letter.
    pub(crate) fn set(&mut self, letter: Letter, value: u8) {
        self.0[letter.index()] = value;
    }

    /// Reads values in their only spelling: 26 numbers from A to Z, joined by `,`.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let value = |text: &str| text.parse().ok().filter(|value| *value <= Self::MOST);
        let values: Vec<u8> = text.split(',').map(value).collect::<Option<_>>()?;
        values.try_into().ok().map(Self).filter(|values| values.to_string() == text)
    }
}

impl fmt::Display for LetterValues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.map(|value| value.to_string()).join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn k1_3_values_are_those_of_the_sheet() {
        let sheet = [(1, "AEIOR"), (2, "LNST"), (3, "CDHMU"), (4, "BGPY"), (5, "FJKQVWXZ")];
        let mut seen = 0;
        for (worth, letters) in sheet {
            for letter in letters.chars() {
                assert_eq!(LetterValues::SHEET.of(Letter::from_char(letter).expect("a letter")), worth, "{letter}");
                seen += 1;
            }
        }
        assert_eq!(seen, 26);
    }

    #[test]
    fn values_read_back_and_have_one_spelling() {
        let line = LetterValues::SHEET.to_string();
        assert_eq!(LetterValues::read(&line), Some(LetterValues::SHEET));
        for wrong in ["", "1,2,3", &line.replacen('1', "01", 1), &line.replacen('1', "100", 1), &format!("{line},1")] {
            assert_eq!(LetterValues::read(wrong), None, "{wrong}");
        }
    }
}
