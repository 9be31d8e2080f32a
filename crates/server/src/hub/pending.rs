use super::message::Reply;
use kee_table::{Command, Entry};
use kee_wire::Answer;

/// What was decided and is not stored yet. Nobody has heard of it.
#[derive(Default)]
pub(super) struct Pending {
    /// In the order in which they were decided.
    pub(super) entries: Vec<Entry>,
    /// The commands they came from, so that all can be decided again if somebody else has written in between.
    pub(super) commands: Vec<Decided>,
}

/// A command with its answer.
pub(super) struct Decided {
    pub(super) command: Command,
    pub(super) reply: Reply,
    pub(super) answer: Answer,
    /// Whether anything came of it that has to be stored.
    pub(super) stored: bool,
}

impl Pending {
    /// Whether anything was decided against.
    pub(super) fn has_refused(&self) -> bool {
        self.commands.iter().any(|decided| !matches!(decided.answer, Answer::Done { .. }))
    }

    pub(super) fn is_empty(&self) -> bool {
        self.commands.is_empty() && self.entries.is_empty()
    }
}
