//! The named English lists, and custom lists, whose problems are reported line by line.

use super::{packed::LONGEST_WORD, word::shown};
use std::{fmt, str::FromStr};

/// An English list, limited by the rarity of its words.
///
/// The levels are SCOWL's: the lower, the better known. Every list includes the ones before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum List {
    /// Words nearly everyone knows: up to level 35.
    Everyday,
    /// Words found in books and newspapers: up to level 50.
    Common,
    /// Words from a large dictionary: up to level 70.
    Standard,
    /// Words from the largest dictionaries: up to level 80. The default judge of a game.
    Full,
}

impl List {
    /// Every list, the smallest first.
    pub const ALL: [Self; 4] = [Self::Everyday, Self::Common, Self::Standard, Self::Full];

    /// The default list for the words of hints and reviews. The judge knows many more words, but one that nobody could
    /// have thought of is no help.
    pub const SUGGESTED: Self = Self::Standard;

    /// The name, as on a command line and in a record.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Everyday => "everyday",
            Self::Common => "common",
            Self::Standard => "standard",
            Self::Full => "full",
        }
    }

    /// A description in one sentence.
    pub const fn meaning(self) -> &'static str {
        match self {
            Self::Everyday => "Words nearly everyone knows.",
            Self::Common => "Words found in books and newspapers.",
            Self::Standard => "Words from a large dictionary, many of them little known.",
            Self::Full => "Words from the largest dictionaries, including rare and archaic ones.",
        }
    }

    /// The highest SCOWL level of a word in the list.
    pub const fn highest_level(self) -> u8 {
        match self {
            Self::Everyday => 35,
            Self::Common => 50,
            Self::Standard => 70,
            Self::Full => 80,
        }
    }
}

impl fmt::Display for List {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for List {
    type Err = UnknownList;

    /// Reads a name from [`List::name`], in any ASCII case.
    fn from_str(name: &str) -> Result<Self, UnknownList> {
        Self::ALL
            .into_iter()
            .find(|list| list.name().eq_ignore_ascii_case(name))
            .ok_or_else(|| UnknownList(name.to_owned()))
    }
}

/// The error for an unknown name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownList(pub String);

impl fmt::Display for UnknownList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = List::ALL.map(List::name).join(", ");
        write!(f, "there is no list “{}”; the lists are {names}", self.0)
    }
}

impl std::error::Error for UnknownList {}

/// A line of a list that is not a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadLine {
    /// The number of the line, counting from 1.
    pub number: usize,
    /// The expected text.
    pub expected: String,
    /// The text found, shortened if it is long.
    pub got: String,
}

impl fmt::Display for BadLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: expected {}, got {}", self.number, self.expected, self.got)
    }
}

impl std::error::Error for BadLine {}

/// The words of a text, one per line, without surrounding white space.
pub(crate) fn words(text: &str) -> Result<Vec<&str>, Vec<BadLine>> {
    // Some editors put an invisible mark before the first line.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut words = Vec::new();
    let mut bad = Vec::new();
    for (place, line) in text.lines().enumerate() {
        let word = line.trim();
        match flaw(word) {
            _ if word.is_empty() => {}
            None => words.push(word),
            Some((expected, got)) => bad.push(BadLine { number: place + 1, expected, got }),
        }
    }
    if words.is_empty() && bad.is_empty() {
        bad.push(BadLine { number: 1, expected: "a list of at least one word".to_owned(), got: "no words".to_owned() });
    }
    if bad.is_empty() { Ok(words) } else { Err(bad) }
}

/// Whether a list can hold this word, in any case.
pub(crate) fn is_word(word: &str) -> bool {
    !word.is_empty() && flaw(word).is_none()
}

/// The expected text instead of this word, and the text found; `None` if it is a word.
fn flaw(word: &str) -> Option<(String, String)> {
    let stranger = word.chars().find(|character| !character.is_ascii_alphabetic());
    if let Some(stranger) = stranger {
        let expected = "one word of the letters a to z".to_owned();
        let stranger = match stranger {
            ' ' => "a space".to_owned(),
            _ => quoted(&stranger.to_string()),
        };
        return Some((expected, format!("{} with {stranger} in it", quoted(word))));
    }
    (word.len() > LONGEST_WORD).then(|| {
        let expected = format!("a word of at most {LONGEST_WORD} letters");
        (expected, format!("{} of {} letters", quoted(word), word.len()))
    })
}

fn quoted(text: &str) -> String {
    const LONGEST: usize = 40;
    let start: String = text.chars().take(LONGEST).collect();
    let more = if start.len() < text.len() { "…" } else { "" };
    format!("“{}{more}”", shown(&start))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        for list in List::ALL {
            assert_eq!(list.to_string().parse(), Ok(list));
            assert_eq!(list.name().to_uppercase().parse(), Ok(list));
        }
    }

    #[test]
    fn unknown_names_are_refused_with_the_known_ones() {
        let refused = "ful".parse::<List>().expect_err("refused");
        assert_eq!(refused.to_string(), "there is no list “ful”; the lists are everyday, common, standard, full");
    }
}
