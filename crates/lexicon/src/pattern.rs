//! Patterns such as `c?t` and `*ing`, and the words that match them.

use super::{
    graph::{Graph, Node},
    letter::Letter,
    packed::LONGEST_WORD,
    word::shown,
};
use std::fmt;

/// An unexpected character in a pattern or a run of letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadPattern {
    /// The character.
    pub character: char,
    /// Its position, in characters from 1.
    pub place: usize,
    /// The expected text.
    pub expected: &'static str,
}

impl fmt::Display for BadPattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let got = shown(&self.character.to_string());
        write!(f, "expected {} at character {}, got “{got}”", self.expected, self.place)
    }
}

impl std::error::Error for BadPattern {}

/// A pattern prepared for walking a graph, with one bit for each of its places.
///
/// Place `n` means that the first `n` letters and `?` of the pattern have been matched. A word matches if it can reach
/// the last place. 128 bits have room for every place that a word can reach.
pub(crate) struct Pattern {
    /// For each letter, the places it leads on from.
    moves_on: [u128; Letter::COUNT],
    /// The places with a `*`, where any letter may stay.
    stays: u128,
    last: u128,
}

impl Pattern {
    /// Reads a pattern; `None` if it is longer than any word and so matches nothing.
    pub(crate) fn read(text: &str) -> Result<Option<Self>, BadPattern> {
        let mut pattern = Self { moves_on: [0; Letter::COUNT], stays: 0, last: 1 };
        let mut places = 0;
        for (place, character) in text.chars().enumerate() {
            let letter = Letter::from_char(character);
            match (character, letter) {
                ('*', _) => pattern.stays |= pattern.last,
                ('?', _) => pattern.moves_on.iter_mut().for_each(|m| *m |= pattern.last),
                (_, Some(letter)) => pattern.moves_on[letter.index()] |= pattern.last,
                (_, None) => {
                    return Err(BadPattern {
                        character,
                        place: place + 1,
                        expected: "a letter, ? for one letter or * for any run of letters",
                    });
                }
            }
            if character != '*' {
                places += 1;
                // Past the longest word the bits would run out; the rest is only checked for bad characters.
                pattern.last <<= 1;
            }
        }
        Ok((places <= LONGEST_WORD).then_some(pattern))
    }

    /// The words that match, in alphabetical order.
    pub(crate) fn words(&self, graph: &Graph) -> Vec<String> {
        let mut found = Vec::new();
        self.walk(graph, graph.root(), 1, &mut String::new(), &mut found);
        found
    }

    fn walk(&self, graph: &Graph, node: Node, places: u128, word: &mut String, found: &mut Vec<String>) {
        for letter in node.children(graph) | node.accepts(graph) {
            let on = (places & self.moves_on[letter.index()]) << 1 | places & self.stays;
            if on == 0 {
                continue;
            }
            word.push(letter.to_char());
            if on & self.last != 0 && node.accepts(graph).contains(letter) {
                found.push(word.clone());
            }
            if let Some(next) = graph.step(node, letter) {
                self.walk(graph, next, on, word, found);
            }
            word.pop();
        }
    }
}
