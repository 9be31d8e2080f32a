use super::frame::Frame;
use crate::store::{Sitting, StoreError, StoredGame, TableAppend, TableSummary};
use kee_wire::Phase;
use serde::Serialize;
use std::{collections::BTreeSet, sync::Arc};

/// An append as the database is given it. It is made by the task that asks, so that the one task that writes need not.
///
/// Texts are shared, since they are bound to several statements, and again if a transaction has to be repeated.
pub(super) struct Prepared {
    pub(super) table: Arc<str>,
    /// The length of the log before and after.
    pub(super) before: i64,
    pub(super) after: i64,
    pub(super) bodies: Vec<Arc<str>>,
    pub(super) asked: Arc<str>,
    pub(super) summary: TableSummary,
    pub(super) finished: Option<StoredGame>,
}

impl Prepared {
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

    /// What seldom changes, as it is stored.
    pub(super) fn frame(&self) -> Result<String, sqlx::Error> {
        serde_json::to_string(&Frame::from(&self.summary)).map_err(|error| sqlx::Error::Encode(error.into()))
    }

    /// Whether strangers may join.
    pub(super) fn joinable(&self) -> bool {
        self.summary.listed && self.summary.phase == Phase::Gathering && self.summary.has_room()
    }

    /// Those who sit there, in the order of their ids.
    pub(super) fn people(&self) -> BTreeSet<String> {
        let person = |sitting: &Sitting| match sitting {
            Sitting::Person { id, .. } => Some(id.to_string()),
            _ => None,
        };
        self.summary.seats.iter().filter_map(person).collect()
    }
}

fn json(value: &impl Serialize) -> Result<Arc<str>, StoreError> {
    let text = serde_json::to_string(value).map_err(|error| StoreError::Broken(error.to_string()))?;
    Ok(text.into())
}

/// The database counts with a sign. What is beyond half of that is never, and can still be counted on.
pub(super) fn signed(number: u64) -> i64 {
    const NEVER: i64 = i64::MAX / 2;
    i64::try_from(number).map_or(NEVER, |number| number.min(NEVER))
}
