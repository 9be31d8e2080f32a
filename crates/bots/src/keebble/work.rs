use kee_grid::{FoundPlacement, Scoring, Span};
use keebble::PlayScoring;
use std::{cell::Cell, rc::Rc};

/// The amount of work done: a step is a placement that was weighed, or squares that could take one.
///
/// It counts steps, not time, so that the same table gives the same choice on every machine.
#[derive(Clone, Default, Debug)]
pub(super) struct Work(Rc<Cell<usize>>);

impl Work {
    /// About the steps to set up a sheet of 64 cells before the first placement on it is found.
    const SHEET: usize = 150;

    /// The steps so far.
    pub(super) fn steps(&self) -> usize {
        self.0.get()
    }

    /// Counts the setup of a sheet of this many cells.
    pub(super) fn count_sheet(&self, cells: usize) {
        self.0.update(|steps| steps + Self::SHEET * cells / 64);
    }

    /// The same scores, counting every use.
    pub(super) fn counting<'a>(&'a self, scoring: &'a PlayScoring) -> Counting<'a> {
        Counting { scoring, steps: &self.0 }
    }
}

/// Scores that are counted.
pub(super) struct Counting<'a> {
    scoring: &'a PlayScoring,
    steps: &'a Cell<usize>,
}

impl Scoring for Counting<'_> {
    fn score(&self, found: &FoundPlacement<'_>) -> i32 {
        self.steps.update(|steps| steps + 1);
        self.scoring.score(found)
    }

    fn most(&self, span: &Span) -> i32 {
        self.steps.update(|steps| steps + 1);
        self.scoring.most(span)
    }
}
