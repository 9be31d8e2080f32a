//! The cost of a live table: a move without listeners, a move with two, a reload from the log, and the memory of an
//! idle table.

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use kee_game::{Resources, Seat, Seed, Viewer, WallTime};
use kee_games::Setup;
use kee_table::{Command, MachineCommand, PersonId, Table, TableEntry, TableRequest, Teller};
use kee_wire::{House, TableCommand};
use std::hint::black_box;

const PEOPLE: [&str; 2] = ["anna", "bo"];
/// The longest auction for two: 13 prizes, 26 bids.
const GAME: &str = "auction";

fn person(seat: usize) -> PersonId {
    PEOPLE[seat].parse().expect("an id")
}

fn ask(table: &mut Table, now: u64, seat: usize, command: TableCommand) -> Vec<TableEntry> {
    let id = Some(format!("r-{now}").parse().expect("an id"));
    table.decide(WallTime::from_millis(now), &Command::Person { by: person(seat), id, command }).entries
}

/// A table for two with a new game, and its log.
fn begun() -> (Table, Vec<TableEntry>) {
    let setup = Setup { set: vec![("cards".to_owned(), "13".to_owned())], seats: Some(2), ..Setup::default() };
    let request = TableRequest { host: person(0), game: GAME.to_owned(), setup, house: House::default() };
    let (mut table, entry) = Table::make(WallTime::ZERO, request, &Resources::none()).expect("a good table");
    let mut log = vec![entry];
    for (seat, name) in PEOPLE.into_iter().enumerate() {
        log.extend(ask(&mut table, 1, seat, TableCommand::TakeSeat { seat: None, name: name.to_owned() }));
        log.extend(ask(&mut table, 2, seat, TableCommand::Ready { ready: true }));
    }
    let seed = Command::Machine(MachineCommand::Seed(Seed::named("bench")));
    log.extend(table.decide(WallTime::from_millis(3), &seed).entries);
    (table, log)
}

/// The bids of a whole game, in turn.
fn bids() -> Vec<(usize, String)> {
    let cards = "A23456789TJQK";
    cards.chars().flat_map(|card| [(0, format!("bid {card}")), (1, format!("bid {card}"))]).collect()
}

fn play(table: &mut Table, tellers: &mut [Teller], bids: &[(usize, String)]) -> usize {
    let mut bytes = 0;
    for (now, (seat, action)) in (10..).zip(bids) {
        let entries = ask(table, now, *seat, TableCommand::Act { action: action.clone(), on: None });
        bytes += serde_json::to_vec(&entries).expect("plain data").len();
        for teller in tellers.iter_mut() {
            let step = teller.step(table).map(kee_wire::ToClient::Step);
            bytes += serde_json::to_vec(&step).expect("plain data").len();
        }
    }
    bytes
}

fn bench(criterion: &mut Criterion) {
    let bids = bids();
    let mut group = criterion.benchmark_group("a move");
    group.throughput(Throughput::Elements(bids.len() as u64));
    for listening in [0, 2] {
        group.bench_function(format!("{listening} listening"), |bencher| {
            let fresh = || {
                let (table, _) = begun();
                let viewers = Seat::first(listening).map(Viewer::Seat);
                let tellers: Vec<Teller> = viewers.map(|viewer| Teller::new(&table, viewer)).collect();
                (table, tellers)
            };
            let play = |(mut table, mut tellers): (Table, Vec<Teller>)| play(&mut table, &mut tellers, &bids);
            bencher.iter_batched(fresh, |fresh| black_box(play(fresh)), BatchSize::SmallInput);
        });
    }
    group.finish();

    let (mut table, mut log) = begun();
    for (now, (seat, action)) in (10..).zip(&bids) {
        log.extend(ask(&mut table, now, *seat, TableCommand::Act { action: action.clone(), on: None }));
    }
    let mut group = criterion.benchmark_group("waking");
    group.throughput(Throughput::Elements(log.len() as u64));
    group.bench_function("a played table", |bencher| {
        bencher.iter(|| black_box(Table::wake(&log, &Resources::none()).expect("a good log").entries()));
    });
    group.finish();
}

/// Criterion does not measure memory, so this prints it: the size of an idle table, new and after a game.
fn idle(_: &mut Criterion) {
    const TABLES: usize = 2_000;
    let bids = bids();
    for (moves, name) in [(0, "just begun"), (bids.len() - 1, "before its last move")] {
        let before = resident();
        let tables: Vec<Table> = (0..TABLES)
            .map(|_| {
                let (mut table, _) = begun();
                play(&mut table, &mut [], &bids[..moves]);
                table
            })
            .collect();
        if let (Some(before), Some(after)) = (before, resident()) {
            println!("an idle table of two, {name}: {} bytes", after.saturating_sub(before) / tables.len());
        }
    }
}

/// The resident memory of this process, where the system reports it.
#[expect(clippy::disallowed_methods, reason = "a benchmark may look at its own process")]
fn resident() -> Option<usize> {
    let pages = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: usize = pages.split(' ').nth(1)?.parse().ok()?;
    Some(pages * 4096)
}

criterion_group!(benches, idle, bench);
criterion_main!(benches);
