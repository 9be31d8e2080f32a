use super::{
    LocalSeat, StorageError,
    database::{self, Database},
};
use crate::challenge::ChallengeDeal;
use js_sys::Array;
use kee_game::{SeatSet, WallTime};
use kee_table::TableEntry;
use kee_wire::Phase;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use wasm_bindgen::JsValue;

/// A stored table, as lists show it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct KeptTable {
    pub(crate) id: String,
    /// The game.
    pub(crate) game: String,
    /// The occupants of its seats.
    pub(crate) seats: Vec<LocalSeat>,
    pub(crate) phase: Phase,
    /// The seats the game waits for.
    pub(crate) asked: SeatSet,
    /// The number of games begun there.
    pub(crate) games: u32,
    /// The time of the last move.
    pub(crate) last: WallTime,
    /// Whether it is played on a real board, with only the score kept here: then the game's record is all there is.
    #[serde(default)]
    pub(crate) by_hand: bool,
    /// The challenge that is played there.
    #[serde(default)]
    pub(crate) challenge: Option<ChallengeDeal>,
    /// A small picture of the position, as SVG text.
    #[serde(default)]
    pub(crate) picture: Option<String>,
}

impl KeptTable {
    /// Its address in this browser.
    pub(crate) fn address(&self) -> String {
        format!("/{}/{}", if self.by_hand { "referee" } else { "local" }, self.id)
    }
}

/// New entries of a table, to be stored together.
pub(crate) struct Addition<'a> {
    /// The new state of the table.
    pub(crate) table: &'a KeptTable,
    /// The number of the first entry.
    pub(crate) first: u64,
    pub(crate) entries: &'a [TableEntry],
    /// The record of the game that ended with them, with its number.
    pub(crate) finished: Option<(u32, String)>,
}

/// This browser's own tables. Every window and worker of the page sees the same shelf.
pub(crate) struct Shelf(Database);

const TABLES: &str = "tables";
const ENTRIES: &str = "entries";
const GAMES: &str = "games";

/// A real table is stored for one game.
const BY_HAND: u32 = 1;

impl Shelf {
    pub(crate) async fn open() -> Result<Self, StorageError> {
        database::open("kee", &[TABLES, ENTRIES, GAMES]).await.map(Self)
    }

    /// Stores new entries. It fails if another window has written an entry of the same number.
    pub(crate) async fn add(&self, addition: Addition<'_>) -> Result<(), StorageError> {
        let id = &addition.table.id;
        let transaction = self.0.transaction(&names(&[TABLES, ENTRIES, GAMES]), "readwrite")?;
        let entries = transaction.store(ENTRIES)?;
        for (number, entry) in (addition.first..).zip(addition.entries) {
            entries.add(&text(entry), &database::numbered(id, number))?;
        }
        transaction.store(TABLES)?.put(&text(addition.table), &id.into())?;
        if let Some((number, record)) = addition.finished {
            transaction.store(GAMES)?.put(&record, &database::numbered(id, number.into()))?;
        }
        database::complete(&transaction).await
    }

    /// Stores the record of a game on a real board, unless the stored one has changed since it was read.
    pub(crate) async fn keep_record(
        &self,
        table: &KeptTable,
        before: Option<&str>,
        record: &str,
    ) -> Result<(), StorageError> {
        let transaction = self.0.transaction(&names(&[TABLES, GAMES]), "readwrite")?;
        let (games, key) = (transaction.store(GAMES)?, database::numbered(&table.id, BY_HAND.into()));
        let there = database::answer(&games.get(&key)?).await?.as_string();
        if there.as_deref() != before {
            return Err(StorageError::Taken);
        }
        games.put(record, &key)?;
        transaction.store(TABLES)?.put(&text(table), &(&table.id).into())?;
        database::complete(&transaction).await
    }

    /// The record of a game on a real board.
    pub(crate) async fn record(&self, id: &str) -> Result<String, StorageError> {
        self.game(id, BY_HAND).await
    }

    /// The whole log of a table.
    pub(crate) async fn log(&self, id: &str) -> Result<Vec<TableEntry>, StorageError> {
        self.all(ENTRIES, &database::all_of(id)).await
    }

    /// All tables, last played first.
    pub(crate) async fn tables(&self) -> Result<Vec<KeptTable>, StorageError> {
        let mut tables: Vec<KeptTable> = self.all(TABLES, &JsValue::UNDEFINED).await?;
        tables.sort_by_key(|table| std::cmp::Reverse(table.last));
        Ok(tables)
    }

    pub(crate) async fn table(&self, id: &str) -> Result<KeptTable, StorageError> {
        read(&self.one(TABLES, &id.into()).await?).ok_or(StorageError::Nothing)
    }

    /// The record of a finished game.
    pub(crate) async fn game(&self, id: &str, number: u32) -> Result<String, StorageError> {
        self.one(GAMES, &database::numbered(id, number.into())).await?.as_string().ok_or(StorageError::Nothing)
    }

    /// Deletes a table and its log.
    pub(crate) async fn forget(&self, id: &str) -> Result<(), StorageError> {
        let transaction = self.0.transaction(&names(&[TABLES, ENTRIES, GAMES]), "readwrite")?;
        transaction.store(TABLES)?.delete(&id.into())?;
        transaction.store(ENTRIES)?.delete(&database::all_of(id))?;
        transaction.store(GAMES)?.delete(&database::all_of(id))?;
        database::complete(&transaction).await
    }

    async fn one(&self, store: &str, key: &JsValue) -> Result<JsValue, StorageError> {
        let transaction = self.0.transaction(&names(&[store]), "readonly")?;
        database::answer(&transaction.store(store)?.get(key)?).await
    }

    /// Entries that cannot be read are from another version of the program, and count as missing.
    async fn all<T: DeserializeOwned>(&self, store: &str, keys: &JsValue) -> Result<Vec<T>, StorageError> {
        let transaction = self.0.transaction(&names(&[store]), "readonly")?;
        let found = database::answer(&transaction.store(store)?.get_all(keys)?).await?;
        Ok(Array::from(&found).iter().filter_map(|text| read(&text)).collect())
    }
}

fn names(stores: &[&str]) -> Array {
    stores.iter().map(|store| JsValue::from(*store)).collect()
}

fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data can be written")
}

fn read<T: DeserializeOwned>(value: &JsValue) -> Option<T> {
    serde_json::from_str(&value.as_string()?).ok()
}
