//! The time to find and score every placement on the board of four colours, and to find the best one: middle-game
//! positions of two bots with ten letters each, and the full list.
//!
//! ```sh
//! cargo bench -p keyword
//! ```

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kee_game::{Game, InWords, Plan};
use kee_grid::Scoring;
use kee_lexicon::Lexicon;
use keyword::{BoardScorer, Keyword, KeywordOptions, KeywordState, Sight};
use std::{hint::black_box, ops::ControlFlow};

const POSITIONS: &str = include_str!("../../../fixtures/keyword/middle-game.cgp");

fn rules() -> Keyword {
    let resources = Lexicon::english().resources();
    Keyword::new(KeywordOptions::default(), Plan::alone(2).seating(), &resources).expect("a good table")
}

/// The number of placements and the best score.
fn all_placements(rules: &Keyword, sight: &Sight<'_>) -> (usize, i32) {
    let scorer = BoardScorer::new(&rules.scorer(sight.colour), sight.board);
    let (mut count, mut most) = (0, 0);
    let done = rules.each_placement(sight, |found| {
        count += 1;
        most = most.max(scorer.score(found));
        ControlFlow::Continue(())
    });
    assert!(done.is_continue());
    (count, most)
}

/// The best score of a placement.
fn best_placement(rules: &Keyword, sight: &Sight<'_>) -> i32 {
    rules.best_placement(sight).map_or(0, |best| best.score)
}

fn keyword(criterion: &mut Criterion) {
    let rules = rules();
    let states: Vec<KeywordState> =
        POSITIONS.lines().map(|line| rules.set_up(line).expect("a good position")).collect();
    let sights: Vec<Sight<'_>> = states.iter().map(|state| state.sight(state.turn).expect("racks are dealt")).collect();
    for sight in &sights {
        assert_eq!(all_placements(&rules, sight).1, best_placement(&rules, sight));
    }
    let mut group = criterion.benchmark_group("keyword");
    group.throughput(Throughput::Elements(sights.len() as u64));
    group.bench_function("all placements", |bencher| {
        bencher.iter(|| sights.iter().map(|sight| black_box(all_placements(&rules, sight)).0).sum::<usize>());
    });
    group.bench_function("the best placement", |bencher| {
        bencher.iter(|| sights.iter().map(|sight| black_box(best_placement(&rules, sight))).max());
    });
    group.finish();
}

criterion_group!(benches, keyword);
criterion_main!(benches);
