//! A full disk, a locked file: the caller gets a clear error, and nothing is half written.

use crate::{block_on, made_up::*};
use kee_game::WallTime;
use kee_server::store::{SqliteLimits, SqliteStore, Store, StoreError, TableId, TableSummary, Tables};
use sqlx::{Connection, SqliteConnection, query, sqlite::SqliteConnectOptions};
use std::{path::Path, time::Duration};

/// Another program that has the same file open.
async fn other_program(path: &Path) -> SqliteConnection {
    SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(path)).await.expect("a file")
}

#[test]
fn a_full_disk_is_reported_and_stored_data_stays() {
    block_on(async {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("kee.db");
        let limits = SqliteLimits { pages: Some(60), ..SqliteLimits::default() };
        let store = SqliteStore::open_within(&path, limits).await.expect("a small store");
        made(&store, table(1), summary(1)).await;
        let mut length = 1;
        let full = loop {
            let mut more = append(table(1), length + 1, summary(1));
            more.entries = vec![entry(1, "x".repeat(1000)); 3];
            match store.append(more).await {
                Ok(()) => length += 3,
                Err(error) => break error,
            }
            assert!(length < 1000, "the disk is never full");
        };
        assert!(matches!(&full, StoreError::NoRoom(_)), "{full:?}");
        assert_eq!(store.log(table(1), 0).await.map(|log| log.len() as u64), Ok(length));
        assert_eq!(store.table(table(1)).await.map(|listed| listed.expect("a table").entries), Ok(length));

        // Of several written together, one may be too large and the others not.
        let mut large = append(table(1), length + 1, summary(1));
        large.entries = vec![entry(1, "x".repeat(100_000))];
        let small = append(table(1), length + 1, TableSummary { last: WallTime::from_millis(7), ..summary(1) });
        let (large, small) = tokio::join!(store.append(large), store.append(small));
        assert!(matches!(large, Err(StoreError::NoRoom(_))), "{large:?}");
        assert_eq!(small, Ok(()));

        // With room again, everything continues.
        store.close().await.expect("a clean end");
        let store = SqliteStore::open(&path).await.expect("the same store");
        let mut more = append(table(1), length + 2, summary(1));
        more.entries = vec![entry(1, "x".repeat(100_000))];
        assert_eq!(store.append(more).await, Ok(()));
    });
}

#[test]
fn a_locked_file_is_reported_and_reading_still_works() {
    block_on(async {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("kee.db");
        let limits = SqliteLimits { database_timeout: Duration::from_millis(20), ..SqliteLimits::default() };
        let store = SqliteStore::open_within(&path, limits).await.expect("a store");
        made(&store, table(1), summary(1)).await;
        let mut other = other_program(&path).await;
        query("BEGIN IMMEDIATE").execute(&mut other).await.expect("the lock");
        let tables: Vec<TableId> = (2..6).map(table).collect();
        let appends = tables.iter().map(|id| store.append(append(*id, 1, summary(1))));
        for done in futures_util::future::join_all(appends).await {
            assert!(matches!(&done, Err(StoreError::Unavailable(why)) if why.contains("locked")), "{done:?}");
        }
        assert!(matches!(store.ready().await, Err(StoreError::Unavailable(_))));
        assert_eq!(store.log(table(1), 0).await.map(|log| log.len()), Ok(1));

        query("ROLLBACK").execute(&mut other).await.expect("it lets go");
        assert_eq!(store.ready().await, Ok(()));
        for id in tables {
            assert_eq!(store.table(id).await, Ok(None), "nothing half written");
            assert_eq!(store.append(append(id, 1, summary(1))).await, Ok(()));
        }
    });
}

#[test]
fn unreadable_data_is_reported() {
    block_on(async {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("kee.db");
        let store = SqliteStore::open(&path).await.expect("a store");
        made(&store, table(1), summary(1)).await;
        let mut other = other_program(&path).await;
        query("UPDATE entries SET body = '{\"what\":0}'").execute(&mut other).await.expect("a careless hand");
        query("UPDATE heads SET asked = 'nobody'").execute(&mut other).await.expect("another");
        let log = store.log(table(1), 0).await;
        assert!(matches!(log, Err(StoreError::Broken(_))), "{log:?}");
        let listed = store.table(table(1)).await;
        assert!(matches!(listed, Err(StoreError::Broken(_))), "{listed:?}");
    });
}
