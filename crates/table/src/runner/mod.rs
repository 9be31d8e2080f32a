//! Drives a table: listeners, decisions that are not stored yet, and thinking bots.

mod bots;
mod listeners;
mod storing;

use crate::{BrokenLog, Command, EntryKind, MachineCommand, PersonId, Table, TableEntry};
pub use bots::RunnerNeed;
use kee_game::{Refusal, Resources, SeatSet, WallTime};
use kee_wire::{Answer, RequestId, ToClient};
pub use listeners::{EarId, NewListener};
use listeners::{Listeners, Presence};
use std::time::Duration;
use storing::PendingInputs;
pub use storing::{Reply, StoreTask};

/// The times people may be disconnected before they count as away.
#[derive(Clone, Copy, Debug)]
pub struct AwayTimeouts {
    /// After their last connection was lost: a phone that changes networks is back sooner.
    pub disconnect_grace: Duration,
    /// After the table was first loaded: everyone has to reconnect then.
    pub reconnect_timeout: Duration,
}

/// The next tasks of the shell, in this order. `M` is a message as the shell sends it; `R` identifies a waiting
/// request for the shell.
#[derive(Debug)]
pub enum Output<R, M> {
    /// Send this to a listener.
    Tell(EarId, M),
    /// Answer a request.
    Answer {
        /// The destination of the answer.
        to: Reply<R>,
        /// The request, if it has an id.
        id: Option<RequestId>,
        /// The answer.
        answer: Answer,
    },
    /// Say that this table allows no spectators, and close the connection.
    Unwatchable(EarId),
    /// Say why the listener can't be welcomed now, and close the connection.
    TurnedAway(EarId, Refusal),
}

/// A table with everyone connected to it, without a clock, a store or connections of its own.
///
/// A shell passes in what arrives ([`Runner::decide`], [`Runner::listen`], [`Runner::bot_acts`], [`Runner::tick`]),
/// stores what [`Runner::due`] asks for, reports how that went, and does what [`Runner::outputs`] says. Outputs only
/// follow from what has been stored. The table may be absent: it was unloaded, or dropped because it differs from
/// what was stored. [`Runner::wake`] then restores it, and decides again what was not stored.
pub struct Runner<R, M> {
    table: Option<Table>,
    /// The number of entries that are stored and told.
    known: u64,
    listeners: Listeners,
    /// None where connections do not matter.
    timeouts: Option<AwayTimeouts>,
    presence: Presence,
    /// The next deadline, even while the table is unloaded.
    deadline: Option<WallTime>,
    pending: PendingInputs<R>,
    /// The seats whose bots are thinking.
    thinking: SeatSet,
    /// The seats whose bots' moves were refused.
    stumped: SeatSet,
    outputs: Vec<Output<R, M>>,
}

impl<R, M: From<ToClient> + Clone> Runner<R, M> {
    /// A runner whose table is not loaded yet.
    pub fn new(timeouts: Option<AwayTimeouts>) -> Self {
        Self {
            table: None,
            known: 0,
            listeners: Listeners::default(),
            timeouts,
            presence: Presence::default(),
            deadline: None,
            pending: PendingInputs::default(),
            thinking: SeatSet::NONE,
            stumped: SeatSet::NONE,
            outputs: Vec::new(),
        }
    }

    /// The table, if it is loaded.
    pub fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// Replaces the current game by another: [`Table::imagine`].
    #[cfg(feature = "testing")]
    pub fn imagine(&mut self, viewer: kee_game::Viewer, dice: &mut kee_game::Dice) {
        if let Some(table) = &mut self.table {
            table.imagine(viewer, dice);
        }
    }

    /// The number of entries that are stored and told.
    pub fn known(&self) -> u64 {
        self.known
    }

    /// Whether there are listeners.
    pub fn has_listeners(&self) -> bool {
        !self.listeners.is_empty()
    }

    /// Whether nothing is in progress: no request is waiting, and no bot is thinking.
    pub fn is_idle(&self) -> bool {
        self.pending.is_empty() && self.thinking.is_empty()
    }

    /// Whether it is waiting to see if someone reconnects.
    pub fn is_expecting_players(&self) -> bool {
        self.presence.next().is_some()
    }

    /// The time when [`Runner::tick`] has something to do, if nothing arrives before.
    pub fn next_wake(&self) -> Option<WallTime> {
        [self.presence.next(), self.deadline].into_iter().flatten().min()
    }

    /// The tasks of the shell. Call it only when nothing has to be stored.
    pub fn outputs(&mut self) -> std::vec::Drain<'_, Output<R, M>> {
        self.outputs.drain(..)
    }

    /// Loads the table from its log. Listeners are told what is new to them, and what was decided but not stored is
    /// decided again. `lost` is how long the table was unreachable: that time is given back.
    pub fn wake(
        &mut self,
        now: WallTime,
        log: &[TableEntry],
        resources: &Resources,
        lost: impl FnOnce(&Table) -> Duration,
    ) -> Result<(), BrokenLog> {
        let first_time = self.known == 0;
        // Listeners have been told this much, and are told what is new from there.
        let told = if first_time { log.len() } else { log.len().min(self.known as usize) };
        let mut table = Table::wake(&log[..told], resources)?;
        self.listeners.wake(&table);
        for entry in &log[told..] {
            // Once a new game starts or moves are taken back, earlier entries can no longer be told.
            if matches!(entry.what, EntryKind::Started { .. } | EntryKind::TakenBack { .. }) {
                self.listeners.tell(&table, now, &mut self.outputs);
            }
            table.apply(entry)?;
        }
        self.known = table.entries();
        self.deadline = table.next_deadline();
        self.listeners.tell(&table, now, &mut self.outputs);
        self.listeners.greet_again(&table, now, &mut self.outputs);
        if let Some(timeouts) = self.timeouts.filter(|_| first_time) {
            let sitting = table.sitting().filter_map(|(person, _)| person);
            for person in sitting.filter(|person| table.is_present(person)) {
                self.presence.look_at(now.plus(timeouts.reconnect_timeout), person.clone());
            }
        }
        // Comes before what is due, which may then no longer be due.
        let give = MachineCommand::GiveTime { millis: lost(&table).as_millis() as u64 };
        self.pending.entries.extend(table.decide(now, &Command::Machine(give)).entries);
        self.table = Some(table);
        self.vouch(now);
        self.decide_again(now);
        Ok(())
    }

    /// Another process doesn't know who is listening here, and may have marked them as away.
    fn vouch(&mut self, now: WallTime) {
        let Some(table) = &self.table else { return };
        let sitting = table.sitting().filter_map(|(person, _)| person);
        let here = sitting.filter(|person| self.is_connected(person) && !table.is_present(person));
        let here: Vec<PersonId> = here.cloned().collect();
        here.into_iter().for_each(|person| self.back(now, person));
    }

    fn is_connected(&self, person: &PersonId) -> bool {
        let mut newcomers = self.pending.newcomers.iter();
        self.listeners.has(person) || newcomers.any(|newcomer| newcomer.person.as_ref() == Some(person))
    }

    fn back(&mut self, now: WallTime, person: PersonId) {
        self.decide(now, Command::Machine(MachineCommand::Back(person)), Reply::Nobody);
    }

    /// Unloads the table while nothing happens; the log has everything.
    pub fn sleep(&mut self) {
        self.listeners.sleep();
        self.throw_away();
    }

    /// Drops a table that differs from what was stored. It remembers what everyone has been told.
    pub fn throw_away(&mut self) {
        self.table = None;
        self.pending.entries.clear();
    }

    /// Adds a listener, once everything they have to be told is stored.
    pub fn listen(&mut self, now: WallTime, newcomer: NewListener) {
        if let Some(person) = newcomer.person.clone() {
            self.is_here(now, person);
        }
        self.pending.newcomers.push(newcomer);
    }

    /// A person is connected. If they were away, they are back.
    pub fn is_here(&mut self, now: WallTime, person: PersonId) {
        self.presence.forget(&person);
        let is_back = |table: &Table| table.seat_of(&person).is_some() && !table.is_present(&person);
        if self.table.as_ref().is_some_and(is_back) {
            self.back(now, person);
        }
    }

    /// Counts someone who sent a request without listening as present until then.
    pub fn expect_until(&mut self, until: WallTime, person: PersonId) {
        if self.timeouts.is_some() {
            self.presence.look_at(until, person);
        }
    }

    /// A connection has stopped listening.
    pub fn deaf(&mut self, now: WallTime, ear: EarId) {
        let newcomer = self.pending.newcomers.extract_if(.., |newcomer| newcomer.ear == ear).last();
        let person = newcomer.and_then(|newcomer| newcomer.person).or_else(|| self.listeners.remove(ear));
        if let Some(person) = person {
            self.lost(now, person);
        }
    }

    /// Removes the connections of a person who recovered their seat elsewhere, and returns them.
    pub fn expel(&mut self, now: WallTime, person: &PersonId) -> Vec<EarId> {
        let mut theirs = self.listeners.ears_of(person);
        let newcomers = self.pending.newcomers.iter().filter(|newcomer| newcomer.person.as_ref() == Some(person));
        theirs.extend(newcomers.map(|newcomer| newcomer.ear));
        theirs.iter().for_each(|ear| self.deaf(now, *ear));
        theirs
    }

    fn lost(&mut self, now: WallTime, person: PersonId) {
        if let Some(timeouts) = self.timeouts.filter(|_| !self.is_connected(&person)) {
            self.presence.look_at(now.plus(timeouts.disconnect_grace), person);
        }
    }

    /// The person listening on this connection.
    pub fn listener(&self, ear: EarId) -> Option<&PersonId> {
        self.pending
            .newcomers
            .iter()
            .find(|newcomer| newcomer.ear == ear)
            .map_or_else(|| self.listeners.person(ear), |newcomer| newcomer.person.as_ref())
    }

    /// Whether the listener on this connection is the only person at the table; the others are bots.
    pub fn is_alone(&self, ear: EarId) -> bool {
        let listener = self.listeners.person(ear);
        let sitting = self.table.iter().flat_map(Table::sitting).filter_map(|(person, _)| person);
        let people: Vec<&PersonId> = sitting.collect();
        listener.is_some_and(|me| people == [me])
    }

    /// Handles everything that is due. The table must be loaded if anything is.
    pub fn tick(&mut self, now: WallTime) {
        if self.table.is_none() {
            return;
        }
        for person in self.presence.due(now) {
            if !self.is_connected(&person) {
                self.decide(now, Command::Machine(MachineCommand::Gone(person)), Reply::Nobody);
            }
        }
        self.expire(now);
    }
}
