use super::{
    Output, Runner,
    listeners::{EarId, NewListener},
};
use crate::{Command, EntryKind, Table, TableEntry};
use kee_game::{Input, Refusal, Seat, WallTime};
use kee_wire::{Answer, ToClient};

/// The task of the store before anyone hears of anything.
#[derive(Debug)]
pub enum StoreTask {
    /// Append these entries, the first of which has this number. Then call [`Runner::stored`], [`Runner::overtaken`]
    /// if that number is taken, or [`Runner::failed`].
    Append(u64, Vec<TableEntry>),
    /// The table is needed but not loaded: read the log. Then call [`Runner::wake`] or [`Runner::failed`].
    Wake,
    /// Check whether the log has more entries than this. Then call [`Runner::overtaken`] or [`Runner::unchanged`]. A
    /// shell that is the only writer knows without looking.
    Compare(u64),
    /// Nothing.
    Nothing,
}

impl<R, M: From<ToClient> + Clone> Runner<R, M> {
    /// Decides a command, and holds the result until it is stored. If the table is not loaded, the command waits for
    /// that.
    pub fn decide(&mut self, now: WallTime, command: Command, reply: Reply<R>) {
        let decided = PendingCommand { command, reply, answer: None, changes: false };
        self.pending.commands.push(decided);
        self.decide_last(now);
    }

    fn decide_last(&mut self, now: WallTime) {
        let (Some(table), Some(decided)) = (&mut self.table, self.pending.commands.last_mut()) else { return };
        self.pending.entries.extend(table.expire(now));
        let decision = table.decide(now, &decided.command);
        decided.changes = !decision.entries.is_empty();
        decided.answer = Some(decision.answer);
        self.pending.entries.extend(decision.entries);
    }

    /// Decides all pending commands on the table's current state.
    pub(super) fn decide_again(&mut self, now: WallTime) {
        for decided in std::mem::take(&mut self.pending.commands) {
            self.pending.commands.push(decided);
            self.decide_last(now);
        }
    }

    pub(super) fn expire(&mut self, now: WallTime) {
        if let Some(table) = &mut self.table {
            self.pending.entries.extend(table.expire(now));
        }
    }

    /// The task of the store now.
    pub fn due(&mut self, now: WallTime) -> StoreTask {
        if self.pending.is_empty() {
            return StoreTask::Nothing;
        }
        if self.table.is_none() {
            return StoreTask::Wake;
        }
        if !self.pending.entries.is_empty() {
            let entries = std::mem::take(&mut self.pending.entries);
            self.pending.storing = entries.len() as u64;
            self.pending.reseated = Table::is_reseated_by(&entries);
            return StoreTask::Append(self.known + 1, entries);
        }
        if self.pending.rests_on_log() {
            return StoreTask::Compare(self.known);
        }
        self.unchanged(now);
        StoreTask::Nothing
    }

    /// The entries are stored: tells everyone.
    pub fn stored(&mut self, now: WallTime) {
        self.known += self.pending.storing;
        if let Some(table) = &self.table {
            self.deadline = table.next_deadline();
            self.listeners.tell(table, now, &mut self.outputs);
            if self.pending.reseated {
                self.listeners.greet_again(table, now, &mut self.outputs);
            }
        }
        self.unchanged(now);
    }

    /// Nothing had to be stored, and no other process has written.
    pub fn unchanged(&mut self, now: WallTime) {
        let PendingInputs { commands, newcomers, .. } = std::mem::take(&mut self.pending);
        if let Some(table) = &self.table {
            newcomers.into_iter().for_each(|newcomer| self.listeners.welcome(table, now, newcomer, &mut self.outputs));
        }
        for PendingCommand { command, reply, answer, .. } in commands {
            self.answer(&command, reply, answer.expect("the table was awake"));
        }
    }

    /// Another process has written: reload the table.
    pub fn overtaken(&mut self) {
        self.throw_away();
    }

    /// The table could not be stored or loaded. Nothing that was decided has happened; requests that change nothing
    /// are still answered.
    pub fn failed(&mut self, refusal: &Refusal) {
        self.throw_away();
        let PendingInputs { commands, newcomers, .. } = std::mem::take(&mut self.pending);
        for PendingCommand { command, reply, answer, changes } in commands {
            let answer = answer.filter(|_| !changes).unwrap_or_else(|| Answer::Refused(refusal.clone()));
            self.answer(&command, reply, answer);
        }
        let turned_away = |newcomer: NewListener| Output::TurnedAway(newcomer.ear, refusal.clone());
        self.outputs.extend(newcomers.into_iter().map(turned_away));
    }

    fn answer(&mut self, command: &Command, to: Reply<R>, answer: Answer) {
        if let (Reply::Bot { seat, simple }, Answer::Refused(_)) = (&to, &answer) {
            self.bot_refused(*seat, *simple);
        }
        if !matches!(to, Reply::Nobody) {
            let id = if let Command::Person { id, .. } = command { id.clone() } else { None };
            self.outputs.push(Output::Answer { to, id, answer });
        }
    }
}

/// Whether an entry can change people's roles: their seats, or who is host. Most do not.
fn changes_people(entry: &TableEntry) -> bool {
    match &entry.what {
        EntryKind::Input(input) => matches!(input, Input::Leave { .. } | Input::Ruling(_)),
        EntryKind::Chat { .. } | EntryKind::Reacted { .. } => false,
        _ => true,
    }
}

impl Table {
    /// Whether these entries may have changed who sits here.
    pub fn is_reseated_by(entries: &[TableEntry]) -> bool {
        entries.iter().any(changes_people)
    }
}

/// The inputs that were decided but are not stored yet. Nobody has heard of them.
pub(super) struct PendingInputs<R> {
    /// In the order in which they were decided.
    pub(super) entries: Vec<TableEntry>,
    /// The number of them that are being stored, and whether they change people's roles.
    pub(super) storing: u64,
    reseated: bool,
    /// The commands behind them, so that all can be decided again if another process writes first.
    commands: Vec<PendingCommand<R>>,
    /// Listeners to welcome once it is stored.
    pub(super) newcomers: Vec<NewListener>,
}

/// A command with its answer.
pub(super) struct PendingCommand<R> {
    pub(super) command: Command,
    pub(super) reply: Reply<R>,
    /// None until it is decided.
    pub(super) answer: Option<Answer>,
    /// Whether it led to entries that have to be stored.
    changes: bool,
}

/// The destination of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reply<R> {
    /// The connection it came from, which recognises it by the request's id.
    Ear(EarId),
    /// A waiting request of the shell.
    Shell(R),
    /// The bot on this seat.
    Bot {
        /// The bot's seat.
        seat: Seat,
        /// Whether this was the fallback move already.
        simple: bool,
    },
    /// Nobody.
    Nobody,
}

impl<R> Default for PendingInputs<R> {
    fn default() -> Self {
        Self { entries: Vec::new(), storing: 0, reseated: false, commands: Vec::new(), newcomers: Vec::new() }
    }
}

impl<R> PendingInputs<R> {
    /// Whether anything depends on the table matching the log: a refusal may be wrong, and a new listener is shown
    /// everything.
    fn rests_on_log(&self) -> bool {
        let refused = |decided: &PendingCommand<R>| !matches!(decided.answer, Some(Answer::Done { .. }));
        !self.newcomers.is_empty() || self.commands.iter().any(refused)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.commands.is_empty() && self.entries.is_empty() && self.newcomers.is_empty()
    }
}
