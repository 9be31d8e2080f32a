//! Compiles the crossword graph (a GADDAG) on top of a forward graph.
//!
//! For every way to cut a word in two, the left part is read backwards, then the graph turns, and the right part is
//! read forwards; a whole word read backwards ends without a turn. So a move generator can start at any tile on the
//! board and grow the word both ways.
//!
//! After the turn a crossword graph equals the forward graph, because the letters that may follow the left part don't
//! depend on how it was read. So every turn leads into the forward nodes, which come first in the cells, and only the
//! backward halves are new: one string for each prefix of the list, instead of one for each cut of each word.

use super::compiler::Compiler;
use super::graph::{Graph, Node};
use super::letter::Letter;

/// A prefix of some word, read backwards.
struct Backwards {
    /// The first letters as a number with the same order.
    key: u64,
    start: u32,
    length: u32,
    ends: bool,
    turn: Option<u32>,
}

/// The number of letters that fit into a key, at five bits each.
const KEY_LETTERS: usize = 12;

/// The crossword graph on top of a forward graph, whose cells come first.
pub(crate) fn compile(forward: &Graph) -> Graph {
    let (text, mut prefixes) = prefixes_backwards(forward);
    let letters = |prefix: &Backwards| {
        let start = prefix.start as usize;
        &text[start..start + prefix.length as usize]
    };
    prefixes.sort_unstable_by(|a, b| {
        let by_key = a.key.cmp(&b.key);
        by_key.then_with(|| letters(a).cmp(letters(b)))
    });
    let mut compiler = Compiler::on_top_of(forward.cells().to_vec());
    for prefix in &prefixes {
        compiler.add(letters(prefix), prefix.ends, prefix.turn);
    }
    compiler.finish()
}

/// Every prefix of every word, backwards, and the text they point into.
fn prefixes_backwards(forward: &Graph) -> (Vec<u8>, Vec<Backwards>) {
    let mut text = Vec::new();
    let mut prefixes = Vec::new();
    let mut path = Vec::new();
    let letters = |node: Node| (node.children(forward) | node.accepts(forward)).iter();
    let mut open = vec![(forward.root(), letters(forward.root()))];
    while let Some((node, rest)) = open.last_mut() {
        let node = *node;
        let Some(letter) = rest.next() else {
            open.pop();
            path.pop();
            continue;
        };
        path.push(letter.to_ascii());
        let next = forward.step(node, letter);
        let start = text.len();
        text.extend(path.iter().rev());
        prefixes.push(Backwards {
            key: key(&text[start..]),
            start: start as u32,
            length: path.len() as u32,
            ends: node.accepts(forward).contains(letter),
            turn: next.map(|Node(offset)| offset),
        });
        match next {
            Some(next) => open.push((next, letters(next))),
            None => drop(path.pop()),
        }
    }
    (text, prefixes)
}

fn key(letters: &[u8]) -> u64 {
    (0..KEY_LETTERS).fold(0, |key, place| {
        let letter = letters.get(place).and_then(|&byte| Letter::from_ascii(byte));
        key << 5 | letter.map_or(0, |letter| letter.index() as u64 + 1)
    })
}
