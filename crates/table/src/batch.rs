use crate::{Asked, Entry, Table, What};
use kee_game::{Input, Refusal, WallTime};

/// Entries that are being decided. They are in the table already, and in no log yet.
pub(crate) struct Batch {
    pub(crate) at: WallTime,
    /// The request, until an entry carries it.
    pub(crate) asked: Option<Asked>,
    pub(crate) entries: Vec<Entry>,
}

impl Batch {
    pub(crate) fn new(at: WallTime) -> Self {
        Self { at, asked: None, entries: Vec::new() }
    }
}

impl Table {
    /// Lets something happen that the table has found to be right.
    pub(crate) fn happens(&mut self, batch: &mut Batch, what: What) {
        self.perform(batch.at, &what).expect("what was looked at before can be done");
        self.keep(batch, what);
    }

    /// Lets something happen in the game, if its rules take it.
    pub(crate) fn input(&mut self, batch: &mut Batch, input: Input<String, String>) -> Result<(), Refusal> {
        self.take(batch.at, &input)?;
        self.keep(batch, What::Input(input));
        Ok(())
    }

    /// Writes down what has been done.
    pub(crate) fn keep(&mut self, batch: &mut Batch, what: What) {
        let entry = Entry { at: batch.at, asked: batch.asked.take(), what };
        self.count(entry.at, entry.asked.as_ref());
        batch.entries.push(entry);
    }

    /// An entry is complete.
    pub(crate) fn count(&mut self, at: WallTime, asked: Option<&Asked>) {
        self.entries += 1;
        self.last = at;
        if let Some(asked) = asked {
            let viewer = self.you(&asked.by).viewer;
            self.memory.keep(viewer, asked.clone(), self.hearing.number(viewer));
        }
    }
}
