//! Both stores, asked the same; and the one on disk when things go wrong around it.

mod crash;
mod events;
mod faults;
mod made_up;
mod people;
mod schema;
mod tables;
mod twins;
mod upkeep;
mod writers;

use kee_server::store::{MemoryStore, SqliteStore, Store};
use std::sync::Arc;

/// Runs a test on every store. The folder is removed afterwards.
pub(crate) fn on_every_store<F: Future<Output = ()>>(test: impl Fn(Arc<dyn Store>) -> F) {
    block_on(async {
        test(Arc::new(MemoryStore::new())).await;
        let folder = tempfile::tempdir().expect("a folder");
        let store = SqliteStore::open(&folder.path().join("kee.db")).await.expect("a new store");
        test(Arc::new(store)).await;
    });
}

/// Runs a test on a runtime like the server's.
pub(crate) fn block_on<T>(test: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.expect("a runtime").block_on(test)
}
