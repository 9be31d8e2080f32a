//! The word graph: an array of 32-bit cells.
//!
//! A node is a run of cells starting at its offset:
//!
//! ```text
//! offset      the letters that lead on (bits 0 to 25), and the turn (bit 26)
//! offset + 1  the letters that end a word here
//! offset + 2  the offsets of the nodes those letters lead to, in letter order, the turn last
//! ```
//!
//! So one read tells which letters can follow, a second which letters end a word, and the next node is one bit count
//! and one more read away.
//!
//! Words end on the way to a letter, not in a node: `car` and `cars` share their last node with every other pair that
//! continues alike, and a letter that nothing follows needs no node.

use std::fmt;

use super::letter::Letter;
use super::letter_set::LetterSet;

/// The bit of a node's first cell for a turn of the graph.
pub(crate) const TURN: u32 = 1 << Letter::COUNT;
/// The cells that a node has before its arcs.
pub(crate) const HEAD: usize = 2;

/// A place in a [`Graph`].
///
/// It is valid only for the graph it came from: with another graph it may give wrong letters or panic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Node(pub(crate) u32);

impl Node {
    /// The letters that lead on to another node.
    ///
    /// A letter that ends a word and is never followed by another is not included.
    #[inline]
    pub fn children(self, graph: &Graph) -> LetterSet {
        LetterSet::from_bits(graph.cells[self.0 as usize])
    }

    /// The letters that, placed here, end a word.
    #[inline]
    pub fn accepts(self, graph: &Graph) -> LetterSet {
        LetterSet::from_bits(graph.cells[self.0 as usize + 1])
    }
}

/// A minimal word graph: no two of its nodes are followed by the same words.
pub struct Graph {
    cells: Vec<u32>,
    root: Node,
}

impl Graph {
    /// The bit of a node's [head](Graph::head) for a turn of the graph.
    pub const TURN: u32 = TURN;

    /// Takes cells as the compiler lays them out, and trusts the offsets in them.
    pub(crate) fn new(cells: Vec<u32>, root: u32) -> Self {
        Self { cells, root: Node(root) }
    }

    /// The start of every word.
    #[inline]
    pub fn root(&self) -> Node {
        self.root
    }

    /// The node after a letter, or `None` if no word continues after it.
    ///
    /// It does not tell whether a word ends with the letter: see [`Node::accepts`].
    #[inline]
    pub fn step(&self, node: Node, letter: Letter) -> Option<Node> {
        let offset = node.0 as usize;
        let mask = self.cells[offset];
        let bit = 1 << letter.index();
        if mask & bit == 0 {
            return None;
        }
        let place = (mask & (bit - 1)).count_ones() as usize;
        Some(Node(self.cells[offset + HEAD + place]))
    }

    /// The head of a node, as bits by [`Letter::index`]: the letters that lead on, with [`Graph::TURN`] if the graph
    /// turns here, and the letters that end a word. Searches can intersect them with their own sets.
    #[inline]
    pub fn head(&self, node: Node) -> (u32, u32) {
        let offset = node.0 as usize;
        (self.cells[offset], self.cells[offset + 1])
    }

    /// The node after the letter (or the turn) that has these bits of the [head](Graph::head) before its own.
    ///
    /// Other bits lead to some other node, or panic.
    #[inline]
    pub fn after(&self, node: Node, before: u32) -> Node {
        Node(self.cells[node.0 as usize + HEAD + before.count_ones() as usize])
    }

    /// In a crossword graph, the node for the letters right of the anchor; `None` if no word continues to the right of
    /// the letters so far. In a forward graph always `None`.
    #[inline]
    pub fn turn(&self, node: Node) -> Option<Node> {
        let offset = node.0 as usize;
        let mask = self.cells[offset];
        if mask & TURN == 0 {
            return None;
        }
        let place = (mask & (TURN - 1)).count_ones() as usize;
        Some(Node(self.cells[offset + HEAD + place]))
    }

    /// Whether the letters lead from the root to the end of a word, in any ASCII case. Text with anything but letters
    /// is never a word.
    #[inline]
    pub(crate) fn accepts(&self, word: &[u8]) -> bool {
        let Some((&last, first)) = word.split_last() else {
            return false;
        };
        let Some(last) = Letter::from_ascii(last) else {
            return false;
        };
        let mut node = self.root;
        for &byte in first {
            let Some(next) = Letter::from_ascii(byte).and_then(|letter| self.step(node, letter)) else {
                return false;
            };
            node = next;
        }
        node.accepts(self).contains(last)
    }

    /// The cells, for tables alongside them and for writing them to a file.
    pub(crate) fn cells(&self) -> &[u32] {
        &self.cells
    }

    /// The end of a node's cells.
    #[inline]
    pub(crate) fn end_of(&self, node: Node) -> usize {
        let offset = node.0 as usize;
        offset + HEAD + self.cells[offset].count_ones() as usize
    }

    /// Every node in the order of the cells: a node comes after those it leads to.
    ///
    /// A crossword graph includes the nodes of the forward graph.
    pub fn nodes(&self) -> impl Iterator<Item = Node> {
        let mut offset = 0;
        std::iter::from_fn(move || {
            let node = (offset < self.cells.len()).then_some(Node(offset as u32))?;
            offset = self.end_of(node);
            Some(node)
        })
    }

    /// The bytes its cells take in memory.
    pub fn size(&self) -> usize {
        size_of_val(self.cells.as_slice())
    }
}

impl fmt::Debug for Graph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Graph").field("root", &self.root).field("cells", &self.cells.len()).finish()
    }
}
