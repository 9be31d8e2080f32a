//! The rows of the database, and the types they stand for.

use crate::store::{
    Account, EventSummary, Key, KeyHash, KeyKind, OwnedBot, Person, StoreError, StoredEvent, StoredGame, StoredSeat,
    StoredTable, TableAppend, TableSummary,
};
use kee_game::WallTime;
use kee_wire::Phase;
use serde::{Deserialize, Serialize};
use sqlx::{FromRow, Row, sqlite::SqliteRow};
use std::{borrow::Cow, collections::BTreeSet, str::FromStr, sync::Arc};

/// Selects [`StoredTable`]s; the rest of the statement follows.
macro_rules! select_listed {
    ($which:literal) => {
        concat!(
            "SELECT id, frame, entries, asked, deadline, wake, last FROM tables JOIN heads ON table_key = key ",
            $which
        )
    };
}

pub(super) use select_listed;

impl FromRow<'_, SqliteRow> for StoredTable {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        let frame: TableFrame<'_> = serde_json::from_str(row.try_get("frame")?).map_err(misread)?;
        let summary = TableSummary {
            game: frame.game.into_owned().into(),
            phase: frame.phase,
            listed: frame.listed,
            seats: frame.seats.into_owned().into(),
            asked: parse(row, "asked")?,
            deadline: time(row, "deadline")?,
            wake: time(row, "wake")?,
            made: frame.made,
            last: WallTime::from_millis(number(row, "last")?),
        };
        Ok(Self { table: parse(row, "id")?, entries: number(row, "entries")?, summary })
    }
}

impl FromRow<'_, SqliteRow> for StoredGame {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(Self {
            table: parse(row, "table_id")?,
            number: row.try_get("number")?,
            game: row.try_get("game")?,
            at: WallTime::from_millis(number(row, "at")?),
            record: row.try_get("record")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for Person {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        let belongs_to: Option<&str> = row.try_get("belongs_to")?;
        Ok(Self {
            id: parse(row, "id")?,
            belongs_to: belongs_to.map(str::parse).transpose().map_err(misread)?,
            made: WallTime::from_millis(number(row, "made")?),
        })
    }
}

impl FromRow<'_, SqliteRow> for Account {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(Self {
            person: parse(row, "person")?,
            name: row.try_get("name")?,
            password: row.try_get("password")?,
            made: WallTime::from_millis(number(row, "made")?),
        })
    }
}

impl FromRow<'_, SqliteRow> for OwnedBot {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(Self {
            person: parse(row, "person")?,
            owner: parse(row, "owner")?,
            name: row.try_get("name")?,
            made: WallTime::from_millis(number(row, "made")?),
        })
    }
}

impl FromRow<'_, SqliteRow> for Key {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        let hash: &[u8] = row.try_get("hash")?;
        let table: Option<&str> = row.try_get("table_id")?;
        Ok(Self {
            hash: KeyHash(hash.try_into().map_err(misread)?),
            kind: KeyKind::named(row.try_get("kind")?).ok_or_else(|| misread("an unknown kind of key"))?,
            person: parse(row, "person")?,
            table: table.map(str::parse).transpose().map_err(misread)?,
            label: row.try_get("label")?,
            made: WallTime::from_millis(number(row, "made")?),
            until: time(row, "until")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for StoredEvent {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        let summary = EventSummary {
            kind: row.try_get("kind")?,
            code: row.try_get("code")?,
            terms: row.try_get("terms")?,
            open: row.try_get("open")?,
            made: WallTime::from_millis(number(row, "made")?),
            last: WallTime::from_millis(number(row, "last")?),
        };
        Ok(Self { event: parse(row, "id")?, entries: number(row, "entries")?, summary })
    }
}

/// Reads entries from their texts.
pub(super) fn read_entries(bodies: &[String]) -> Result<Vec<kee_table::TableEntry>, StoreError> {
    let read = |body: &String| serde_json::from_str(body).map_err(|error| StoreError::Broken(error.to_string()));
    bodies.iter().map(read).collect()
}

fn parse<T: FromStr<Err: std::error::Error + Send + Sync + 'static>>(
    row: &SqliteRow,
    column: &str,
) -> Result<T, sqlx::Error> {
    let text: &str = row.try_get(column)?;
    text.parse().map_err(misread)
}

fn number(row: &SqliteRow, column: &str) -> Result<u64, sqlx::Error> {
    let number: i64 = row.try_get(column)?;
    number.try_into().map_err(misread)
}

pub(super) fn time(row: &SqliteRow, column: &str) -> Result<Option<WallTime>, sqlx::Error> {
    let time: Option<i64> = row.try_get(column)?;
    time.map(|time| time.try_into().map(WallTime::from_millis).map_err(misread)).transpose()
}

fn misread(error: impl Into<sqlx::error::BoxDynError>) -> sqlx::Error {
    sqlx::Error::Decode(error.into())
}

/// An append as the database takes it. The calling task prepares it, so that the one writing task need not.
///
/// Texts are shared, since they are bound to several statements, and again if a transaction has to be repeated.
pub(super) struct PreparedAppend {
    pub(super) table: Arc<str>,
    /// The length of the log before and after.
    pub(super) before: i64,
    pub(super) after: i64,
    pub(super) bodies: Vec<Arc<str>>,
    pub(super) asked: Arc<str>,
    pub(super) summary: TableSummary,
    pub(super) finished: Option<StoredGame>,
}

impl PreparedAppend {
    pub(super) fn new(append: TableAppend) -> Result<Self, StoreError> {
        let TableAppend { table, first, entries, summary, finished } = append;
        debug_assert!(!entries.is_empty(), "an append has something to append");
        let before = signed(first) - 1;
        Ok(Self {
            table: table.as_str().into(),
            before,
            after: before + entries.len() as i64,
            bodies: entries.iter().map(json).collect::<Result<_, _>>()?,
            asked: summary.asked.to_string().into(),
            summary,
            finished,
        })
    }

    /// The columns that seldom change, as they are stored.
    pub(super) fn frame(&self) -> Result<String, sqlx::Error> {
        serde_json::to_string(&TableFrame::from(&self.summary)).map_err(|error| sqlx::Error::Encode(error.into()))
    }

    /// Whether strangers may join.
    pub(super) fn joinable(&self) -> bool {
        self.summary.listed && self.summary.phase == Phase::Gathering && self.summary.has_room()
    }

    /// The people with a seat, ordered by id.
    pub(super) fn people(&self) -> BTreeSet<String> {
        let person = |sitting: &StoredSeat| match sitting {
            StoredSeat::Person { id, .. } => Some(id.to_string()),
            _ => None,
        };
        self.summary.seats.iter().filter_map(person).collect()
    }
}

fn json(value: &impl Serialize) -> Result<Arc<str>, StoreError> {
    let text = serde_json::to_string(value).map_err(|error| StoreError::Broken(error.to_string()))?;
    Ok(text.into())
}

/// A number for the database, which has only signed ones. Anything beyond half of that means never, and can still be
/// added to.
pub(super) fn signed(number: u64) -> i64 {
    const NEVER: i64 = i64::MAX / 2;
    i64::try_from(number).map_or(NEVER, |number| number.min(NEVER))
}

/// The part of a summary that seldom changes. It is stored as one text, apart from the rest, so that a move does not
/// touch it.
#[derive(Serialize, Deserialize)]
pub(super) struct TableFrame<'a> {
    pub(super) game: Cow<'a, str>,
    pub(super) phase: Phase,
    pub(super) listed: bool,
    pub(super) seats: Cow<'a, [StoredSeat]>,
    pub(super) made: WallTime,
}

impl<'a> From<&'a TableSummary> for TableFrame<'a> {
    fn from(summary: &'a TableSummary) -> Self {
        Self {
            game: Cow::Borrowed(&summary.game),
            phase: summary.phase,
            listed: summary.listed,
            seats: Cow::Borrowed(&summary.seats),
            made: summary.made,
        }
    }
}
