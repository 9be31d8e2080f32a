//! The few calls to the browser's own database (IndexedDB) that we use. They are the same in a page and in a worker.

use super::StorageError;
use js_sys::{Array, Function, Promise};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(thread_local_v2, js_name = indexedDB)]
    static FACTORY: Option<Factory>;

    type Factory;
    #[wasm_bindgen(method, catch)]
    fn open(this: &Factory, name: &str, version: u32) -> Result<Request, JsValue>;

    /// A pending request to the database.
    pub(super) type Request;
    #[wasm_bindgen(method, getter, catch)]
    fn result(this: &Request) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, catch)]
    fn error(this: &Request) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, setter)]
    fn set_onsuccess(this: &Request, then: &Function);
    #[wasm_bindgen(method, setter)]
    fn set_onerror(this: &Request, then: &Function);
    #[wasm_bindgen(method, setter)]
    fn set_onupgradeneeded(this: &Request, then: &JsValue);

    /// The database.
    #[derive(Clone)]
    pub(super) type Database;
    #[wasm_bindgen(method, js_name = createObjectStore)]
    fn create_object_store(this: &Database, name: &str) -> ObjectStore;
    /// Opens a transaction over some stores.
    #[wasm_bindgen(method, catch)]
    pub(super) fn transaction(this: &Database, stores: &Array, mode: &str) -> Result<Transaction, JsValue>;

    /// A group of reads and writes that succeed or fail together.
    pub(super) type Transaction;
    #[wasm_bindgen(method, getter)]
    #[wasm_bindgen(js_name = error)]
    fn failure(this: &Transaction) -> JsValue;
    #[wasm_bindgen(method, setter)]
    fn set_oncomplete(this: &Transaction, then: &Function);
    #[wasm_bindgen(method, setter)]
    fn set_onabort(this: &Transaction, then: &Function);
    #[wasm_bindgen(method, catch, js_name = objectStore)]
    pub(super) fn store(this: &Transaction, name: &str) -> Result<ObjectStore, JsValue>;

    /// Texts by key.
    pub(super) type ObjectStore;
    /// Writes a new entry; fails if the key exists.
    #[wasm_bindgen(method, catch)]
    pub(super) fn add(this: &ObjectStore, value: &str, key: &JsValue) -> Result<Request, JsValue>;
    /// Writes an entry, or overwrites it.
    #[wasm_bindgen(method, catch)]
    pub(super) fn put(this: &ObjectStore, value: &str, key: &JsValue) -> Result<Request, JsValue>;
    /// One text.
    #[wasm_bindgen(method, catch)]
    pub(super) fn get(this: &ObjectStore, key: &JsValue) -> Result<Request, JsValue>;
    /// All texts with keys in a range, in order of key.
    #[wasm_bindgen(method, catch, js_name = getAll)]
    pub(super) fn get_all(this: &ObjectStore, keys: &JsValue) -> Result<Request, JsValue>;
    /// Deletes the entries with keys in a range.
    #[wasm_bindgen(method, catch)]
    pub(super) fn delete(this: &ObjectStore, keys: &JsValue) -> Result<Request, JsValue>;

    #[wasm_bindgen(js_namespace = IDBKeyRange)]
    fn bound(lower: &JsValue, upper: &JsValue) -> JsValue;
}

/// Opens the database, and creates these stores if it is new.
pub(super) async fn open(name: &str, stores: &'static [&'static str]) -> Result<Database, StorageError> {
    let request = FACTORY.with(|factory| factory.as_ref().map(|factory| factory.open(name, 1)));
    let request = request.ok_or(StorageError::NoShelf)?.map_err(|_| StorageError::NoShelf)?;
    let fresh = request.unchecked_ref::<JsValue>().clone().unchecked_into::<Request>();
    let furnish = Closure::once_into_js(move || {
        if let Ok(database) = fresh.result() {
            let database: Database = database.unchecked_into();
            stores.iter().for_each(|store| drop(database.create_object_store(store)));
        }
    });
    request.set_onupgradeneeded(&furnish);
    Ok(answer(&request).await.map_err(|_| StorageError::NoShelf)?.unchecked_into())
}

/// The result of a request, once it arrives.
pub(super) async fn answer(request: &Request) -> Result<JsValue, StorageError> {
    let settled = settle(|done, failed| {
        request.set_onsuccess(done);
        request.set_onerror(failed);
    });
    match settled.await {
        Ok(()) => Ok(request.result()?),
        Err(()) => Err(request.error()?.into()),
    }
}

/// Waits until a transaction is on the disk.
pub(super) async fn complete(transaction: &Transaction) -> Result<(), StorageError> {
    let settled = settle(|done, failed| {
        transaction.set_oncomplete(done);
        transaction.set_onabort(failed);
    });
    settled.await.map_err(|()| transaction.failure().into())
}

async fn settle(wire: impl Fn(&Function, &Function)) -> Result<(), ()> {
    let promise = Promise::new(&mut |done, failed| wire(&done, &failed));
    JsFuture::from(promise).await.map(drop).map_err(drop)
}

/// The key of a numbered entry of a table.
pub(super) fn numbered(table: &str, number: u64) -> JsValue {
    Array::of2(&table.into(), &(number as f64).into()).into()
}

/// The range of all numbered entries of a table: in a database, arrays sort after numbers.
pub(super) fn all_of(table: &str) -> JsValue {
    bound(&Array::of1(&table.into()), &Array::of2(&table.into(), &Array::new()))
}
