//! Walks a forward graph word by word.

use std::iter::FusedIterator;

use super::graph::{Graph, Node};
use super::letter::Letter;
use super::letter_set::Letters;
use super::ranks::Ranks;

/// Words in alphabetical order, in lower case; each is found only when it is asked for.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    graph: &'a Graph,
    /// The nodes along the current word, each with the letters still to try.
    open: Vec<(Node, Letters)>,
    word: String,
    /// Whether the prefix is a word still to give: it comes before every longer one.
    prefix_first: bool,
    left: usize,
}

impl<'a> Words<'a> {
    /// The words that start with a prefix: none if it holds anything but letters, all if it is empty.
    pub(crate) fn with_prefix(graph: &'a Graph, ranks: &Ranks, prefix: &str) -> Self {
        let mut words = Self {
            graph,
            open: Vec::new(),
            word: prefix.to_ascii_lowercase(),
            prefix_first: graph.accepts(prefix.as_bytes()),
            left: 0,
        };
        let node = prefix.bytes().try_fold(graph.root(), |node, byte| graph.step(node, Letter::from_ascii(byte)?));
        if let Some(node) = node {
            words.left = ranks.words_at(graph, node) as usize;
            words.enter(node);
        }
        words.left += usize::from(words.prefix_first);
        words
    }

    fn enter(&mut self, node: Node) {
        let letters = node.children(self.graph) | node.accepts(self.graph);
        self.open.push((node, letters.iter()));
    }
}

impl Iterator for Words<'_> {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        if std::mem::take(&mut self.prefix_first) {
            self.left -= 1;
            return Some(self.word.clone());
        }
        while let Some((node, letters)) = self.open.last_mut() {
            let node = *node;
            let Some(letter) = letters.next() else {
                self.open.pop();
                self.word.pop();
                continue;
            };
            self.word.push(letter.to_char());
            let ends = node.accepts(self.graph).contains(letter);
            let found = ends.then(|| self.word.clone());
            match self.graph.step(node, letter) {
                Some(next) => self.enter(next),
                None => drop(self.word.pop()),
            }
            if found.is_some() {
                self.left -= 1;
                return found;
            }
        }
        None
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

impl ExactSizeIterator for Words<'_> {}
impl FusedIterator for Words<'_> {}
