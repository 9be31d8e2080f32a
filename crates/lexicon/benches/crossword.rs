//! A comparison of graphs for crosswords. `cargo bench -p kee-lexicon --bench crossword`.
//!
//! The task: all words through a run of tiles on the board, with a rack of seven and free squares on both sides. The
//! crossword graph grows them both ways from the run. The forward graph places every left part the rack can make and
//! tries the run after it. Cross-checks would need a forward graph of the words read backwards as well, which the
//! crossword graph includes; only its size and compile time matter here.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use kee_lexicon::{Graph, Letter, LetterSet, Lexicon, Node};

/// The tiles in hand, with the set of their letters.
#[derive(Clone)]
struct Rack {
    counts: [u8; Letter::COUNT],
    held: LetterSet,
}

impl Rack {
    fn new(letters: &str) -> Self {
        let letters = letters.chars().filter_map(Letter::from_char);
        let mut counts = [0; Letter::COUNT];
        letters.clone().for_each(|letter| counts[letter.index()] += 1);
        let held = letters.collect();
        Self { counts, held }
    }

    /// Runs a step with one tile fewer.
    fn without(&mut self, letter: Letter, then: impl FnOnce(&mut Self) -> usize) -> usize {
        self.counts[letter.index()] -= 1;
        if self.counts[letter.index()] == 0 {
            self.held.remove(letter);
        }
        let found = then(self);
        self.counts[letter.index()] += 1;
        self.held.insert(letter);
        found
    }
}

/// Counts words that continue to the right from here.
fn right(graph: &Graph, node: Node, rack: &mut Rack) -> usize {
    let held = rack.held;
    let ends = (node.accepts(graph) & held).len();
    let on = (node.children(graph) & held).iter();
    ends + on
        .filter_map(|letter| Some((letter, graph.step(node, letter)?)))
        .map(|(letter, next)| rack.without(letter, |rack| right(graph, next, rack)))
        .sum::<usize>()
}

/// Counts words that continue to the left from here and may turn at every node.
fn both_ways(graph: &Graph, node: Node, rack: &mut Rack) -> usize {
    let held = rack.held;
    let ends = (node.accepts(graph) & held).len();
    let turned = graph.turn(node).map_or(0, |turned| right(graph, turned, rack));
    let on = (node.children(graph) & held).iter();
    ends + turned
        + on.filter_map(|letter| Some((letter, graph.step(node, letter)?)))
            .map(|(letter, next)| rack.without(letter, |rack| both_ways(graph, next, rack)))
            .sum::<usize>()
}

/// Walks a run of letters: whether a word ends with it, and the node after it.
fn along(graph: &Graph, mut node: Node, run: impl Iterator<Item = Letter>) -> (usize, Option<Node>) {
    let mut ends = false;
    let mut run = run.peekable();
    while let Some(letter) = run.next() {
        ends = node.accepts(graph).contains(letter);
        match graph.step(node, letter) {
            Some(next) => node = next,
            None => return (usize::from(ends && run.peek().is_none()), None),
        }
    }
    (usize::from(ends), Some(node))
}

/// Counts words with a left part from here and then the run.
fn left_parts(graph: &Graph, node: Node, run: &[Letter], rack: &mut Rack) -> usize {
    let (ends, after) = along(graph, node, run.iter().copied());
    let through = after.map_or(0, |after| right(graph, after, rack));
    let on = (node.children(graph) & rack.held).iter();
    ends + through
        + on.filter_map(|letter| Some((letter, graph.step(node, letter)?)))
            .map(|(letter, next)| rack.without(letter, |rack| left_parts(graph, next, run, rack)))
            .sum::<usize>()
}

fn crossword(lexicon: &Lexicon, run: &[Letter], racks: &[Rack]) -> usize {
    let graph = lexicon.crossword();
    let words = racks.iter().map(|rack| {
        let (ends, after) = along(graph, graph.root(), run.iter().rev().copied());
        ends + after.map_or(0, |after| both_ways(graph, after, &mut rack.clone()))
    });
    words.sum()
}

fn forward(lexicon: &Lexicon, run: &[Letter], racks: &[Rack]) -> usize {
    let graph = lexicon.forward();
    let words = racks.iter().map(|rack| left_parts(graph, graph.root(), run, &mut rack.clone()));
    words.sum()
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
    let mut group = c.benchmark_group("words through");
    group.sample_size(20);
    for text in ["e", "t", "q", "er", "ing", "ffle"] {
        let run: Vec<Letter> = text.chars().filter_map(Letter::from_char).collect();
        // Both count a word once for each place the run can have in it.
        let found = crossword(english, &run, &racks);
        assert_eq!(found, forward(english, &run, &racks));
        println!("{text}: {found} words");
        group.bench_function(format!("{text}, crossword graph"), |b| {
            b.iter(|| crossword(english, &run, black_box(&racks)));
        });
        group.bench_function(format!("{text}, forward graph"), |b| {
            b.iter(|| forward(english, &run, black_box(&racks)));
        });
    }
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
