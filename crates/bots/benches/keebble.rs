//! The time that a game of Keebble between bots takes, and the longest that the strong one thinks.
//!
//! ```sh
//! cargo bench -p kee-bots --bench keebble
//! ```

use criterion::{Criterion, criterion_group, criterion_main};
use kee_bots::keebble::{Reader, Strategist};
use kee_game::{Bot, BotView, Game, InWords, Match, Plan, Seat, Seed, play_out};
use kee_lexicon::{Lexicon, List};
use keebble::{Keebble, KeebbleOptions};
use std::hint::black_box;

/// Four hands full of choice, all expansions, an open sheet: there is more to think about than it does.
const MUCH_TO_THINK_ABOUT: &str = include_str!("keebble-much-to-think-about.txt");

fn games(criterion: &mut Criterion) {
    let resources = Lexicon::list(List::Common).resources();
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

fn thoughts(criterion: &mut Criterion) {
    let resources = Lexicon::list(List::Full).resources();
    let everything = Keebble::PRESETS.iter().find(|preset| preset.name == "everything").expect("a preset");
    let rules = Keebble::new((everything.options)(), Plan::alone(4).seating(), &resources).expect("a table");
    let state = rules.set_up(MUCH_TO_THINK_ABOUT.trim_end()).expect("a position");
    let game = Match::at_position(rules, state);
    let seed = Seed::named("thoughts");
    criterion.bench_function("the longest thought of strong, full list", |bencher| {
        bencher.iter(|| black_box(Strategist.choose(&BotView::new(&game, Seat::new(2)), &mut seed.dice(0))));
    });
}

criterion_group!(benches, games, thoughts);
criterion_main!(benches);
