//! The time to replay a game from its log, which is the price of waking a sleeping table.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kee_game::{
    Bot, BotView, Dice, Game, Header, Match, Plan, Preset, Record, Resources, Seed, play_out, replay, verify,
};
use kee_toys::{Auction, Bluff};
use std::hint::black_box;

/// Takes the action in the middle of its list.
struct Middling;

impl<G: Game> Bot<G> for Middling {
    fn choose(&mut self, seen: &BotView<'_, G>, _: &mut Dice) -> G::Action {
        let actions = seen.actions();
        actions[actions.len() / 2].clone()
    }
}

fn rules<G: Game>(preset: &str, plan: Plan) -> G {
    let preset = Preset::find(G::PRESETS, Some(preset)).expect("a preset of the game");
    G::new((preset.options)(), plan.seating(), &Resources::none()).expect("a good table")
}

fn bench_game<G: Game>(criterion: &mut Criterion, preset: &str, plan: Plan) {
    let seed = Seed::named("replay");
    let mut game = Match::new(rules::<G>(preset, plan));
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..plan.seats).map(|_| Box::new(Middling) as Box<dyn Bot<G>>).collect();
    play_out(&mut game, &seed, &mut bots, &mut seed.dice(u64::MAX)).expect("a bot that plays what is listed");
    let record = game.record(&Header::new(game.rules(), &Resources::none(), &[], &seed), &seed);
    let text = record.to_text();

    let mut group = criterion.benchmark_group(G::ID);
    group.throughput(Throughput::Elements(game.log().len() as u64));
    group.bench_function("apply the log", |bencher| {
        bencher.iter(|| {
            let mut again = Match::new(rules::<G>(preset, plan));
            for entry in game.log() {
                again.apply(entry.at, entry.input.clone()).expect("it was taken before");
            }
            black_box(again.wait().outcome().is_some())
        });
    });
    group.bench_function("replay the record", |bencher| {
        bencher.iter(|| black_box(replay::<G>(&record, &Resources::none(), usize::MAX)));
    });
    group.bench_function("read and verify the text", |bencher| {
        bencher.iter(|| {
            let record = Record::read(&text).expect("it was written so");
            black_box(verify::<G>(&record, &Resources::none()))
        });
    });
    group.finish();
}

fn bench(criterion: &mut Criterion) {
    bench_game::<Auction>(criterion, "teams", Plan::in_teams(6, 2));
    bench_game::<Bluff>(criterion, "classic", Plan::alone(3));
}

criterion_group!(benches, bench);
criterion_main!(benches);
