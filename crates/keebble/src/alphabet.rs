use kee_game::{Form, OptionValue, Values};
use kee_lexicon::{Letter, LetterSet};

/// The letters that can be asked for (B3.4): `all`, or some as in `AEINRST`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Alphabet(LetterSet);

impl Alphabet {
    /// Every letter.
    pub const ALL: Self = Self(LetterSet::ALL);

    /// These letters.
    pub const fn of(letters: &[u8]) -> Self {
        let mut set = LetterSet::EMPTY;
        let mut place = 0;
        while place < letters.len() {
            if let Some(letter) = Letter::from_ascii(letters[place]) {
                set.insert(letter);
            }
            place += 1;
        }
        Self(set)
    }

    /// The letters.
    pub const fn letters(self) -> LetterSet {
        self.0
    }
}

impl OptionValue for Alphabet {
    fn read(text: &str) -> Option<Self> {
        if text == "all" {
            return Some(Self::ALL);
        }
        let some = Self::of(text.as_bytes());
        (some.write() == text && some.0.len() > 1).then_some(some)
    }

    fn write(&self) -> String {
        if *self == Self::ALL { "all".to_owned() } else { self.0.iter().map(Letter::to_capital).collect() }
    }

    fn values() -> Values {
        const FORMS: &[Form] = &[Form::word("all"), Form::text("some", "", "AEINRST")];
        Values::Written { forms: FORMS, problem: "problem-keebble-letters" }
    }
}
