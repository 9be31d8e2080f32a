//! The time to find every word of a fresh board under Keesdrow's rules, and to judge one walk.

use criterion::{Criterion, criterion_group, criterion_main};
use kee_game::Seed;
use kee_lexicon::Lexicon;
use keesdrow::{BoardQuery, Edition, Face, PegBoard, Print, Series, Solver};
use std::hint::black_box;

/// A fresh board of an edition, with tiles and sides drawn from a seed.
fn fresh(edition: Edition, name: &str) -> PegBoard {
    let mut dice = Seed::named(name).dice(0);
    let mut tiles: Vec<usize> = (0..edition.tiles().len()).collect();
    dice.shuffle(&mut tiles);
    let across = usize::from(edition.tiles_across());
    let mut faces = vec![None; tiles.len() * 4];
    for (place, tile) in tiles.into_iter().enumerate() {
        let side = dice.below(2);
        for (corner, letter) in edition.tiles()[tile].sides[side].into_iter().enumerate() {
            let (row, column) = (place / across * 2 + corner / 2, place % across * 2 + corner % 2);
            let print = Print((tile * 8 + side * 4 + corner) as u16);
            faces[row * across * 2 + column] = Some(Face { letter, uses: 0, print });
        }
    }
    PegBoard::new(across as u8 * 2, faces)
}

fn bench(criterion: &mut Criterion) {
    let mut solver = Solver::new(Lexicon::english().clone());
    let none = Series::default();
    for (edition, name) in [(Edition::Classic, "12x12"), (Edition::Deluxe, "16x16")] {
        let boards: Vec<PegBoard> = (0..8).map(|board| fresh(edition, &format!("bench {board}"))).collect();
        let mut next = boards.iter().cycle();
        criterion.bench_function(&format!("all words with best walks, fresh {name}"), |bencher| {
            bencher.iter(|| {
                let board = next.next().expect("boards go round");
                black_box(solver.solve(board, &BoardQuery::new(2, &none)).len())
            });
        });
    }
    let board = fresh(Edition::Deluxe, "bench 0");
    let longest = solver.solve(&board, &BoardQuery::new(2, &none)).into_iter().max_by_key(|found| found.word.len());
    let walk = longest.expect("a fresh board has words").walk;
    criterion
        .bench_function("score of one long walk", |bencher| bencher.iter(|| black_box(board.score(black_box(&walk)))));
}

criterion_group!(benches, bench);
criterion_main!(benches);
