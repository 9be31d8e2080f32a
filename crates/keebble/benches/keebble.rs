//! The speed of making boards, and of finding and scoring plays.
//!
//! ```sh
//! cargo bench -p keebble                       # everything
//! cargo bench -p keebble -- "generated board"  # boards only
//! ```

use criterion::{Criterion, criterion_group, criterion_main};
use kee_game::{Game, InWords, Plan, Seat};
use kee_lexicon::{Lexicon, List};
use keebble::{BoardSeed, Keebble, KeebbleOptions, Sheet, SheetPlan};
use std::hint::black_box;

/// A sheet in the middle of a game, with walls.
const POSITION: &str = "1......./..C...../..A..W../..REIN../..T.DAY./....O.E./....G.S./.......2 AEINRST/DELORUV A 0/0 c3|d3,e6|e7,f4|f5,b5|c5";

fn boards(criterion: &mut Criterion) {
    let seed: BoardSeed = "bench".parse().expect("a seed");
    let mut group = criterion.benchmark_group("generated board");
    for (name, width) in [("8 x 8", 8), ("16 x 8", 16)] {
        let plan = SheetPlan { width, height: 8, seats: 4, walls: true, supercells: true, celldance: true };
        group.bench_function(name, |bencher| bencher.iter(|| black_box(Sheet::generate(&seed, &plan))));
    }
    group.finish();
}

fn plays(criterion: &mut Criterion) {
    let resources = Lexicon::list(List::Common).resources();
    let rules = Keebble::new(KeebbleOptions::default(), Plan::alone(2).seating(), &resources).expect("a good table");
    let state = rules.set_up(POSITION).expect("a good position");
    criterion.bench_function("every play with its score, common list", |bencher| {
        bencher.iter(|| {
            let mut best = 0;
            rules.each_play(&state.paper, &state.hands, Seat::new(0), |_, points| best = best.max(points));
            black_box(best)
        });
    });
}

criterion_group!(benches, boards, plays);
criterion_main!(benches);
