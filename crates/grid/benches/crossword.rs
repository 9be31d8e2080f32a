//! Every placement and the best one, on middle-game positions of the standard game.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kee_grid::crossword::CrosswordPosition;
use kee_lexicon::Lexicon;
use std::hint::black_box;

const POSITIONS: &str = include_str!("../../../fixtures/crossword/middle-game.cgp");

fn crossword(criterion: &mut Criterion) {
    let positions: Vec<CrosswordPosition> = POSITIONS.lines().map(|line| line.parse().expect("a position")).collect();
    let words = Lexicon::english();
    for position in &positions {
        assert_eq!(position.placements(words).1, position.best(words).map(|best| best.score));
    }
    let mut group = criterion.benchmark_group("crossword");
    group.throughput(Throughput::Elements(positions.len() as u64));
    group.bench_function("all placements", |bencher| {
        bencher.iter(|| positions.iter().map(|position| black_box(position.placements(words)).0).sum::<usize>());
    });
    group.bench_function("the best placement", |bencher| {
        bencher.iter(|| positions.iter().map(|position| black_box(position.best(words)).map(|best| best.score)).max());
    });
    group.finish();
}

criterion_group!(benches, crossword);
criterion_main!(benches);
