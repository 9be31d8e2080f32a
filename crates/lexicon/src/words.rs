//! Walks of a forward graph, word by word and with the number of the current word.

use super::{
    graph::{Graph, Node},
    letter::Letter,
    letter_set::LetterSetIter,
    lexicon::Lexicon,
    ranks::Ranks,
};
use std::iter::FusedIterator;

/// Words in alphabetical order and in lower case, each found only on demand.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    graph: &'a Graph,
    /// The nodes along the current word, each with the letters still to try.
    open: Vec<(Node, LetterSetIter)>,
    word: String,
    /// Whether the prefix is a word that is still to come, before every longer one.
    prefix_first: bool,
    left: usize,
}

impl<'a> Words<'a> {
    /// The words with a prefix: none if it has anything but letters, all if it is empty.
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

/// A place in the forward graph that knows how many words come before all that continue from it.
///
/// A solver that meets the same word along many paths recognises it by its number, without spelling it.
#[derive(Clone, Copy, Debug)]
pub struct Numbered {
    /// The place in [`Lexicon::forward`].
    pub node: Node,
    before: u32,
}

impl Lexicon {
    /// The start of every word.
    #[inline]
    pub fn start(&self) -> Numbered {
        Numbered { node: self.forward().root(), before: 0 }
    }

    /// The place after a letter, or `None` if no word continues after it.
    #[inline]
    pub fn follow(&self, at: Numbered, letter: Letter) -> Option<Numbered> {
        let graph = self.forward();
        let node = graph.step(at.node, letter)?;
        let ends_here = u32::from(at.node.accepts(graph).contains(letter));
        Some(Numbered { node, before: self.number_at(at, letter) + ends_here })
    }

    /// The number of the word that ends with this letter, as from [`Lexicon::index`].
    ///
    /// It is only meant for letters among [`Node::accepts`]; for others it is the number that such a word would have.
    #[inline]
    pub fn number_at(&self, at: Numbered, letter: Letter) -> u32 {
        at.before + self.ranks().words_before(self.forward(), at.node, letter)
    }
}
