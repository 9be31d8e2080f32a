//! What rows of the database mean.

use super::frame::Frame;
use crate::store::{
    Account, Bot, EventSummary, Key, KeyHash, KeyKind, Person, StoreError, StoredEvent, StoredGame, StoredTable,
    TableSummary,
};
use kee_game::WallTime;
use sqlx::{FromRow, Row, sqlite::SqliteRow};
use std::str::FromStr;

/// Selects [`StoredTable`]; which of them comes behind.
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
        let frame: Frame<'_> = serde_json::from_str(row.try_get("frame")?).map_err(misread)?;
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

impl FromRow<'_, SqliteRow> for Bot {
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
            kind: KeyKind::named(row.try_get("kind")?).ok_or_else(|| misread("a kind of key that is not known"))?,
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

/// The entries, from their texts.
pub(super) fn read_entries(bodies: &[String]) -> Result<Vec<kee_table::Entry>, StoreError> {
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
