//! Files that are opened, and files that are refused.

use crate::{block_on, made_up::*};
use kee_server::store::{SqliteStore, Store, StoreError, Tables};
use sqlx::{Connection, SqliteConnection, query, sqlite::SqliteConnectOptions};
use std::path::Path;

async fn in_file(path: &Path, statement: &'static str) {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
    let mut file = SqliteConnection::connect_with(&options).await.expect("a file");
    query(statement).execute(&mut file).await.expect("it can be done");
    file.close().await.expect("a clean end");
}

async fn refusal(path: &Path) -> String {
    match SqliteStore::open(path).await {
        Err(StoreError::Broken(why) | StoreError::Unavailable(why)) => why,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_store_is_the_same_after_closing_and_opening() {
    block_on(async {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("kee.db");
        let store = SqliteStore::open(&path).await.expect("a new store");
        made(&store, table(1), summary(1)).await;
        store.close().await.expect("a clean end");
        assert!(!folder.path().join("kee.db-wal").exists(), "everything is in the one file");
        let store = SqliteStore::open(&path).await.expect("the same store");
        assert_eq!(store.log(table(1), 0).await.map(|log| log.len()), Ok(1));
        assert_eq!(store.append(append(table(1), 1, summary(1))).await, taken(2));
    });
}

#[test]
fn a_newer_schema_is_refused_and_left_alone() {
    block_on(async {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("kee.db");
        SqliteStore::open(&path).await.expect("a new store").close().await.expect("a clean end");
        in_file(
            &path,
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
             VALUES (99, 'of the future', 1, x'00', 0)",
        )
        .await;
        let before = std::fs::read(&path).expect("a file");
        let why = refusal(&path).await;
        assert!(why.contains("schema 99") && why.contains("newer"), "{why}");
        assert_eq!(std::fs::read(&path).expect("a file"), before);
    });
}

#[test]
fn another_programs_database_is_refused_and_left_alone() {
    block_on(async {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("other.db");
        in_file(&path, "CREATE TABLE recipes (name TEXT)").await;
        let why = refusal(&path).await;
        assert!(why.contains("not a database of kee"), "{why}");
        let text = folder.path().join("text");
        std::fs::write(&text, "not a database at all, but long enough to be read as one ".repeat(20)).expect("a file");
        let why = refusal(&text).await;
        assert!(why.contains("not a database"), "{why}");
        assert!(refusal(&folder.path().join("no/such/folder/kee.db")).await.contains("unable to open"));
    });
}
