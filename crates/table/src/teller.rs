use crate::Table;
use kee_game::{Json, Viewer};
use kee_wire::{Patch, Shown, Step};

/// What a viewer of a table has been told last, so that it can be told only what is new. One is enough for all who look
/// as the same viewer; where nobody looks there need not be any.
#[derive(Clone, Debug)]
pub struct Teller {
    viewer: Viewer,
    number: u32,
    view: Json,
}

impl Teller {
    /// Everything up to now has been told: by the [`Table::welcome`] of the same moment.
    pub fn new(table: &Table, viewer: Viewer) -> Self {
        Self { viewer, number: table.number(viewer), view: Json::of(&table.view(viewer)) }
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
        let view = Json::of(&table.view(self.viewer));
        let patch = Patch::between(&self.view, &view);
        let is_shorter = patch.length() < view.as_str().len();
        let shown = if is_shorter { Shown::Patch(patch) } else { Shown::Whole(view.clone()) };
        self.number = number;
        self.view = view;
        Some(Step { number, at, happened, view: shown })
    }
}
