//! Every placement and the best one, on middle-game positions of the standard game.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kee_grid::crossword::{CrosswordScoring, Position};
use kee_grid::{Grid, Reading, Scoring};
use kee_lexicon::Lexicon;
use std::{hint::black_box, ops::ControlFlow, sync::Arc};

const POSITIONS: &str = include_str!("../../../fixtures/crossword/middle-game.cgp");

fn grid(position: &Position) -> Grid {
    Grid::new(position.board.clone(), Arc::clone(Lexicon::english()), Reading::default())
}

/// The number of placements and the best score.
fn all_placements(position: &Position) -> (usize, i32) {
    let grid = grid(position);
    let scoring = CrosswordScoring::new(&grid, &position.rack);
    let (mut count, mut most) = (0, i32::MIN);
    let done = grid.visit(&position.rack, position.must(), |found| {
        count += 1;
        most = most.max(scoring.score(found));
        ControlFlow::Continue(())
    });
    assert!(done.is_continue());
    (count, most)
}

/// The best score of a placement.
fn best_placement(position: &Position) -> i32 {
    let grid = grid(position);
    let scoring = CrosswordScoring::new(&grid, &position.rack);
    grid.best(&position.rack, position.must(), &scoring).map_or(i32::MIN, |best| best.score)
}

fn crossword(criterion: &mut Criterion) {
    let positions: Vec<Position> = POSITIONS.lines().map(|line| line.parse().expect("a position")).collect();
    for position in &positions {
        assert_eq!(all_placements(position).1, best_placement(position));
    }
    let mut group = criterion.benchmark_group("crossword");
    group.throughput(Throughput::Elements(positions.len() as u64));
    group.bench_function("all placements", |bencher| {
        bencher.iter(|| positions.iter().map(|position| black_box(all_placements(position)).0).sum::<usize>());
    });
    group.bench_function("the best placement", |bencher| {
        bencher.iter(|| positions.iter().map(|position| black_box(best_placement(position))).max());
    });
    group.finish();
}

criterion_group!(benches, crossword);
criterion_main!(benches);
