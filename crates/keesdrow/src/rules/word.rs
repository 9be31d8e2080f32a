use kee_game::Unreadable;
use std::{fmt, str::FromStr};

/// Letters that may or may not be a word, written in capitals: `STRESS`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Word(String);

impl Word {
    /// The word of these letters in any case, unless something else is among them.
    pub fn new(letters: &str) -> Option<Self> {
        let letters = letters.to_ascii_uppercase();
        let good =
            (1..=crate::Walk::LONGEST).contains(&letters.len()) && letters.bytes().all(|b| b.is_ascii_uppercase());
        good.then_some(Self(letters))
    }

    /// How many letters.
    pub fn letters(&self) -> usize {
        self.0.len()
    }

    /// In lower case, as word lists have it.
    pub fn to_lowercase(&self) -> String {
        self.0.to_ascii_lowercase()
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Word {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let word = Self::new(text).filter(|word| word.0 == text);
        word.ok_or_else(|| Unreadable::new("a word in capitals, of at most 64 letters", text))
    }
}

kee_game::serde_as_text!(Word);
