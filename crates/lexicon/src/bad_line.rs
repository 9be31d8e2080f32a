//! Reads a list of one's own, and says what is wrong with it line by line.

use std::fmt;

use super::packed::LONGEST_WORD;
use super::shown::shown;

/// A line of a list that is not a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadLine {
    /// The number of the line, counting from 1.
    pub number: usize,
    /// What could have stood there.
    pub expected: String,
    /// What stood there, shortened if it is long.
    pub got: String,
}

impl fmt::Display for BadLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: expected {}, got {}", self.number, self.expected, self.got)
    }
}

impl std::error::Error for BadLine {}

/// The words of a text, one a line, as they stand there but without the white space around them.
pub(crate) fn words(text: &str) -> Result<Vec<&str>, Vec<BadLine>> {
    // Some editors put a mark before the first line that no one sees.
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
        bad.push(BadLine {
            number: 1,
            expected: "a list of at least one word".to_owned(),
            got: "no word at all".to_owned(),
        });
    }
    if bad.is_empty() { Ok(words) } else { Err(bad) }
}

/// Whether a list can hold this word, in either case.
pub(crate) fn is_word(word: &str) -> bool {
    !word.is_empty() && flaw(word).is_none()
}

/// What was expected instead of this word, and what it is; `None` if it is a word.
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
