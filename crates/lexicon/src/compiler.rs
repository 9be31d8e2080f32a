//! Compiles sorted words into a minimal graph, one word at a time.
//!
//! Only the nodes along the last word are still open. When the next word leaves that path, the nodes left behind can
//! never change again: each is looked up among the finished ones and added only if it is new. So the graph is always
//! minimal, and memory never holds more than the result.

use super::graph::{Graph, HEAD, TURN};
use super::letter::Letter;

/// An arc for every letter, and one for the turn.
const ARCS: usize = Letter::COUNT + 1;

/// A node that may still get more letters.
#[derive(Clone, Copy)]
struct Open {
    children: u32,
    accepts: u32,
    arcs: [u32; ARCS],
    turn: Option<u32>,
}

const NEW: Open = Open { children: 0, accepts: 0, arcs: [0; ARCS], turn: None };

/// Takes words in order and returns their graph.
pub(crate) struct Compiler {
    cells: Vec<u32>,
    finished: Finished,
    /// The open nodes along `path`, the root first: always one more than it has letters.
    open: Vec<Open>,
    path: Vec<u8>,
}

impl Compiler {
    pub(crate) fn new() -> Self {
        Self::on_top_of(Vec::new())
    }

    /// Continues after the nodes of another graph, which stay in place and are shared where they fit.
    pub(crate) fn on_top_of(cells: Vec<u32>) -> Self {
        let mut finished = Finished::new();
        let mut offset = 0;
        while offset < cells.len() {
            let end = offset + HEAD + cells[offset].count_ones() as usize;
            let hash = hash(&cells[offset..end]);
            finished.insert(hash, offset as u32);
            offset = end;
        }
        Self { cells, finished, open: vec![NEW], path: Vec::new() }
    }

    /// Adds a run of lower-case ASCII letters, which must come after every earlier one in byte order.
    ///
    /// `ends` says whether a word ends with it, and `turn` which finished node a turn after it leads to.
    pub(crate) fn add(&mut self, letters: &[u8], ends: bool, turn: Option<u32>) {
        debug_assert!(self.path.as_slice() < letters, "letters come in order");
        let shared = std::iter::zip(&self.path, letters).take_while(|(old, new)| old == new).count();
        self.close_down_to(shared);
        self.path.extend_from_slice(&letters[shared..]);
        self.open.resize(letters.len() + 1, NEW);
        if ends {
            let last = letters.len() - 1;
            self.open[last].accepts |= bit(letters[last]);
        }
        self.open[letters.len()].turn = turn;
    }

    /// Closes the open nodes and returns the graph.
    pub(crate) fn finish(mut self) -> Graph {
        self.close_down_to(0);
        let root = self.open[0];
        // Without any words the root is still a node that leads nowhere.
        let root = self.write(&root);
        Graph::new(self.cells, root)
    }

    fn close_down_to(&mut self, depth: usize) {
        while self.path.len() > depth {
            let (Some(letter), Some(node)) = (self.path.pop(), self.open.pop()) else {
                unreachable!("one node is open for every letter of the path");
            };
            if node.children | node.accepts == 0 && node.turn.is_none() {
                continue;
            }
            let offset = self.write(&node);
            let parent = &mut self.open[self.path.len()];
            parent.arcs[parent.children.count_ones() as usize] = offset;
            parent.children |= bit(letter);
        }
    }

    /// The offset of a finished node equal to this one, which is added if there was none.
    fn write(&mut self, node: &Open) -> u32 {
        let mut cells = [0; HEAD + ARCS];
        let arcs = node.children.count_ones() as usize;
        cells[0] = node.children;
        cells[1] = node.accepts;
        cells[HEAD..HEAD + arcs].copy_from_slice(&node.arcs[..arcs]);
        let mut length = HEAD + arcs;
        if let Some(turn) = node.turn {
            cells[0] |= TURN;
            cells[length] = turn;
            length += 1;
        }
        let cells = &cells[..length];
        let hash = hash(cells);
        if let Some(offset) = self.finished.find(hash, |offset| self.cells[offset as usize..].starts_with(cells)) {
            return offset;
        }
        let offset = self.cells.len() as u32;
        self.cells.extend_from_slice(cells);
        self.finished.insert(hash, offset);
        offset
    }
}

const fn bit(letter: u8) -> u32 {
    1 << (letter - b'a')
}

fn hash(cells: &[u32]) -> u32 {
    let mut hash = 0u64;
    for &cell in cells {
        hash = (hash.rotate_left(5) ^ u64::from(cell)).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
    (hash >> 32) as u32
}

/// Finds finished nodes by their contents: an open-addressed table whose slots hold the hash and the offset, so that it
/// grows, and mostly answers, without reading the nodes again.
struct Finished {
    /// 0 for a free slot, otherwise the hash in the upper half and the offset plus one in the lower.
    slots: Vec<u64>,
    used: usize,
}

impl Finished {
    fn new() -> Self {
        Self { slots: vec![0; 1 << 10], used: 0 }
    }

    fn find(&self, hash: u32, same: impl Fn(u32) -> bool) -> Option<u32> {
        let mut place = self.first_place(hash);
        while self.slots[place] != 0 {
            let offset = self.slots[place] as u32 - 1;
            if (self.slots[place] >> 32) as u32 == hash && same(offset) {
                return Some(offset);
            }
            place = self.next_place(place);
        }
        None
    }

    fn insert(&mut self, hash: u32, offset: u32) {
        if self.used * 2 >= self.slots.len() {
            self.grow();
        }
        self.put(u64::from(hash) << 32 | u64::from(offset + 1));
        self.used += 1;
    }

    fn grow(&mut self) {
        let larger = vec![0; self.slots.len() * 2];
        for slot in std::mem::replace(&mut self.slots, larger) {
            if slot != 0 {
                self.put(slot);
            }
        }
    }

    fn put(&mut self, slot: u64) {
        let mut place = self.first_place((slot >> 32) as u32);
        while self.slots[place] != 0 {
            place = self.next_place(place);
        }
        self.slots[place] = slot;
    }

    fn first_place(&self, hash: u32) -> usize {
        hash as usize & (self.slots.len() - 1)
    }

    fn next_place(&self, place: usize) -> usize {
        (place + 1) & (self.slots.len() - 1)
    }
}
