//! `kee backup`, `kee restore` and `kee export`, on a store as a server would have left it or has open.

use crate::kee::Home;
use kee_game::{Input, SeatSet, WallTime};
use kee_server::store::{SqliteStore, Store, StoredGame, TableAppend, TableId, TableSummary, Tables};
use kee_table::{Entry, What};
use kee_wire::Phase;
use std::{fs, future::Future};

fn table() -> TableId {
    TableId::new(*b"ten bytes!")
}

fn block_on<T>(work: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime").block_on(work)
}

/// A store in which a game was finished `times` times.
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
        let entry =
            Entry { at: WallTime::from_millis(1), asked: None, what: What::Input(Input::Chance("3".to_owned())) };
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
        assert_eq!(home.kee(&["backup", "copy.db"]).good(), "kee.db is backed up to copy.db\n");
        home.kee(&["backup", "copy.db"]).no("copy.db exists already");

        home.kee(&["restore", "copy.db"]).no("kee.db exists already; --force replaces it");
        home.kee(&["restore", "copy.db", "--force"]).no("kee.db is in use; stop the server before restoring");
        store.close().await.expect("a clean end");
    });
    fs::remove_file(home.path("kee.db")).expect("a lost store");
    assert_eq!(home.kee(&["restore", "copy.db"]).good(), "kee.db is restored from copy.db\n");
    assert_eq!(home.kee(&["restore", "copy.db", "--force"]).good(), "kee.db is restored from copy.db\n");

    assert_eq!(home.kee(&["export", "--to", "games"]).good(), "2 games in games\n");
    let name = |number: u32| format!("games/auction-{}-{number}.kee", table());
    home.kee(&["verify", &name(1), &name(2)]).good();
    assert_eq!(fs::read_to_string(home.path(&name(1))).expect("a record"), home.record().to_text());
    let both = home.kee(&["export", &table().to_string()]).good();
    assert_eq!(both, home.record().to_text().repeat(2));
}

#[test]
fn what_is_not_there_is_said() {
    let home = Home::new();
    home.kee(&["backup", "copy.db"]).no("there is no file kee.db");
    home.kee(&["export"]).no("there is no file kee.db");
    home.kee(&["export", "--database", "other.db"]).no("there is no file other.db");
    assert!(!home.path("kee.db").exists(), "looking makes no store");
    home.kee(&["restore", "copy.db"]).no("there is no file copy.db");
    home.file("text", "keeboard record 1\n".repeat(300));
    home.kee(&["restore", "text"]).no("what is stored cannot be understood");
    home.kee(&["export", "a-table"]).usage(&["16 letters and digits"]);
    block_on(async { open_store(&home, 0).await.close().await.expect("a clean end") });
    home.kee(&["export", &table().to_string()]).no("no game was finished at table");
    assert_eq!(home.kee(&["export"]).good(), "");
}
