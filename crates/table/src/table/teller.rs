use crate::Table;
use kee_game::{Json, Viewer};
use kee_wire::{Shown, Step, TableView};

/// What a viewer of a table has been told last, so that it can be told only what is new. One is enough for all who look
/// as the same viewer; where nobody looks there need not be any.
#[derive(Clone, Debug)]
pub struct Teller {
    viewer: Viewer,
    number: u32,
    view: TableView,
    /// How long the view was when it was last written whole.
    whole: usize,
}

impl Teller {
    /// Everything up to now has been told: by the [`Table::welcome`] of the same moment.
    pub fn new(table: &Table, viewer: Viewer) -> Self {
        let view = table.view(viewer);
        Self { viewer, number: table.number(viewer), whole: Json::of(&view).as_str().len(), view }
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
        let shown = if patch.length() < self.whole {
            Shown::Patch(patch)
        } else {
            let whole = Json::of(&view);
            self.whole = whole.as_str().len();
            Shown::Whole(whole)
        };
        self.number = number;
        self.view = view;
        Some(Step { number, at, happened, view: shown })
    }
}
