//! The words that can be made from a rack of letters.

use super::graph::{Graph, Node};
use super::letter::Letter;
use super::letter_set::LetterSet;
use super::pattern::BadPattern;

/// The letters a word must use: some or all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Anagram {
    /// All of them.
    Exact,
    /// One or more of them.
    Subset,
}

/// The letters and blanks that are left.
pub(crate) struct LetterStock {
    counts: [usize; Letter::COUNT],
    /// The letters with a count.
    left: LetterSet,
    blanks: usize,
    total: usize,
}

impl LetterStock {
    /// Reads letters of any ASCII case, `?` for a blank.
    pub(crate) fn read(text: &str) -> Result<Self, BadPattern> {
        let mut rack = Self { counts: [0; Letter::COUNT], left: LetterSet::EMPTY, blanks: 0, total: 0 };
        for (place, character) in text.chars().enumerate() {
            match (character, Letter::from_char(character)) {
                ('?', _) => rack.blanks += 1,
                (_, Some(letter)) => {
                    rack.counts[letter.index()] += 1;
                    rack.left.insert(letter);
                }
                (_, None) => {
                    return Err(BadPattern { character, place: place + 1, expected: "a letter or ? for a blank" });
                }
            }
            rack.total += 1;
        }
        Ok(rack)
    }

    /// The words that can be made, in alphabetical order.
    pub(crate) fn words(mut self, graph: &Graph, anagram: Anagram) -> Vec<String> {
        let shortest = match anagram {
            Anagram::Exact => self.total,
            Anagram::Subset => 1,
        };
        let mut found = Vec::new();
        let mut word = String::new();
        self.walk(graph, graph.root(), shortest, &mut word, &mut found);
        found
    }

    fn walk(&mut self, graph: &Graph, node: Node, shortest: usize, word: &mut String, found: &mut Vec<String>) {
        let held = match self.blanks {
            0 => self.left,
            _ => LetterSet::ALL,
        };
        for letter in (node.children(graph) | node.accepts(graph)) & held {
            // A blank is spent only on a letter that has run out; that still makes every word it could make.
            let blank = !self.left.contains(letter);
            self.take(letter, blank);
            word.push(letter.to_char());
            if word.len() >= shortest && node.accepts(graph).contains(letter) {
                found.push(word.clone());
            }
            if let Some(next) = graph.step(node, letter) {
                self.walk(graph, next, shortest, word, found);
            }
            word.pop();
            self.put_back(letter, blank);
        }
    }

    fn take(&mut self, letter: Letter, blank: bool) {
        if blank {
            self.blanks -= 1;
            return;
        }
        let count = &mut self.counts[letter.index()];
        *count -= 1;
        if *count == 0 {
            self.left.remove(letter);
        }
    }

    fn put_back(&mut self, letter: Letter, blank: bool) {
        if blank {
            self.blanks += 1;
            return;
        }
        self.counts[letter.index()] += 1;
        self.left.insert(letter);
    }
}
