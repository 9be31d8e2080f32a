//! The largest events: the draw of a tournament of 256 teams, a round of a party of 400 guests, and the replay of
//! both.

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use kee_event::{Event, Log, LogEntry, Moment, party, tournament};
use kee_game::{Seed, Unreadable};
use std::{hint::black_box, str::FromStr};

fn begin<E: Event>(first: E::Entry) -> Log<E> {
    let by = "host".parse().expect("a person");
    Log::begin(LogEntry { at: Moment::default(), by, what: first }).expect("a good plan")
}

fn does<E: Event>(log: &mut Log<E>, text: &str)
where
    E::Command: FromStr<Err = Unreadable>,
{
    let command: E::Command = text.parse().expect("a command");
    log.decide(Moment::default(), &"host".parse().expect("a person"), &command).expect("it can be done");
}

/// A tournament after this many rounds.
fn tournament(teams: usize, rounds: usize) -> Log<tournament::Tournament> {
    let plan = tournament::TournamentPlan {
        rounds: 20,
        ..tournament::TournamentPlan::new("Bench", tournament::Points::Sheet, Seed::named("bench"))
    };
    let mut log = begin(tournament::TournamentEntry::Opened(Box::new(plan)));
    (0..teams).for_each(|team| does(&mut log, &format!("team Team {team}: One {team}, Two {team}")));
    for round in 0..rounds {
        does(&mut log, "draw");
        for table in 0..teams / 2 {
            let order = if (table + round) % 3 == 0 { "ABBABAABBAAB" } else { "BABABBBABBAB" };
            does(&mut log, &format!("result {} {order}", table + 1));
        }
    }
    log
}

/// A party after this many rounds.
fn party(guests: usize, rounds: usize, manner: party::PartyManner) -> Log<party::Party> {
    let plan = party::PartyPlan { manner, ..party::PartyPlan::party("Bench", Seed::named("bench")) };
    let mut log = begin(party::PartyEntry::Opened(Box::new(plan)));
    (0..guests).for_each(|guest| does(&mut log, &format!("join Guest {guest}")));
    for round in 0..rounds {
        does(&mut log, "round");
        (0..guests.div_ceil(4)).for_each(|table| does(&mut log, &format!("result {} {round} 5 {table} 9", table + 1)));
    }
    log
}

fn bench(criterion: &mut Criterion) {
    for rounds in [0, 2, 10] {
        for (teams, how) in [(256, "standing"), (256, "lot"), (255, "standing")] {
            let log = tournament(teams, rounds);
            criterion.bench_function(&format!("draw {teams} teams by {how} after {rounds} rounds"), |bench| {
                bench.iter_batched(
                    || log.clone(),
                    |mut log| does(&mut log, &format!("draw {how}")),
                    BatchSize::LargeInput,
                );
            });
        }
    }
    for manner in [party::PartyManner::Ladder, party::PartyManner::RoundRobin] {
        let log = party(400, 3, manner);
        criterion.bench_function(&format!("lay 100 tables, {manner}"), |bench| {
            bench.iter_batched(|| log.clone(), |mut log| does(&mut log, "round"), BatchSize::LargeInput);
        });
    }
    let log = tournament(256, 3);
    criterion.bench_function("standings of 256 teams", |bench| bench.iter(|| black_box(&log).state().standings()));
    let text = log.to_text();
    criterion.bench_function("read the log of 256 teams and 3 rounds", |bench| {
        bench.iter(|| Log::<tournament::Tournament>::read(black_box(&text)).expect("a good log"));
    });
}

criterion_group!(benches, bench);
criterion_main!(benches);
