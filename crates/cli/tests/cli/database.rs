//! `kee backup`, `kee restore` and `kee export`, with and without a running server.

use crate::kee::Home;
use kee_game::{Input, SeatSet, WallTime};
use kee_server::store::{SqliteStore, Store, StoredGame, TableAppend, TableId, TableSummary, Tables};
use kee_table::{EntryKind, TableEntry};
use kee_wire::Phase;
use std::{fs, future::Future};

fn table() -> TableId {
    TableId::new(*b"ten bytes!")
}

fn block_on<T>(work: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime").block_on(work)
}

/// A store with this many finished games.
async fn open_store(home: &Home, times: u32) -> SqliteStore {
    let store = SqliteStore::open(&home.path("kee.db")).await.expect("a store");
    let summary = TableSummary {
        game: "auction".into(),
        phase: Phase::Over,
        listed: false,
        seats: [].into(),
        asked: SeatSet::NONE,
        deadline: None,
        wake: None,
        made: WallTime::from_millis(1),
        last: WallTime::from_millis(1),
    };
    for number in 1..=times {
        let entry = TableEntry {
            at: WallTime::from_millis(1),
            asked: None,
            what: EntryKind::Input(Input::Chance("3".to_owned())),
        };
        let record = home.record().to_text();
        let finished =
            StoredGame { table: table(), number, game: "auction".to_owned(), at: WallTime::from_millis(1), record };
        let first = u64::from(number);
        let append = TableAppend {
            table: table(),
            first,
            entries: vec![entry],
            summary: summary.clone(),
            finished: Some(finished),
        };
        store.append(append).await.expect("a finished game");
    }
    store
}

#[test]
fn a_backup_of_a_running_store_can_be_restored_and_its_games_exported() {
    let home = Home::new();
    block_on(async {
        let store = open_store(&home, 2).await;
        assert_eq!(home.kee(&["backup", "copy.db"]).good(), "Backed up kee.db to copy.db\n");
        home.kee(&["backup", "copy.db"]).no("copy.db already exists");

        home.kee(&["restore", "copy.db"])
            .no("kee.db already exists\n  tip: stop the server and replace it with --force");
        home.kee(&["restore", "copy.db", "--force"]).no("tip: stop the server before restoring");
        store.close().await.expect("a clean end");
    });
    fs::remove_file(home.path("kee.db")).expect("a lost store");
    assert_eq!(home.kee(&["restore", "copy.db"]).good(), "Restored kee.db from copy.db\n");
    assert_eq!(home.kee(&["restore", "copy.db", "--force"]).good(), "Restored kee.db from copy.db\n");

    assert_eq!(home.kee(&["export", "--to", "games"]).good(), "Wrote 2 games to games\n");
    let name = |number: u32| format!("games/auction-{}-{number}.kee", table());
    home.kee(&["verify", &name(1), &name(2)]).good();
    assert_eq!(fs::read_to_string(home.path(&name(1))).expect("a record"), home.record().to_text());
    let both = home.kee(&["export", &table().to_string()]).good();
    assert_eq!(both, home.record().to_text().repeat(2));
}

#[test]
fn a_missing_or_broken_file_is_reported() {
    let home = Home::new();
    home.kee(&["backup", "copy.db"]).no("kee.db does not exist");
    home.kee(&["export"]).no("kee.db does not exist\n  tip: choose the database with --database");
    home.kee(&["export", "--database", "other.db"]).no("other.db does not exist");
    assert!(!home.path("kee.db").exists(), "looking makes no store");
    home.kee(&["restore", "copy.db"]).no("copy.db does not exist");
    home.file("text", "keeboard record 1\n".repeat(300));
    home.kee(&["restore", "text"]).no("cannot read the database");
    home.kee(&["export", "a-table"]).usage(&["16 letters and digits"]);
    block_on(async { open_store(&home, 0).await.close().await.expect("a clean end") });
    home.kee(&["export", &table().to_string()]).no("has no finished games");
    assert_eq!(home.kee(&["export"]).good(), "");
}
