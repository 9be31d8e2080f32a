//! How long a game of Keebble between bots takes.
//!
//! ```sh
//! cargo bench -p kee-bots --bench keebble
//! ```

use criterion::{Criterion, criterion_group, criterion_main};
use kee_bots::keebble::Reader;
use kee_game::{Bot, Game, Match, Plan, Resources, Seed, play_out};
use kee_lexicon::{Lexicon, List};
use keebble::{Keebble, KeebbleOptions};
use std::hint::black_box;

fn games(criterion: &mut Criterion) {
    let list = Lexicon::list(List::Common);
    let resources = Resources::with_words(list.name(), list.hash(), list.clone());
    let mut number = 0;
    criterion.bench_function("a game of four readers, common list", |bencher| {
        bencher.iter(|| {
            number += 1;
            let seed = Seed::named(&number.to_string());
            let rules = Keebble::new(KeebbleOptions::default(), Plan::alone(4).seating(), &resources).expect("a table");
            let mut bots: Vec<Box<dyn Bot<Keebble>>> =
                (0..4).map(|_| Box::new(Reader::new(List::Common, 100)) as Box<dyn Bot<Keebble>>).collect();
            let mut game = Match::new(rules);
            black_box(play_out(&mut game, &seed, &mut bots, &mut seed.dice(1_000_000)).expect("no bot is refused"))
        });
    });
}

criterion_group!(benches, games);
criterion_main!(benches);
