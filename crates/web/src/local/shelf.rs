use super::{
    LocalSeat, Unkept,
    database::{self, Database},
};
use crate::challenge::ForChallenge;
use js_sys::Array;
use kee_game::{SeatSet, WallTime};
use kee_table::TableEntry;
use kee_wire::Phase;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use wasm_bindgen::JsValue;

/// What is written of a table, for lists.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct KeptTable {
    pub(crate) id: String,
    /// What is played.
    pub(crate) game: String,
    /// Who sits there.
    pub(crate) seats: Vec<LocalSeat>,
    pub(crate) phase: Phase,
    /// Whom the game waits for.
    pub(crate) asked: SeatSet,
    /// How many games have begun there.
    pub(crate) games: u32,
    /// When it was last played at.
    pub(crate) last: WallTime,
    /// Whether it is played on a real board, and only kept count of here: then the record of the game is all there is.
    #[serde(default)]
    pub(crate) by_hand: bool,
    /// The challenge that is played there.
    #[serde(default)]
    pub(crate) challenge: Option<ForChallenge>,
}

impl KeptTable {
    /// Where it is in this browser.
    pub(crate) fn address(&self) -> String {
        format!("/{}/{}", if self.by_hand { "referee" } else { "local" }, self.id)
    }
}

/// What happened at a table, to be kept wholly or not at all.
pub(crate) struct Addition<'a> {
    /// How the table stands now.
    pub(crate) table: &'a KeptTable,
    /// The number of the first entry.
    pub(crate) first: u64,
    pub(crate) entries: &'a [TableEntry],
    /// The record of the game that has ended with this, with its number.
    pub(crate) finished: Option<(u32, String)>,
}

/// What this browser keeps of its own tables. Every window and worker of the page sees the same.
pub(crate) struct Shelf(Database);

const TABLES: &str = "tables";
const ENTRIES: &str = "entries";
const GAMES: &str = "games";

/// A real table is kept for one game.
const BY_HAND: u32 = 1;

impl Shelf {
    pub(crate) async fn open() -> Result<Self, Unkept> {
        database::open("kee", &[TABLES, ENTRIES, GAMES]).await.map(Self)
    }

    /// Keeps what happened. It fails if another window has written an entry of the same number.
    pub(crate) async fn add(&self, addition: Addition<'_>) -> Result<(), Unkept> {
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

    /// Keeps the record of a game on a real board, unless it is not the one any more that it was made from.
    pub(crate) async fn keep_record(
        &self,
        table: &KeptTable,
        before: Option<&str>,
        record: &str,
    ) -> Result<(), Unkept> {
        let transaction = self.0.transaction(&names(&[TABLES, GAMES]), "readwrite")?;
        let (games, key) = (transaction.store(GAMES)?, database::numbered(&table.id, BY_HAND.into()));
        let there = database::answer(&games.get(&key)?).await?.as_string();
        if there.as_deref() != before {
            return Err(Unkept::Taken);
        }
        games.put(record, &key)?;
        transaction.store(TABLES)?.put(&text(table), &(&table.id).into())?;
        database::complete(&transaction).await
    }

    /// The record of a game on a real board.
    pub(crate) async fn record(&self, id: &str) -> Result<String, Unkept> {
        self.game(id, BY_HAND).await
    }

    /// Everything that has happened at a table.
    pub(crate) async fn log(&self, id: &str) -> Result<Vec<TableEntry>, Unkept> {
        self.all(ENTRIES, &database::all_of(id)).await
    }

    /// All tables, the last played first.
    pub(crate) async fn tables(&self) -> Result<Vec<KeptTable>, Unkept> {
        let mut tables: Vec<KeptTable> = self.all(TABLES, &JsValue::UNDEFINED).await?;
        tables.sort_by_key(|table| std::cmp::Reverse(table.last));
        Ok(tables)
    }

    pub(crate) async fn table(&self, id: &str) -> Result<KeptTable, Unkept> {
        read(&self.one(TABLES, &id.into()).await?).ok_or(Unkept::Nothing)
    }

    /// The record of a finished game.
    pub(crate) async fn game(&self, id: &str, number: u32) -> Result<String, Unkept> {
        self.one(GAMES, &database::numbered(id, number.into())).await?.as_string().ok_or(Unkept::Nothing)
    }

    /// Throws a table away, with all that happened there.
    pub(crate) async fn forget(&self, id: &str) -> Result<(), Unkept> {
        let transaction = self.0.transaction(&names(&[TABLES, ENTRIES, GAMES]), "readwrite")?;
        transaction.store(TABLES)?.delete(&id.into())?;
        transaction.store(ENTRIES)?.delete(&database::all_of(id))?;
        transaction.store(GAMES)?.delete(&database::all_of(id))?;
        database::complete(&transaction).await
    }

    async fn one(&self, store: &str, key: &JsValue) -> Result<JsValue, Unkept> {
        let transaction = self.0.transaction(&names(&[store]), "readonly")?;
        database::answer(&transaction.store(store)?.get(key)?).await
    }

    /// What cannot be read is from another version of the program, and as good as not there.
    async fn all<T: DeserializeOwned>(&self, store: &str, keys: &JsValue) -> Result<Vec<T>, Unkept> {
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
