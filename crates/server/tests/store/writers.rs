//! Several writers to the same tables at once.

use crate::{block_on, made_up::*, on_every_store};
use kee_game::WallTime;
use kee_server::store::{SqliteStore, Store, StoreError, TableAppend, TableSummary, Tables};
use kee_wire::Phase;
use proptest::prelude::*;
use std::sync::Arc;
use tokio::task::JoinSet;

/// The appends of one writer: the table, and the number of entries.
type Plan = Vec<(u8, u8)>;

/// The successful appends of one writer: where they went, and what was in them.
type Won = Vec<(u8, u64, Vec<String>)>;

fn plans() -> impl Strategy<Value = Vec<Plan>> {
    prop::collection::vec(prop::collection::vec((0..3_u8, 1..4_u8), 1..12), 2..5)
}

/// Appends everything in the plan, each at the end of the log as far as this writer knows it. After a conflict it
/// continues from the real end.
async fn write(store: Arc<dyn Store>, writer: usize, plan: Plan) -> Won {
    let mut won = Won::new();
    for (turn, (number, count)) in plan.into_iter().enumerate() {
        let mut first = 1;
        loop {
            let texts: Vec<_> = (0..count).map(|part| format!("{writer} {turn} {part}")).collect();
            let at = first * 10;
            let entries = texts.iter().map(|text| entry(at, text)).collect();
            // Sometimes the summary changes in a way that moves do not.
            let phase = if turn % 3 == 2 { Phase::Playing } else { Phase::Gathering };
            let summary = TableSummary {
                phase,
                wake: Some(WallTime::from_millis(at)),
                last: WallTime::from_millis(at),
                ..summary(1)
            };
            match store.append(TableAppend { table: table(number), first, entries, summary, finished: None }).await {
                Ok(()) => {
                    won.push((number, first, texts));
                    break;
                }
                Err(StoreError::Taken { next }) => first = next,
                Err(other) => panic!("{other}"),
            }
        }
    }
    won
}

/// Runs all writers on these stores, which are the same one or share a file, and compares the logs with what each
/// writer was told.
async fn compete(stores: &[Arc<dyn Store>], plans: Vec<Plan>) {
    let mut tasks = JoinSet::new();
    for (writer, plan) in plans.into_iter().enumerate() {
        let store = Arc::clone(&stores[writer % stores.len()]);
        tasks.spawn(write(store, writer, plan));
    }
    let mut won: Won = tasks.join_all().await.into_iter().flatten().collect();
    won.sort();
    for number in 0..3 {
        let here = won.iter().filter(|(table, ..)| *table == number);
        let mut expected = Vec::new();
        let mut last = 0;
        for (_, first, texts) in here {
            assert_eq!(*first, expected.len() as u64 + 1, "table {number}: a number was won twice, or skipped");
            expected.extend(texts.clone());
            last = first * 10;
        }
        for store in stores {
            let log = store.log(table(number), 0).await.expect("a log");
            assert_eq!(log.iter().map(text).collect::<Vec<_>>(), expected, "table {number}");
            let listed = store.table(table(number)).await.expect("an answer");
            let stands = listed.map(|listed| (listed.entries, listed.summary.last, listed.summary.wake));
            let should = (!log.is_empty()).then_some((
                log.len() as u64,
                WallTime::from_millis(last),
                Some(WallTime::from_millis(last)),
            ));
            assert_eq!(stands, should, "table {number}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn of_all_writers_of_a_number_one_wins(plans in plans()) {
        on_every_store(|store| {
            let plans = plans.clone();
            async move { compete(&[store], plans).await }
        });
    }

    #[test]
    fn processes_that_share_a_file_do_not_get_in_each_others_way(plans in plans()) {
        block_on(async {
            let folder = tempfile::tempdir().expect("a folder");
            let path = folder.path().join("kee.db");
            let mut stores: Vec<Arc<dyn Store>> = Vec::new();
            for _ in 0..2 {
                stores.push(Arc::new(SqliteStore::open(&path).await.expect("a store")));
            }
            compete(&stores, plans).await;
        });
    }
}

#[test]
fn a_thousand_tables_move_at_once() {
    on_every_store(|store| async move {
        let ids: Vec<_> = (0..1000_u16)
            .map(|number| {
                let [high, low] = number.to_be_bytes();
                kee_server::store::TableId::new([0, 0, 0, 0, 0, 0, 0, 0, high, low])
            })
            .collect();
        for first in 1..=3 {
            let mut tasks = JoinSet::new();
            for id in ids.clone() {
                let store = Arc::clone(&store);
                tasks.spawn(async move {
                    // One in a hundred is wrong about the end of its log, which must not harm the others.
                    let wrong = id.as_str().ends_with("00");
                    let done = store.append(append(id, first + u64::from(wrong), summary(first))).await;
                    assert_eq!(done, if wrong { taken(first) } else { Ok(()) });
                    if wrong {
                        store.append(append(id, first, summary(first))).await.expect("now it is right");
                    }
                });
            }
            tasks.join_all().await;
        }
        for id in ids {
            assert_eq!(store.log(id, 0).await.map(|log| log.len()), Ok(3));
        }
    });
}

#[test]
fn a_writer_may_send_the_next_append_before_the_last_is_answered() {
    on_every_store(|store| async move {
        let numbered = (1..=50).map(|first| {
            let phase = if first % 7 == 0 { Phase::Over } else { Phase::Playing };
            store.append(append(table(1), first, TableSummary { phase, ..summary(1) }))
        });
        for done in futures_util::future::join_all(numbered).await {
            assert_eq!(done, Ok(()));
        }
        let log = store.log(table(1), 0).await.expect("a log");
        let expected: Vec<_> = (1..=50).map(|number| format!("move {number}")).collect();
        assert_eq!(log.iter().map(text).collect::<Vec<_>>(), expected);
    });
}

#[test]
fn each_process_hears_once_of_other_processes_entries() {
    block_on(async {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("kee.db");
        let here = SqliteStore::open(&path).await.expect("a store");
        let there = SqliteStore::open(&path).await.expect("the same store");
        made(&here, table(1), summary(1)).await;
        made(&here, table(2), summary(1)).await;
        assert_eq!(here.news().await, Ok(vec![]), "our own writes are no news");
        let mut news = there.news().await.expect("an answer");
        news.sort();
        assert_eq!(news, [(table(1), 1), (table(2), 1)]);
        assert_eq!(there.news().await, Ok(vec![]));
        there.append(append(table(2), 2, summary(1))).await.expect("a move");
        assert_eq!(here.news().await, Ok(vec![(table(2), 2)]));
        assert_eq!(there.news().await, Ok(vec![]));
    });
}
