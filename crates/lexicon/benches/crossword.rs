//! Which graph serves a crossword best? `cargo bench -p kee-lexicon --bench crossword`.
//!
//! The task: all words through one tile on the board, with a rack of seven and free squares on both sides. The
//! crossword graph grows them both ways from the tile. The forward graph lays every left part the rack can make,
//! and hopes for the tile after it. What cross-checks need besides, a forward graph of the words read backwards
//! gives, and so does the crossword graph; here only its size and the time to compile it matter.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use kee_lexicon::{Graph, Letter, LetterSet, Lexicon, Node};

/// Tiles in hand.
#[derive(Clone)]
struct Rack([u8; Letter::COUNT]);

impl Rack {
    fn new(letters: &str) -> Self {
        let mut counts = [0; Letter::COUNT];
        for letter in letters.chars().filter_map(Letter::from_char) {
            counts[letter.index()] += 1;
        }
        Self(counts)
    }

    fn held(&self) -> LetterSet {
        Letter::all().filter(|letter| self.0[letter.index()] > 0).collect()
    }

    /// Does something with one tile less.
    fn without(&mut self, letter: Letter, then: impl FnOnce(&mut Self) -> usize) -> usize {
        self.0[letter.index()] -= 1;
        let found = then(self);
        self.0[letter.index()] += 1;
        found
    }
}

/// Words that go on to the right from here.
fn right(graph: &Graph, node: Node, rack: &mut Rack) -> usize {
    let held = rack.held();
    let ends = (node.accepts(graph) & held).len();
    let on = (node.children(graph) & held).iter();
    ends + on
        .filter_map(|letter| Some((letter, graph.step(node, letter)?)))
        .map(|(letter, next)| rack.without(letter, |rack| right(graph, next, rack)))
        .sum::<usize>()
}

/// Words through the tile, by the crossword graph: leftwards from it, and at every node perhaps a turn.
fn both_ways(graph: &Graph, node: Node, rack: &mut Rack) -> usize {
    let held = rack.held();
    let ends = (node.accepts(graph) & held).len();
    let turned = graph.turn(node).map_or(0, |turned| right(graph, turned, rack));
    let on = (node.children(graph) & held).iter();
    ends + turned
        + on.filter_map(|letter| Some((letter, graph.step(node, letter)?)))
            .map(|(letter, next)| rack.without(letter, |rack| both_ways(graph, next, rack)))
            .sum::<usize>()
}

/// Words through the tile, by the forward graph: at every left part the rack can make, try the tile.
fn left_parts(graph: &Graph, node: Node, tile: Letter, rack: &mut Rack) -> usize {
    let ends = usize::from(node.accepts(graph).contains(tile));
    let through = graph.step(node, tile).map_or(0, |next| right(graph, next, rack));
    let on = (node.children(graph) & rack.held()).iter();
    ends + through
        + on.filter_map(|letter| Some((letter, graph.step(node, letter)?)))
            .map(|(letter, next)| rack.without(letter, |rack| left_parts(graph, next, tile, rack)))
            .sum::<usize>()
}

fn crossword(lexicon: &Lexicon, racks: &[Rack]) -> usize {
    let graph = lexicon.crossword();
    let mut found = 0;
    for rack in racks {
        for tile in Letter::all() {
            found += usize::from(graph.root().accepts(graph).contains(tile));
            if let Some(node) = graph.step(graph.root(), tile) {
                found += both_ways(graph, node, &mut rack.clone());
            }
        }
    }
    found
}

fn forward(lexicon: &Lexicon, racks: &[Rack]) -> usize {
    let graph = lexicon.forward();
    let mut found = 0;
    for rack in racks {
        for tile in Letter::all() {
            found += left_parts(graph, graph.root(), tile, &mut rack.clone());
        }
    }
    found
}

fn compare(c: &mut Criterion) {
    let english = Lexicon::english();
    let racks = ["retinas", "quizted", "aabbcco", "ooiuuae", "jxkwvng"].map(Rack::new);
    let words: Vec<String> = english.words().collect();
    let backwards = words.iter().map(|word| word.chars().rev().collect::<String>());
    let backwards: Vec<String> = backwards.collect();
    let reverse = Lexicon::from_words("backwards", &backwards);
    for (name, graph) in [
        ("forward", english.forward()),
        ("backward", reverse.forward()),
        ("crossword, forward with it", english.crossword()),
    ] {
        println!("{name}: {} nodes, {} bytes", graph.nodes().count(), graph.size());
    }
    // Both count a word once for each place the tile can have in it.
    assert_eq!(crossword(english, &racks), forward(english, &racks));
    let mut group = c.benchmark_group("words through a tile");
    group.sample_size(20);
    group.bench_function("crossword graph", |b| b.iter(|| crossword(english, black_box(&racks))));
    group.bench_function("forward graph", |b| b.iter(|| forward(english, black_box(&racks))));
    group.finish();
    let mut group = c.benchmark_group("compile");
    group.sample_size(10);
    group.bench_function("forward", |b| b.iter(|| Lexicon::from_words("own", &words)));
    group.bench_function("backward", |b| b.iter(|| Lexicon::from_words("own", &backwards)));
    group.bench_function("forward and crossword", |b| {
        b.iter(|| Lexicon::from_words("own", &words).crossword().size());
    });
    group.finish();
}

criterion_group!(benches, compare);
criterion_main!(benches);
