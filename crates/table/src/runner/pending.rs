use super::audience::{EarId, Newcomer};
use crate::{Command, Entry};
use kee_game::Seat;
use kee_wire::Answer;

/// What was decided and is not stored yet. Nobody has heard of it.
pub(super) struct Pending<R> {
    /// In the order in which they were decided.
    pub(super) entries: Vec<Entry>,
    /// How many of them are on their way to the store, and whether they change who somebody is.
    pub(super) storing: u64,
    pub(super) reseated: bool,
    /// The commands they came from, so that all can be decided again if somebody else has written in between.
    pub(super) commands: Vec<Decided<R>>,
    /// Who is to be welcomed once it is stored.
    pub(super) newcomers: Vec<Newcomer>,
}

/// A command with its answer.
pub(super) struct Decided<R> {
    pub(super) command: Command,
    pub(super) reply: Reply<R>,
    /// None until it is decided.
    pub(super) answer: Option<Answer>,
    /// Whether anything came of it that has to be stored.
    pub(super) changes: bool,
}

/// Where an answer goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reply<R> {
    /// To the connection that asked, which recognises it by the id of the request.
    Ear(EarId),
    /// To somebody the shell knows.
    Shell(R),
    /// To the bot on this seat.
    Bot {
        /// Where it sits.
        seat: Seat,
        /// Whether this was all that could be done for it.
        simple: bool,
    },
    /// To nobody.
    Nobody,
}

impl<R> Default for Pending<R> {
    fn default() -> Self {
        Self { entries: Vec::new(), storing: 0, reseated: false, commands: Vec::new(), newcomers: Vec::new() }
    }
}

impl<R> Pending<R> {
    /// Whether anything rests on the table being what is stored: a refusal may be wrong, and a newcomer is shown all there is.
    pub(super) fn rests_on_log(&self) -> bool {
        let refused = |decided: &Decided<R>| !matches!(decided.answer, Some(Answer::Done { .. }));
        !self.newcomers.is_empty() || self.commands.iter().any(refused)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.commands.is_empty() && self.entries.is_empty() && self.newcomers.is_empty()
    }
}
