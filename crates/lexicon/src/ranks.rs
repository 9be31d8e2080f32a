//! Counts beside a forward graph that turn words into their alphabetical numbers and back.

use super::graph::{Graph, HEAD, Node};
use super::letter::Letter;

/// The number of words behind the arcs of each node, in a table as long as the cells and parallel to them.
///
/// The entry beside a node's second cell is 0, and the entry beside each arc counts the words behind it and the arcs
/// before it. So the words behind the arcs before the n-th are one read away.
pub(crate) struct Ranks {
    behind: Vec<u32>,
}

impl Ranks {
    /// Counts the words of a forward graph, whose nodes come after those they lead to.
    pub(crate) fn count(graph: &Graph) -> Self {
        let cells = graph.cells();
        let mut ranks = Self { behind: vec![0; cells.len()] };
        for node in graph.nodes() {
            let arcs = node.0 as usize + HEAD..graph.end_of(node);
            let mut behind = 0;
            for arc in arcs {
                behind += ranks.words_at(graph, Node(cells[arc]));
                ranks.behind[arc] = behind;
            }
        }
        ranks
    }

    /// The number of words that continue from this node.
    pub(crate) fn words_at(&self, graph: &Graph, node: Node) -> u32 {
        node.accepts(graph).len() as u32 + self.behind[graph.end_of(node) - 1]
    }

    /// The number of words that continue from this node with an earlier letter.
    #[inline]
    pub(crate) fn words_before(&self, graph: &Graph, node: Node, letter: Letter) -> u32 {
        let arcs = node.children(graph).before(letter).len();
        let ends = node.accepts(graph).before(letter).len();
        self.behind[node.0 as usize + 1 + arcs] + ends as u32
    }

    /// The index of a word in alphabetical order.
    pub(crate) fn index(&self, graph: &Graph, word: &[u8]) -> Option<usize> {
        let (&last, first) = word.split_last()?;
        let mut node = graph.root();
        let mut index = 0;
        for &byte in first {
            let letter = Letter::from_ascii(byte)?;
            index += self.words_before(graph, node, letter);
            index += u32::from(node.accepts(graph).contains(letter));
            node = graph.step(node, letter)?;
        }
        let last = Letter::from_ascii(last)?;
        let found = node.accepts(graph).contains(last);
        found.then(|| (index + self.words_before(graph, node, last)) as usize)
    }

    /// The word at this index.
    pub(crate) fn word(&self, graph: &Graph, index: usize) -> Option<String> {
        let mut node = graph.root();
        let mut left = u32::try_from(index).ok()?;
        if left >= self.words_at(graph, node) {
            return None;
        }
        let mut word = String::new();
        loop {
            let letters = node.children(graph) | node.accepts(graph);
            let letter = letters.iter().take_while(|&letter| self.words_before(graph, node, letter) <= left).last()?;
            word.push(letter.to_char());
            left -= self.words_before(graph, node, letter);
            if node.accepts(graph).contains(letter) {
                if left == 0 {
                    return Some(word);
                }
                left -= 1;
            }
            node = graph.step(node, letter)?;
        }
    }
}
