use kee_game::Unreadable;
use std::fmt;

/// Letters a-z that may or may not be a word.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct ChainWord(String);

impl ChainWord {
    const LONGEST: usize = 40;

    /// The letters.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The first letter.
    pub fn first(&self) -> char {
        char::from(self.0.as_bytes()[0])
    }

    /// The last letter.
    pub fn last(&self) -> char {
        char::from(self.0.as_bytes()[self.0.len() - 1])
    }

    /// Its score: a point per letter.
    pub fn points(&self) -> u32 {
        self.0.len() as u32
    }
}

impl fmt::Display for ChainWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

kee_game::text_form!(ChainWord, |text| {
    let letters = (1..=Self::LONGEST).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_lowercase());
    let word = letters.then(|| Self(text.to_owned()));
    word.ok_or_else(|| Unreadable::new(format!("a word of 1 to {} letters a-z", Self::LONGEST), text))
});

/// An action of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChainAction {
    /// A word: `say trout`.
    Say(ChainWord),
    /// The end of the turn: `pass`.
    Pass,
}

impl fmt::Display for ChainAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Say(word) => write!(f, "say {word}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

kee_game::text_form!(ChainAction, |text| {
    match text.strip_prefix("say ") {
        Some(word) => Ok(Self::Say(word.parse()?)),
        None if text == "pass" => Ok(Self::Pass),
        None => Err(Unreadable::new("`say WORD` or `pass`", text)),
    }
});

/// The first letter of the first word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FirstLetter(pub char);

impl fmt::Display for FirstLetter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

kee_game::text_form!(FirstLetter, |text| {
    match text.as_bytes() {
        [letter @ b'a'..=b'z'] => Ok(Self(char::from(*letter))),
        _ => Err(Unreadable::new("a letter a-z", text)),
    }
});
