use super::prepared::Prepared;
use crate::store::TableSummary;
use std::{collections::HashMap, sync::Arc};

/// How many tables are remembered before all are forgotten. It costs little to find out again.
const MOST: usize = 1 << 16;

/// Where the logs end that this process wrote to last, so that a move need not look it up.
///
/// Others may have written since. Whoever appends makes sure of the length of the log; if that is still the same, so is all
/// the rest, since nobody writes anything of this without making the log longer.
#[derive(Default)]
pub(super) struct Ends(HashMap<Arc<str>, End>);

/// Where the log of a table ends.
#[derive(Clone)]
pub(super) struct End {
    /// By which the database knows the table.
    pub(super) key: i64,
    entries: i64,
    /// The key of the last entry.
    pub(super) newest: Option<i64>,
    pub(super) summary: TableSummary,
}

impl Ends {
    /// The end that this append goes on from, if it is known.
    pub(super) fn of(&self, append: &Prepared) -> Option<&End> {
        self.0.get(&append.table).filter(|end| end.entries == append.before)
    }

    /// The log ends so, in the transaction that is under way.
    pub(super) fn learn(&mut self, append: &Prepared, key: i64, entries: i64, newest: Option<i64>) {
        if let Some(end) = self.0.get_mut(&append.table) {
            (end.key, end.entries, end.newest) = (key, entries, newest);
            end.summary.clone_from(&append.summary);
            return;
        }
        if self.0.len() == MOST {
            self.0.clear();
        }
        let end = End { key, entries, newest, summary: append.summary.clone() };
        self.0.insert(Arc::clone(&append.table), end);
    }

    /// The transaction has come to nothing: what was learnt in it is not so.
    pub(super) fn forget(&mut self) {
        self.0.clear();
    }
}
