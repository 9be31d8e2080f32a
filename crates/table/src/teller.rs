use crate::Table;
use kee_game::Viewer;
use kee_wire::{Change, Patch, Shown, Step, TableView};
use serde_json::Value;

/// What a viewer of a table has been told last, so that it can be told only what is new. One is enough for all who look
/// as the same viewer; where nobody looks there need not be any.
#[derive(Clone, Debug)]
pub struct Teller {
    viewer: Viewer,
    number: u32,
    view: TableView,
    /// About how long the view is when it is sent whole.
    whole: usize,
}

impl Teller {
    /// Everything up to now has been told: by the [`Table::welcome`] of the same moment.
    pub fn new(table: &Table, viewer: Viewer) -> Self {
        let view = table.view(viewer);
        Self { viewer, number: table.number(viewer), whole: length(&json(&view)), view }
    }

    /// The number of the last step that was told.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// What has happened since the last step; none if nothing has that this viewer may know of.
    pub fn step(&mut self, table: &Table) -> Option<Step> {
        let number = table.number(self.viewer);
        if number == self.number {
            return None;
        }
        // Who has not been told for very long still gets the right view.
        let (at, happened) = table.since(self.viewer, self.number).unwrap_or_else(|| (table.last(), Vec::new()));
        let view = table.view(self.viewer);
        let patch = self.view.patch_to(&view);
        let shown = if patch_length(&patch) < self.whole {
            Shown::Patch(patch)
        } else {
            let whole = json(&view);
            self.whole = length(&whole);
            Shown::Whole(whole)
        };
        self.number = number;
        self.view = view;
        Some(Step { number, at, happened, view: shown })
    }
}

fn json(view: &TableView) -> Value {
    serde_json::to_value(view).expect("a view is plain data")
}

/// A patch that changes most of a view is longer than the view.
fn patch_length(patch: &Patch) -> usize {
    let change = |change: &Change| match change {
        Change::Add { path, value } | Change::Replace { path, value } => 35 + path.len() + length(value),
        Change::Remove { path } => 25 + path.len(),
    };
    patch.0.iter().map(change).sum()
}

/// About as long as it is when written, found without writing it.
fn length(value: &Value) -> usize {
    match value {
        Value::Null | Value::Bool(_) => 5,
        Value::Number(_) => 4,
        Value::String(text) => text.len() + 3,
        Value::Array(elements) => 2 + elements.iter().map(length).sum::<usize>(),
        Value::Object(fields) => 2 + fields.iter().map(|(key, value)| key.len() + 3 + length(value)).sum::<usize>(),
    }
}
