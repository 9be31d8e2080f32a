use super::{
    Newcomer, Output, Runner,
    pending::{Decided, Pending, Reply},
};
use crate::{Command, Entry, Table, What};
use kee_game::{Input, Refusal, WallTime};
use kee_wire::{Answer, ToClient};

/// What the store has to do before anybody hears of anything.
#[derive(Debug)]
pub enum Due {
    /// Append these entries, the first of which has this number. Then call [`Runner::stored`], or [`Runner::overtaken`] if
    /// there is such an entry already, or [`Runner::failed`].
    Append(u64, Vec<Entry>),
    /// The table sleeps, and somebody waits for it: read the log. Then call [`Runner::wake`] or [`Runner::failed`].
    Wake,
    /// Look whether the log has more than so many entries. Then call [`Runner::overtaken`] or [`Runner::unchanged`].
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
    pub fn due(&mut self, now: WallTime) -> Due {
        if self.pending.is_empty() {
            return Due::Nothing;
        }
        if self.table.is_none() {
            return Due::Wake;
        }
        if !self.pending.entries.is_empty() {
            let entries = std::mem::take(&mut self.pending.entries);
            self.pending.storing = entries.len() as u64;
            self.pending.reseated = Table::is_reseated_by(&entries);
            return Due::Append(self.known + 1, entries);
        }
        if self.pending.rests_on_log() {
            return Due::Compare(self.known);
        }
        self.unchanged(now);
        Due::Nothing
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
fn changes_people(entry: &Entry) -> bool {
    match &entry.what {
        What::Input(input) => matches!(input, Input::Leave { .. } | Input::Ruling(_)),
        What::Chat { .. } | What::Reacted { .. } => false,
        _ => true,
    }
}

impl Table {
    /// Whether these entries may have changed who sits here.
    pub fn is_reseated_by(entries: &[Entry]) -> bool {
        entries.iter().any(changes_people)
    }
}
