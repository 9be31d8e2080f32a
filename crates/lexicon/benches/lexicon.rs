//! The time to load, query and compile a list: `cargo bench -p kee-lexicon --bench lexicon`.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use kee_lexicon::{Anagram, Graph, Lexicon, List, Node};

/// The data that a phone downloads.
const PACKED: &[u8] = include_bytes!("../data/english.words");

/// Words spread over the whole list, in an order that no cache can predict.
fn sample() -> Vec<String> {
    let english = Lexicon::english();
    let numbers = (0..4096).map(|n| n * 104_729 % english.len());
    numbers.filter_map(|number| english.word(number)).collect()
}

fn load(c: &mut Criterion) {
    c.bench_function("load the forward graph", |b| b.iter(Lexicon::load_english));
    c.bench_function("load both graphs", |b| {
        b.iter(|| Lexicon::load_english().crossword().size());
    });
    let mut slow = c.benchmark_group("compile");
    slow.sample_size(10);
    slow.bench_function("unpack the full list, forward graph", |b| {
        b.iter(|| Lexicon::unpack("full", black_box(PACKED)));
    });
    slow.bench_function("unpack the full list, both graphs", |b| {
        b.iter(|| {
            let full = Lexicon::unpack("full", black_box(PACKED)).expect("unpacks");
            full.crossword().size()
        });
    });
    for list in [List::Everyday, List::Common, List::Standard] {
        let words: Vec<String> = Lexicon::list(list).words().collect();
        slow.bench_function(format!("{list}, forward graph"), |b| {
            b.iter(|| Lexicon::from_words("own", black_box(&words)));
        });
    }
    slow.finish();
}

fn look_up(c: &mut Criterion) {
    let english = Lexicon::english();
    let words = sample();
    let misses: Vec<String> = words.iter().map(|word| format!("{word}q")).collect();
    let mut group = c.benchmark_group("look up");
    let mut one = |name: &str, words: &[String], ask: &dyn Fn(&str) -> bool| {
        let mut next = words.iter().cycle();
        group.bench_function(name, |b| b.iter(|| next.next().is_some_and(|word| ask(word))));
    };
    one("hit", &words, &|word| english.contains(word));
    one("miss at the last letter", &misses, &|word| english.contains(word));
    one("number", &words, &|word| english.index(word).is_some());
    one("level", &words, &|word| english.level(word).is_some());
    group.finish();
}

/// Walks every prefix of at most `depth` letters, as a search on a grid of letters does.
fn prefixes(graph: &Graph, node: Node, depth: usize) -> usize {
    if depth == 0 {
        return 0;
    }
    let next = node.children(graph).iter();
    let next = next.filter_map(|letter| graph.step(node, letter));
    next.map(|next| 1 + prefixes(graph, next, depth - 1)).sum()
}

fn walk(c: &mut Criterion) {
    let english = Lexicon::english();
    let graph = english.forward();
    let steps = prefixes(graph, graph.root(), 5);
    c.bench_function(&format!("prefix walk of {steps} steps"), |b| {
        b.iter(|| prefixes(graph, black_box(graph.root()), 5));
    });
    c.bench_function("every word in order", |b| b.iter(|| english.words().count()));
    c.bench_function("words from stainer?", |b| {
        b.iter(|| english.anagrams(black_box("stainer?"), Anagram::Subset));
    });
    c.bench_function("words like ?a?e?i?", |b| b.iter(|| english.matching(black_box("?a?e?i?"))));
    c.bench_function("words like *ing", |b| b.iter(|| english.matching(black_box("*ing"))));
}

criterion_group!(benches, load, look_up, walk);
criterion_main!(benches);
