//! Backup, restore and export.

use crate::{block_on, made_up::*, on_every_store};
use kee_server::store::{SqliteStore, Store, StoreError, TableAppend, Tables, backup, export, restore};
use std::{
    fs,
    path::{Path, PathBuf},
};
use tempfile::TempDir;

/// A store with one table in a folder of its own, and where a copy of it can be.
async fn stored() -> (TempDir, PathBuf, PathBuf, SqliteStore) {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, copy) = (folder.path().join("kee.db"), folder.path().join("copy.db"));
    let store = SqliteStore::open(&path).await.expect("a store");
    made(&store, table(1), summary(1)).await;
    (folder, path, copy, store)
}

async fn length(path: &Path) -> u64 {
    let store = SqliteStore::open(path).await.expect("a store");
    let length = store.log(table(1), 0).await.expect("a log").len() as u64;
    store.close().await.expect("a clean end");
    length
}

fn sentence(done: Result<(), StoreError>) -> String {
    done.expect_err("it is refused").to_string()
}

#[test]
fn a_backup_is_a_snapshot_of_a_running_store() {
    block_on(async {
        let (folder, path, copy, store) = stored().await;
        let writing = async {
            for first in 2..300 {
                store.append(append(table(1), first, summary(1))).await.expect("nobody else writes");
            }
        };
        let (done, ()) = tokio::join!(backup(&path, &copy), writing);
        assert_eq!(done, Ok(()));
        let copied = length(&copy).await;
        assert!((1..300).contains(&copied), "{copied}");
        assert_eq!(store.log(table(1), 0).await.map(|log| log.len()), Ok(299));

        let why = sentence(backup(&path, &copy).await);
        assert!(why.contains("already exists"), "{why}");
        let why = sentence(backup(&folder.path().join("none.db"), &folder.path().join("new.db")).await);
        assert!(why.contains("does not exist"), "{why}");
        let names = fs::read_dir(folder.path()).expect("a folder").map(|file| file.expect("a file").file_name());
        assert!(names.into_iter().all(|name| !name.to_string_lossy().contains("partial")));
    });
}

#[test]
fn a_backup_replaces_a_store_only_on_request_and_when_unused() {
    block_on(async {
        let (folder, path, copy, store) = stored().await;
        backup(&path, &copy).await.expect("a backup");
        store.append(append(table(1), 2, summary(1))).await.expect("a move");

        let why = sentence(restore(&copy, &path, false).await);
        assert!(why.contains("already exists"), "{why}");
        let why = sentence(restore(&copy, &path, true).await);
        assert!(why.contains("in use"), "{why}");
        store.append(append(table(1), 3, summary(1))).await.expect("it goes on");
        store.close().await.expect("a clean end");

        assert_eq!(restore(&copy, &path, true).await, Ok(()));
        assert_eq!(length(&path).await, 1);
        let elsewhere = folder.path().join("elsewhere.db");
        assert_eq!(restore(&copy, &elsewhere, false).await, Ok(()));
        assert_eq!(length(&elsewhere).await, 1);
    });
}

#[test]
fn leftovers_of_a_killed_server_do_not_reach_a_restored_store() {
    block_on(async {
        let (folder, path, copy, store) = stored().await;
        backup(&path, &copy).await.expect("a backup");
        store.append(append(table(1), 2, summary(1))).await.expect("a move");
        let wal = fs::read(folder.path().join("kee.db-wal")).expect("what is not folded in yet");
        store.close().await.expect("a clean end");
        fs::remove_file(&path).expect("a lost file");
        fs::write(folder.path().join("kee.db-wal"), wal).expect("as it was");
        assert_eq!(restore(&copy, &path, false).await, Ok(()));
        assert_eq!(length(&path).await, 1);
    });
}

#[test]
fn only_a_whole_backup_of_ours_is_restored() {
    block_on(async {
        let (folder, path, copy, store) = stored().await;
        backup(&path, &copy).await.expect("a backup");
        store.close().await.expect("a clean end");

        let whole = fs::read(&copy).expect("a backup");
        let cut = folder.path().join("cut.db");
        fs::write(&cut, &whole[..whole.len() / 2]).expect("half of it");
        let other = folder.path().join("other.db");
        fs::write(&other, "keeboard record 1\n".repeat(500)).expect("a file");
        let empty = folder.path().join("empty.db");
        fs::write(&empty, "").expect("a file");
        for wrong in [&cut, &other, &empty] {
            let why = sentence(restore(wrong, &path, true).await);
            assert!(why.starts_with("cannot read the database"), "{}: {why}", wrong.display());
        }
        assert_eq!(length(&path).await, 1, "what was there is still there");
        assert_eq!(fs::read(&copy).expect("a backup"), whole, "and the backup is as it was");
    });
}

#[cfg(unix)]
#[test]
fn only_its_owner_may_read_a_store() {
    use std::os::unix::fs::PermissionsExt;
    block_on(async {
        let (folder, path, copy, _store) = stored().await;
        backup(&path, &copy).await.expect("a backup");
        for name in ["kee.db", "kee.db-wal", "copy.db"] {
            let mode = fs::metadata(folder.path().join(name)).expect("a file").permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "{name}");
        }
    });
}

#[test]
fn every_finished_game_is_exported_once() {
    on_every_store(|store| async move {
        made(&*store, table(1), summary(1)).await;
        made(&*store, table(2), summary(1)).await;
        for game in 1..=230_u32 {
            let ends = append(table(1 + (game % 2) as u8), u64::from(game.div_ceil(2)) + 1, summary(1));
            let finished = Some(finished(ends.table, game.div_ceil(2)));
            store.append(TableAppend { finished, ..ends }).await.expect("a game");
        }
        let mut all = Vec::new();
        let take = |game: kee_server::store::StoredGame| {
            all.push((game.table, game.number));
            Ok::<(), StoreError>(())
        };
        export(&*store, None, take).await.expect("all");
        let expected: Vec<_> = [1, 2].into_iter().flat_map(|id| (1..=115).map(move |game| (table(id), game))).collect();
        assert_eq!(all, expected);

        let mut some = 0;
        let take = |_| {
            some += 1;
            if some == 3 { Err(StoreError::NoRoom("enough".to_owned())) } else { Ok(()) }
        };
        assert!(export(&*store, Some(table(2)), take).await.is_err());
        assert_eq!(some, 3);
    });
}
