//! The speed of the core: copies, plays with their generation, and whole random games.
//!
//! ```sh
//! cargo bench -p keezen                  # everything
//! cargo bench -p keezen -- "random game" # whole games only
//! ```

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use keezen::core::{Card, CardTable, Deck, KeezenPhase, Laws, Play};
use std::{hint::black_box, ops::ControlFlow};

/// Random numbers good enough to choose plays and so cheap that we measure the game.
struct Fast(u64);

impl Fast {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * bound as u64) >> 32) as usize
    }
}

struct Player {
    laws: Laws,
    order: Vec<Card>,
    plays: Vec<Play>,
    fast: Fast,
}

impl Player {
    fn new(laws: Laws) -> Self {
        Self { laws, order: laws.full_deck().iter().collect(), plays: Vec::with_capacity(512), fast: Fast(7) }
    }

    /// Makes one random play, or a shuffle if one is due.
    fn step(&mut self, table: &mut CardTable) {
        match table.phase {
            KeezenPhase::Dealer => table.set_dealer(&self.laws, self.fast.below(self.laws.seat_count())),
            KeezenPhase::Shuffle => {
                for last in (1..self.order.len()).rev() {
                    self.order.swap(last, self.fast.below(last + 1));
                }
                table.shuffle(&self.laws, Deck::of(&self.order).expect("a deck"), &mut |_| {});
            }
            KeezenPhase::Turn => {
                self.plays.clear();
                let _ = table.visit_plays(&self.laws, &mut |play| {
                    self.plays.push(play);
                    ControlFlow::Continue(())
                });
                let play = self.plays[self.fast.below(self.plays.len())];
                table.play(&self.laws, &play, &mut |_| {});
            }
            KeezenPhase::Exchange | KeezenPhase::Won => {}
        }
    }

    /// Plays a whole game and returns the number of cards played.
    fn game(&mut self) -> u64 {
        let mut table = CardTable::new(&self.laws);
        let mut plays = 0;
        while table.phase != KeezenPhase::Won {
            plays += u64::from(table.phase == KeezenPhase::Turn);
            self.step(&mut table);
        }
        plays
    }
}

fn bench(criterion: &mut Criterion) {
    let laws = Laws::sheet(4, true);
    let mut player = Player::new(laws);
    let mut table = CardTable::new(&laws);
    (0..60).for_each(|_| player.step(&mut table));

    criterion.bench_function("copy of a table", |bencher| {
        bencher.iter(|| black_box(*black_box(&table)));
    });

    let (games, plays) = (200, (0..200).map(|_| player.game()).sum::<u64>());
    println!("random games of 4 seats have {} plays on average", plays / games);
    for (name, laws) in
        [("4 seats, partners", laws), ("2 seats", Laws::sheet(2, false)), ("8 seats, partners", Laws::sheet(8, true))]
    {
        let mut player = Player::new(laws);
        let mut group = criterion.benchmark_group("random game");
        group.bench_function(name, |bencher| bencher.iter(|| black_box(player.game())));
        group.finish();
    }

    // Every position of some games with its legal plays, and one of them made.
    let mut group = criterion.benchmark_group("random play");
    group.throughput(Throughput::Elements(1));
    group.bench_function("4 seats, partners", |bencher| {
        bencher.iter(|| {
            if table.phase == KeezenPhase::Won {
                table = CardTable::new(&laws);
            }
            player.step(&mut table);
        });
    });
    group.finish();
}

criterion_group!(benches, bench);
criterion_main!(benches);
