//! Patterns such as `c?t` and `*ing`, and the words that fit them.

use std::fmt;

use super::graph::{Graph, Node};
use super::letter::Letter;
use super::packed::LONGEST_WORD;
use super::shown::shown;

/// A character where a pattern or a run of letters can have none like it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadPattern {
    /// The character.
    pub character: char,
    /// Its place, counting characters from 1.
    pub place: usize,
    /// What could have stood there.
    pub expected: &'static str,
}

impl fmt::Display for BadPattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "character {} is “{}”, but only {} can stand there",
            self.place,
            shown(&self.character.to_string()),
            self.expected
        )
    }
}

impl std::error::Error for BadPattern {}

/// A pattern made ready to walk a graph with: all its places at once, one bit each.
///
/// Place `n` means that the first `n` letters and `?` of the pattern have been matched. A word fits if it can
/// reach the last place. A 128-bit word has room for every place a word can reach.
pub(crate) struct Pattern {
    /// For each letter, the places it moves on from.
    moves_on: [u128; Letter::COUNT],
    /// The places with a `*`, where any letter may stay.
    stays: u128,
    last: u128,
}

impl Pattern {
    /// Reads a pattern. One longer than any word can be fits nothing, which is `None`.
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
                // Past the longest word the bits would run out; what is left is still checked for bad characters.
                pattern.last <<= 1;
            }
        }
        Ok((places <= LONGEST_WORD).then_some(pattern))
    }

    /// The words that fit, in alphabetical order.
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
