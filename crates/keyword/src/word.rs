use kee_game::Unreadable;
use kee_grid::{Board, FormedWord};
use std::{fmt, str::FromStr};

/// Letters that may or may not be a word, written in capitals: `KEYWORD`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Word(String);

impl Word {
    /// The word of these letters in any case, unless something else is among them or there are more than a board is wide.
    pub fn new(letters: &str) -> Option<Self> {
        let letters = letters.to_ascii_uppercase();
        let good = (1..=Board::MOST).contains(&letters.len()) && letters.bytes().all(|byte| byte.is_ascii_uppercase());
        good.then_some(Self(letters))
    }

    /// How many letters it has.
    pub fn letters(&self) -> usize {
        self.0.len()
    }

    /// In lower case, as word lists have it.
    pub fn to_lowercase(&self) -> String {
        self.0.to_ascii_lowercase()
    }

    /// Words in a row: `CAT, TO and ON`.
    pub fn list(words: &[Self]) -> String {
        match words.split_last() {
            None => String::new(),
            Some((only, [])) => only.to_string(),
            Some((last, others)) => {
                let others: Vec<&str> = others.iter().map(|word| word.0.as_str()).collect();
                format!("{} and {last}", others.join(", "))
            }
        }
    }
}

impl From<&FormedWord> for Word {
    fn from(word: &FormedWord) -> Self {
        Self(word.to_string().to_ascii_uppercase())
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
        word.ok_or_else(|| Unreadable::new("a word in capitals", text))
    }
}

kee_game::serde_as_text!(Word);
