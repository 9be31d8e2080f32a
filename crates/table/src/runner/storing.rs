use super::{
    Output, Runner,
    audience::{EarId, Newcomer},
};
use crate::{Command, EntryKind, Table, TableEntry};
use kee_game::{Input, Refusal, Seat, WallTime};
use kee_wire::{Answer, ToClient};

/// What the store has to do before anybody hears of anything.
#[derive(Debug)]
pub enum StoreTask {
    /// Append these entries, the first of which has this number. Then call [`Runner::stored`], or [`Runner::overtaken`] if
    /// there is such an entry already, or [`Runner::failed`].
    Append(u64, Vec<TableEntry>),
    /// The table sleeps, and somebody waits for it: read the log. Then call [`Runner::wake`] or [`Runner::failed`].
    Wake,
    /// Check whether the log has more entries than this. Then call [`Runner::overtaken`] or [`Runner::unchanged`].
    /// Where nobody else can write that is known without looking.
    Compare(u64),
    /// Nothing.
    Nothing,
}

impl<R, M: From<ToClient> + Clone> Runner<R, M> {
    /// Decides, and keeps what comes of it until it is stored. If the table sleeps, it is decided when that is awake.
    pub fn decide(&mut self, now: WallTime, command: Command, reply: Reply<R>) {
        let decided = Decided { command, reply, answer: None, changes: false };
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

    /// Decides everything on the table as it is now.
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

    /// What the store has to do now.
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

    /// The entries are stored: everyone is told.
    pub fn stored(&mut self, now: WallTime) {
        self.known += self.pending.storing;
        if let Some(table) = &self.table {
            self.deadline = table.next_deadline();
            self.audience.tell(table, now, &mut self.outputs);
            if self.pending.reseated {
                self.audience.greet_again(table, now, &mut self.outputs);
            }
        }
        self.unchanged(now);
    }

    /// Nothing had to be stored, and nobody else has written.
    pub fn unchanged(&mut self, now: WallTime) {
        let Pending { commands, newcomers, .. } = std::mem::take(&mut self.pending);
        if let Some(table) = &self.table {
            newcomers.into_iter().for_each(|newcomer| self.audience.welcome(table, now, newcomer, &mut self.outputs));
        }
        for Decided { command, reply, answer, .. } in commands {
            self.answer(&command, reply, answer.expect("the table was awake"));
        }
    }

    /// Somebody else has written: the table has to be woken again.
    pub fn overtaken(&mut self) {
        self.throw_away();
    }

    /// The table cannot be stored, or not be woken. Nothing of what was decided has happened; what changes nothing is
    /// answered all the same.
    pub fn failed(&mut self, refusal: &Refusal) {
        self.throw_away();
        let Pending { commands, newcomers, .. } = std::mem::take(&mut self.pending);
        for Decided { command, reply, answer, changes } in commands {
            let answer = answer.filter(|_| !changes).unwrap_or_else(|| Answer::Refused(refusal.clone()));
            self.answer(&command, reply, answer);
        }
        let turned_away = |newcomer: Newcomer| Output::TurnedAway(newcomer.ear, refusal.clone());
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

/// Whether an entry can change who somebody is: who sits where, who is the host. Most do not.
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

/// What was decided and is not stored yet. Nobody has heard of it.
pub(super) struct Pending<R> {
    /// In the order in which they were decided.
    pub(super) entries: Vec<TableEntry>,
    /// How many of them are on their way to the store, and whether they change who somebody is.
    pub(super) storing: u64,
    reseated: bool,
    /// The commands they came from, so that all can be decided again if somebody else has written in between.
    commands: Vec<Decided<R>>,
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
    changes: bool,
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
    fn rests_on_log(&self) -> bool {
        let refused = |decided: &Decided<R>| !matches!(decided.answer, Some(Answer::Done { .. }));
        !self.newcomers.is_empty() || self.commands.iter().any(refused)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.commands.is_empty() && self.entries.is_empty() && self.newcomers.is_empty()
    }
}
