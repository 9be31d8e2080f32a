use std::fmt;

/// Letters that may or may not be a word, written in capitals: `STRESS`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Word(String);

impl Word {
    /// The most letters of a word, which limits the work that a text can cause.
    pub const LONGEST: usize = 64;

    /// The word of these letters in any case; `None` if there is anything but letters.
    pub fn new(letters: &str) -> Option<Self> {
        let letters = letters.to_ascii_uppercase();
        let good =
            (1..=Self::LONGEST).contains(&letters.len()) && letters.bytes().all(|byte| byte.is_ascii_uppercase());
        good.then_some(Self(letters))
    }

    /// The number of letters.
    pub fn letters(&self) -> usize {
        self.0.len()
    }

    /// The word in lower case, as in word lists.
    pub fn to_lowercase(&self) -> String {
        self.0.to_ascii_lowercase()
    }

    /// A list of words: `CAT, TO and ON`.
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

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

kee_game::text_form!(Word, "a word in capitals, of at most 64 letters", Self::new);

/// The text with invisible characters escaped, so that it can neither hide nor move the text around it. Quotes and
/// backslashes stay as they are.
pub(crate) fn shown(text: &str) -> String {
    let mut shown = String::new();
    for character in text.chars() {
        match character {
            '\'' | '"' | '\\' => shown.push(character),
            _ => shown.extend(character.escape_debug()),
        }
    }
    shown
}
