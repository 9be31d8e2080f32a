//! Tables: what is appended is what is found.

use crate::{made_up::*, on_every_store};
use kee_game::{SeatSet, WallTime};
use kee_server::store::{StoredSeat, StoredTable, TableCode, TableId, TableSummary};
use kee_wire::Phase;

fn ids(listed: &[StoredTable]) -> Vec<TableId> {
    listed.iter().map(|listed| listed.table).collect()
}

#[test]
fn a_log_is_what_was_appended_in_order() {
    on_every_store(|store| async move {
        made(&*store, table(1), summary(10)).await;
        let mut two = append(table(1), 2, TableSummary { last: WallTime::from_millis(20), ..summary(10) });
        two.entries.push(entry(20, "move 3"));
        store.append(two.clone()).await.expect("the log ends at 1");
        store.append(append(table(2), 1, summary(30))).await.expect("another table");

        let log = store.log(table(1), 0).await.expect("a log");
        assert_eq!(log.iter().map(text).collect::<Vec<_>>(), ["move 1", "move 2", "move 3"]);
        assert_eq!(store.log(table(1), 2).await.expect("its end"), two.entries[1..]);
        assert_eq!(store.log(table(1), 9).await, Ok(vec![]));
        assert_eq!(store.log(table(7), 0).await, Ok(vec![]));

        let listed = StoredTable { table: table(1), entries: 3, summary: two.summary };
        assert_eq!(store.table(table(1)).await, Ok(Some(listed)));
        assert_eq!(store.table(table(7)).await, Ok(None));
        assert_eq!((store.length(table(1)).await, store.length(table(7)).await), (Ok(3), Ok(0)));
        assert_eq!(store.news().await, Ok(vec![]), "nobody else writes");
    });
}

#[test]
fn a_number_is_taken_once_and_none_is_skipped() {
    on_every_store(|store| async move {
        assert_eq!(store.append(append(table(1), 2, summary(1))).await, taken(1));
        assert_eq!(store.append(append(table(1), 0, summary(1))).await, taken(1));
        made(&*store, table(1), summary(1)).await;
        let other = TableSummary { phase: Phase::Playing, last: WallTime::from_millis(5), ..summary(1) };
        for first in [0, 1, 3, u64::MAX] {
            assert_eq!(store.append(append(table(1), first, other.clone())).await, taken(2), "{first}");
        }
        let listed = store.table(table(1)).await.expect("an answer").expect("a table");
        assert_eq!((listed.entries, listed.summary), (1, summary(1)));
        assert_eq!(store.log(table(1), 0).await.map(|log| log.len()), Ok(1));
    });
}

#[test]
fn tables_are_due_in_order_of_time() {
    on_every_store(|store| async move {
        let wakes = [(1, Some(300)), (2, Some(100)), (3, None), (4, Some(200)), (5, Some(100))];
        for (number, wake) in wakes {
            made(&*store, table(number), TableSummary { wake: wake.map(WallTime::from_millis), ..summary(1) }).await;
        }
        let due = |by: u64, most: u32| store.due(WallTime::from_millis(by), most);
        assert_eq!(due(99, 9).await, Ok(vec![]));
        let early = vec![
            (WallTime::from_millis(100), table(2)),
            (WallTime::from_millis(100), table(5)),
            (WallTime::from_millis(200), table(4)),
        ];
        assert_eq!(due(200, 9).await, Ok(early.clone()));
        assert_eq!(due(999, 2).await, Ok(early[..2].to_vec()));
        // A move sets another time, and the table is no longer due.
        store.append(append(table(2), 2, summary(1))).await.expect("a move");
        assert_eq!(due(200, 9).await, Ok(early[1..].to_vec()));
    });
}

#[test]
fn the_lobby_has_open_tables_newest_first() {
    on_every_store(|store| async move {
        let full = vec![sitting("anna"), StoredSeat::Bot("random".to_owned())];
        let tables = [
            (1, summary(10)),
            (2, TableSummary { listed: false, ..summary(20) }),
            (3, TableSummary { phase: Phase::Playing, ..summary(30) }),
            (4, TableSummary { seats: full.clone().into(), ..summary(40) }),
            (5, summary(50)),
        ];
        for (number, summary) in tables {
            made(&*store, table(number), summary).await;
        }
        let lobby = store.lobby(9).await.expect("a lobby");
        assert_eq!(ids(&lobby), [table(5), table(1)]);
        assert_eq!(lobby[0].summary, summary(50));
        assert_eq!(ids(&store.lobby(1).await.expect("a lobby")), [table(5)]);
        // Even if the append does not look as if it could fill the table.
        store.append(append(table(5), 2, TableSummary { seats: full.into(), ..summary(50) })).await.expect("it filled");
        assert_eq!(ids(&store.lobby(9).await.expect("a lobby")), [table(1)]);
    });
}

#[test]
fn a_code_finds_the_only_table_that_can_be_joined() {
    on_every_store(|store| async move {
        // The same code, since names differ only at their end.
        let twin = |first: u8| TableId::new([first, 9, 9, 9, 9, 9, 9, 9, 9, 9]);
        let code: TableCode = twin(1).as_str()[..TableCode::LENGTH].to_uppercase().parse().expect("a code");
        let found = async || store.by_code(&code).await.expect("an answer").map(|listed| listed.table);
        assert_eq!(found().await, None);
        made(&*store, table(3), summary(10)).await;
        made(&*store, twin(1), TableSummary { listed: false, ..summary(20) }).await;
        assert_eq!(found().await, Some(twin(1)), "even one that is in no list");
        made(&*store, twin(2), TableSummary { phase: Phase::Playing, ..summary(30) }).await;
        assert_eq!(found().await, Some(twin(1)), "a table with a game in progress cannot be joined");
        made(&*store, twin(3), summary(40)).await;
        assert_eq!(found().await, None, "nobody is sent to the wrong table");
        let full = vec![sitting("anna"), StoredSeat::Bot("random".to_owned())];
        store.append(append(twin(1), 2, TableSummary { seats: full.into(), ..summary(20) })).await.expect("it filled");
        assert_eq!(found().await, Some(twin(3)));
    });
}

#[test]
fn my_tables_come_most_urgent_first() {
    on_every_store(|store| async move {
        let mine =
            || TableSummary { phase: Phase::Playing, seats: [sitting("bo"), sitting("anna")].into(), ..summary(10) };
        let hers = |asked: &str| asked.parse::<SeatSet>().expect("seats");
        let tables = [
            (1, TableSummary { last: WallTime::from_millis(50), ..mine() }),
            (2, TableSummary { last: WallTime::from_millis(60), ..mine() }),
            (3, TableSummary { asked: hers("A"), deadline: Some(WallTime::from_millis(70)), ..mine() }),
            (4, TableSummary { asked: hers("B"), deadline: Some(WallTime::from_millis(99)), ..mine() }),
            (5, TableSummary { asked: hers("AB"), deadline: Some(WallTime::from_millis(80)), ..mine() }),
            (6, TableSummary { phase: Phase::Closed, ..mine() }),
            (7, TableSummary { seats: [sitting("bo"), StoredSeat::Open].into(), ..mine() }),
        ];
        for (number, summary) in tables {
            made(&*store, table(number), summary).await;
        }
        let anna = person("anna");
        let found = store.tables_of(&anna).await.expect("tables");
        assert_eq!(ids(&found), [table(5), table(4), table(3), table(2), table(1)]);
        assert_eq!(store.tables_of(&person("nobody")).await, Ok(vec![]));
        // She stands up from one and sits down at another.
        store
            .append(append(table(5), 2, TableSummary { seats: [sitting("bo"), StoredSeat::Open].into(), ..mine() }))
            .await
            .expect("up");
        store.append(append(table(7), 2, mine())).await.expect("down");
        let found = store.tables_of(&anna).await.expect("tables");
        assert_eq!(ids(&found), [table(4), table(3), table(2), table(1), table(7)]);
    });
}

#[test]
fn finished_games_are_kept_with_the_entries_that_end_them() {
    on_every_store(|store| async move {
        for number in [2, 1] {
            made(&*store, table(number), summary(1)).await;
            for game in 1..=3 {
                let ends = append(table(number), u64::from(game) + 1, summary(1));
                let ends = kee_server::store::TableAppend { finished: Some(finished(table(number), game)), ..ends };
                store.append(ends).await.expect("it goes on");
            }
        }
        // An append that comes too late leaves no game behind.
        let late = append(table(1), 4, summary(1));
        let late = kee_server::store::TableAppend { finished: Some(finished(table(1), 4)), ..late };
        assert_eq!(store.append(late).await, taken(5));

        let at = |number: u8| (1..=3).map(move |game| finished(table(number), game));
        assert_eq!(store.games_at(table(1)).await, Ok(at(1).collect()));
        assert_eq!(store.games_at(table(7)).await, Ok(vec![]));
        let all: Vec<_> = at(1).chain(at(2)).collect();
        assert_eq!(store.games(None, 9).await, Ok(all.clone()));
        assert_eq!(store.games(None, 2).await, Ok(all[..2].to_vec()));
        assert_eq!(store.games(Some((table(1), 2)), 2).await, Ok(all[2..4].to_vec()));
        assert_eq!(store.games(Some((table(2), 3)), 2).await, Ok(vec![]));
    });
}

#[test]
fn the_last_heartbeat_is_known() {
    on_every_store(|store| async move {
        assert_eq!(store.last_alive().await, Ok(None));
        for now in [10, 30, 20] {
            assert_eq!(store.alive(WallTime::from_millis(now)).await, Ok(()));
        }
        assert_eq!(store.last_alive().await, Ok(Some(WallTime::from_millis(30))));
    });
}

#[test]
fn a_closed_store_says_so() {
    on_every_store(|store| async move {
        made(&*store, table(1), summary(1)).await;
        assert_eq!(store.ready().await, Ok(()));
        assert_eq!(store.close().await, Ok(()));
        let closed = |error| matches!(error, kee_server::store::StoreError::Unavailable(_));
        assert!(store.append(append(table(1), 2, summary(1))).await.is_err_and(closed));
        assert!(store.log(table(1), 0).await.is_err_and(closed));
        assert!(store.ready().await.is_err_and(closed));
        assert!(store.close().await.is_err_and(closed));
    });
}
