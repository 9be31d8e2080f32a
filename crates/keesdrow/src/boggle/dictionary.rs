//! The words that can be on a board, as a graph of faces.

use std::collections::{BTreeMap, VecDeque};
use std::fmt;

use kee_lexicon::{Graph, Letter, LetterSet, Lexicon, Node};

/// The letter whose face reads Qu.
pub(super) const Q: usize = 16;
const U: usize = 20;
/// The bits of an arc that say where the next node is. Those above count the letters it reads, so a sum of arcs is
/// still an arc.
pub(super) const OFFSET: u32 = (1 << 26) - 1;

/// The number of letters an arc reads.
pub(super) fn letters(arc: u32) -> usize {
    (arc >> OFFSET.count_ones()) as usize
}

/// The cells that a node has before its arcs.
const HEAD: usize = 2;

/// The words that can be on a board, prepared for a [`BoggleSolver`](super::BoggleSolver).
///
/// It leaves out words of fewer than three letters and words with a `q` that no `u` follows. Making one takes tens of
/// milliseconds for a quarter of a million words. It never changes and can be shared between threads.
///
/// It is a graph like [`Lexicon::forward`], but its letters are faces: the one face `q` reads the letters `qu`. A node
/// is a run of cells: the faces that lead on, the faces that end a word, and then the nodes after the former, in order.
#[derive(Clone)]
pub struct Dictionary {
    cells: Vec<u32>,
}

impl Dictionary {
    /// Takes the words of a lexicon that can be on a board.
    ///
    /// # Panics
    ///
    /// Panics if they take 256 megabytes: English takes 1.3.
    pub fn new(lexicon: &Lexicon) -> Self {
        let mut folding = Folding { graph: lexicon.forward(), done: BTreeMap::new(), same: BTreeMap::new() };
        let root = folding.fold(folding.graph.root(), 0);
        let mut nodes = vec![Folded::default(); folding.same.len()];
        for (node, number) in folding.same {
            nodes[number] = node;
        }
        Self { cells: lay_out(&nodes, root) }
    }

    /// The bytes it takes in memory.
    pub fn size(&self) -> usize {
        size_of_val(self.cells.as_slice())
    }

    /// The faces a word can start with, each with the node after it.
    pub(super) fn starts(&self) -> impl Iterator<Item = (usize, u32)> {
        let on = LetterSet::from_bits(self.cells[0]);
        on.iter().map(Letter::index).zip(self.cells[HEAD..].iter().copied())
    }

    /// The node after an arc.
    #[inline(always)]
    pub(super) fn at(&self, node: u32) -> NodeFaces<'_> {
        let cells = &self.cells[(node & OFFSET) as usize..];
        // Checks the length once for both, since every node has both.
        let (&[on, ends], arcs) = cells.split_first_chunk::<HEAD>().expect("a node has two cells before its arcs");
        NodeFaces { on, ends, arcs }
    }
}

impl fmt::Debug for Dictionary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Dictionary").field("size", &self.size()).finish_non_exhaustive()
    }
}

/// A node as a search reads it. Sets of faces have bit 0 for `a`.
#[derive(Clone, Copy)]
pub(super) struct NodeFaces<'a> {
    /// The faces that lead on.
    pub(super) on: u32,
    /// The faces that end a word.
    pub(super) ends: u32,
    arcs: &'a [u32],
}

impl NodeFaces<'_> {
    /// The node after the lowest of these faces, which must lead on.
    #[inline(always)]
    pub(super) fn after_lowest(&self, faces: u32) -> u32 {
        let below = (faces & faces.wrapping_neg()).wrapping_sub(1);
        self.arcs[(self.on & below).count_ones() as usize]
    }
}

/// A node of the new graph: the faces that end a word, and the faces that lead on with the numbers of the nodes after
/// them.
#[derive(Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Folded {
    ends: u32,
    on: Vec<(usize, usize)>,
}

/// Turns letters into faces.
struct Folding<'a> {
    graph: &'a Graph,
    /// The new nodes by old node and number of letters; all counts from two on are alike.
    done: BTreeMap<(Node, usize), usize>,
    /// Every new node with its number. Nodes that differed only in words that are left out are now the same.
    same: BTreeMap<Folded, usize>,
}

impl Folding<'_> {
    fn fold(&mut self, node: Node, letters: usize) -> usize {
        let key = (node, letters.min(2));
        if let Some(&number) = self.done.get(&key) {
            return number;
        }
        let mut folded = Folded::default();
        for letter in Letter::all() {
            let (from, last, read) = match letter.index() {
                Q => match self.graph.step(node, letter) {
                    Some(after_q) => (after_q, U, 2),
                    None => continue,
                },
                index => (node, index, 1),
            };
            let last = Letter::from_index(last).expect("a letter of the alphabet");
            if letters + read >= 3 && from.accepts(self.graph).contains(last) {
                folded.ends |= 1 << letter.index();
            }
            if let Some(next) = self.graph.step(from, last) {
                let next = self.fold(next, letters + read);
                // The node where nothing ends and nothing leads on is always the first: see `number`.
                if next != Self::DEAD {
                    folded.on.push((letter.index(), next));
                }
            }
        }
        let number = self.number(folded);
        self.done.insert(key, number);
        number
    }

    const DEAD: usize = 0;

    fn number(&mut self, folded: Folded) -> usize {
        if self.same.is_empty() {
            self.same.insert(Folded::default(), Self::DEAD);
        }
        let next = self.same.len();
        *self.same.entry(folded).or_insert(next)
    }
}

/// Writes the nodes, the root first and each before the nodes it leads to. So the beginnings of words, which every
/// board needs, lie close together.
fn lay_out(nodes: &[Folded], root: usize) -> Vec<u32> {
    let mut offsets = vec![None; nodes.len()];
    let mut order = vec![root];
    let mut waiting = VecDeque::from([root]);
    let mut end = 0;
    let mut place = |number: usize| {
        offsets[number].is_none() && {
            offsets[number] = Some(end);
            end += (HEAD + nodes[number].on.len()) as u32;
            true
        }
    };
    place(root);
    while let Some(number) = waiting.pop_front() {
        for &(_, next) in &nodes[number].on {
            if place(next) {
                order.push(next);
                waiting.push_back(next);
            }
        }
    }
    assert!(end <= OFFSET, "a dictionary of {end} cells");
    let mut cells = Vec::with_capacity(end as usize);
    for number in order {
        let node = &nodes[number];
        cells.push(node.on.iter().fold(0, |on, &(face, _)| on | 1 << face));
        cells.push(node.ends);
        for &(face, next) in &node.on {
            let letters = if face == Q { 2 } else { 1 };
            cells.push(offsets[next].expect("placed") | letters << OFFSET.count_ones());
        }
    }
    cells
}
