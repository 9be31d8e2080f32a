//! Appends through the group commit of the store on disk: every one is on disk before the next of its table.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use kee_game::{Input, Seat, SeatSet, WallTime};
use kee_server::store::{SqliteStore, StoredSeat, TableAppend, TableId, TableSummary, Tables};
use kee_table::{EntryKind, PersonId, RequestKey, TableEntry};
use kee_wire::Phase;
use std::{
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::{runtime::Runtime, task::JoinSet};

fn person(name: &str) -> PersonId {
    name.parse().expect("an id")
}

fn summary(at: u64) -> TableSummary {
    let sitting = |id: &str, name: &str| StoredSeat::Person { id: person(id), name: name.to_owned() };
    TableSummary {
        game: "chain".into(),
        phase: Phase::Playing,
        listed: false,
        seats: [sitting("p3f6q9v2x8c1m5k7", "Anna"), sitting("p8d2h4j6t9w1z3b5", "Bo")].into(),
        asked: SeatSet::only(Seat::new((at % 2) as usize)),
        deadline: None,
        wake: None,
        made: WallTime::from_millis(1),
        last: WallTime::from_millis(1_700_000_000_000 + at),
    }
}

/// A move as at a real table: who asked for it, and what was played.
fn one_move(table: TableId, first: u64) -> TableAppend {
    let asked = RequestKey { by: person("p3f6q9v2x8c1m5k7"), id: format!("k3v9-{first}").parse().expect("an id") };
    let seat = Seat::new((first % 2) as usize);
    let what = EntryKind::Input(Input::Act { seat, action: "bid 3".to_owned() });
    let entry = TableEntry { at: WallTime::from_millis(1_700_000_000_000 + first), asked: Some(asked), what };
    TableAppend { table, first, entries: vec![entry], summary: summary(first), finished: None }
}

/// Tables that play as fast as they can.
struct Hall {
    store: Arc<SqliteStore>,
    /// The length of each log.
    length: u64,
    tables: Vec<TableId>,
}

impl Hall {
    async fn open(path: &std::path::Path, tables: u16) -> Self {
        let store = Arc::new(SqliteStore::open(path).await.expect("a store"));
        // Ids are random: neighbours in time are not neighbours in the index.
        let scatter = |number: u16| {
            let bits = u128::from(number).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835).to_be_bytes();
            TableId::new(bits[..10].try_into().expect("ten bytes"))
        };
        let mut hall = Self { store, length: 0, tables: (0..tables).map(scatter).collect() };
        hall.play(1).await;
        hall
    }

    /// Plays this many moves at every table.
    async fn play(&mut self, moves: u64) {
        let mut tasks = JoinSet::new();
        let numbers = self.length + 1..=self.length + moves;
        for table in self.tables.clone() {
            let (store, numbers) = (Arc::clone(&self.store), numbers.clone());
            tasks.spawn(async move {
                for first in numbers {
                    store.append(one_move(table, first)).await.expect("nobody else writes");
                }
            });
        }
        tasks.join_all().await;
        self.length += moves;
    }
}

/// The processor time of all threads of this process.
fn cpu_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

fn append(criterion: &mut Criterion) {
    let runtime = Runtime::new().expect("a runtime");
    let mut group = criterion.benchmark_group("append");
    group.sample_size(20);
    for tables in [1, 10, 1000] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut hall = runtime.block_on(Hall::open(&folder.path().join("kee.db"), tables));
        let (mut spent, mut appends) = (Duration::ZERO, 0);
        group.throughput(Throughput::Elements(u64::from(tables)));
        group.bench_function(BenchmarkId::from_parameter(tables), |bencher| {
            bencher.iter_custom(|rounds| {
                let (began, before) = (Instant::now(), cpu_time());
                runtime.block_on(hall.play(rounds));
                spent += cpu_time() - before;
                appends += rounds * u64::from(tables);
                began.elapsed()
            });
        });
        println!("{tables} tables: {:.1} us of processor time an append", spent.as_secs_f64() * 1e6 / appends as f64);
    }
}

criterion_group!(benches, append);
criterion_main!(benches);
