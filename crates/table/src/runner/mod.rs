//! A table at work: who listens, what was decided and is not stored yet, whose bots think.

mod audience;
mod bots;
mod storing;

use crate::{BrokenLog, Command, EntryKind, MachineCommand, PersonId, Table, TableEntry};
use audience::{Audience, Presence};
pub use audience::{EarId, Newcomer};
pub use bots::RunnerNeed;
use kee_game::{Refusal, Resources, SeatSet, WallTime};
use kee_wire::{Answer, RequestId, ToClient};
use std::time::Duration;
use storing::Pending;
pub use storing::{Reply, StoreTask};

/// How long people may be without a connection before they count as gone.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// After the last connection was lost: a phone that changes networks is back before that.
    pub blink: Duration,
    /// After the table was first woken: everybody has to connect again then.
    pub comeback: Duration,
}

/// What whoever runs a table has to do next, in this order. `M` is a message as the shell sends it, `R` is by what it knows
/// somebody who waits for an answer.
#[derive(Debug)]
pub enum Output<R, M> {
    /// Send this to a listener.
    Tell(EarId, M),
    /// Answer a request.
    Answer {
        /// To whom.
        to: Reply<R>,
        /// The request, if it has an id.
        id: Option<RequestId>,
        /// What came of it.
        answer: Answer,
    },
    /// Say that nobody may watch here, and close the connection.
    Unwatchable(EarId),
    /// Say why nobody can be welcomed now, and close the connection.
    TurnedAway(EarId, Refusal),
}

/// A table and everybody who has to do with it, without a clock, a store or a connection of its own.
///
/// A shell gives it what comes in ([`Runner::decide`], [`Runner::listen`], [`Runner::bot_acts`], [`Runner::tick`]), stores
/// what [`Runner::due`] asks for, says how that went, and does what [`Runner::outputs`] says. Outputs come only out of what
/// has been stored. The table may be absent: it sleeps, or was thrown away since it is not what was stored; then
/// [`Runner::wake`] restores it, and decides again what was not stored.
pub struct Runner<R, M> {
    table: Option<Table>,
    /// How many entries are stored and told.
    known: u64,
    audience: Audience,
    /// None where it does not matter who is connected.
    patience: Option<Patience>,
    presence: Presence,
    /// When the next deadline is, even while the table sleeps.
    deadline: Option<WallTime>,
    pending: Pending<R>,
    /// The seats whose bots are thinking.
    thinking: SeatSet,
    /// The seats whose bots were refused what they wanted.
    stumped: SeatSet,
    outputs: Vec<Output<R, M>>,
}

impl<R, M: From<ToClient> + Clone> Runner<R, M> {
    /// A table that sleeps, and that nobody knows yet.
    pub fn new(patience: Option<Patience>) -> Self {
        Self {
            table: None,
            known: 0,
            audience: Audience::default(),
            patience,
            presence: Presence::default(),
            deadline: None,
            pending: Pending::default(),
            thinking: SeatSet::NONE,
            stumped: SeatSet::NONE,
            outputs: Vec::new(),
        }
    }

    /// The table, unless it sleeps.
    pub fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// Puts another game in the place of the one that is played: [`Table::imagine`].
    #[cfg(feature = "testing")]
    pub fn imagine(&mut self, viewer: kee_game::Viewer, dice: &mut kee_game::Dice) {
        if let Some(table) = &mut self.table {
            table.imagine(viewer, dice);
        }
    }

    /// How many entries are stored and told.
    pub fn known(&self) -> u64 {
        self.known
    }

    /// Whether anybody listens.
    pub fn has_listeners(&self) -> bool {
        !self.audience.is_empty()
    }

    /// Whether nothing is under way: nobody waits for an answer, and no bot thinks.
    pub fn is_idle(&self) -> bool {
        self.pending.is_empty() && self.thinking.is_empty()
    }

    /// Whether it looks out for somebody who may be gone.
    pub fn expects_somebody(&self) -> bool {
        self.presence.next().is_some()
    }

    /// When [`Runner::tick`] has something to do, if nothing comes in before.
    pub fn next_wake(&self) -> Option<WallTime> {
        [self.presence.next(), self.deadline].into_iter().flatten().min()
    }

    /// What the shell has to do. It may only be asked for when nothing is due to be stored.
    pub fn outputs(&mut self) -> std::vec::Drain<'_, Output<R, M>> {
        self.outputs.drain(..)
    }

    /// Brings the table back from its log. Whoever listens is told what is new to them, and what was decided and not stored is
    /// decided again. `lost` says how long nobody could reach the table: nobody's time ran then.
    pub fn wake(
        &mut self,
        now: WallTime,
        log: &[TableEntry],
        resources: &Resources,
        lost: impl FnOnce(&Table) -> Duration,
    ) -> Result<(), BrokenLog> {
        let first_time = self.known == 0;
        // Who listens has been told so much: from there on they are told what is new.
        let told = if first_time { log.len() } else { log.len().min(self.known as usize) };
        let mut table = Table::wake(&log[..told], resources)?;
        self.audience.wake(&table);
        for entry in &log[told..] {
            // With a new game what happened before it can no longer be told.
            if matches!(entry.what, EntryKind::Started { .. }) {
                self.audience.tell(&table, now, &mut self.outputs);
            }
            table.apply(entry)?;
        }
        self.known = table.entries();
        self.deadline = table.next_deadline();
        self.audience.tell(&table, now, &mut self.outputs);
        self.audience.greet_again(&table, now, &mut self.outputs);
        if let Some(patience) = self.patience.filter(|_| first_time) {
            let sitting = table.sitting().filter_map(|(person, _)| person);
            for person in sitting.filter(|person| table.is_present(person)) {
                self.presence.look_at(now.plus(patience.comeback), person.clone());
            }
        }
        // Comes before what is due: it may not have been due at all.
        let give = MachineCommand::GiveTime { millis: lost(&table).as_millis() as u64 };
        self.pending.entries.extend(table.decide(now, &Command::Machine(give)).entries);
        self.table = Some(table);
        self.vouch(now);
        self.decide_again(now);
        Ok(())
    }

    /// Another process does not know who listens here, and may have taken them for gone.
    fn vouch(&mut self, now: WallTime) {
        let Some(table) = &self.table else { return };
        let sitting = table.sitting().filter_map(|(person, _)| person);
        let here = sitting.filter(|person| self.is_connected(person) && !table.is_present(person));
        let here: Vec<PersonId> = here.cloned().collect();
        here.into_iter().for_each(|person| self.back(now, person));
    }

    fn is_connected(&self, person: &PersonId) -> bool {
        let mut newcomers = self.pending.newcomers.iter();
        self.audience.has(person) || newcomers.any(|newcomer| newcomer.person.as_ref() == Some(person))
    }

    fn back(&mut self, now: WallTime, person: PersonId) {
        self.decide(now, Command::Machine(MachineCommand::Back(person)), Reply::Nobody);
    }

    /// Lets go of the table while nothing happens; what it was is in the log.
    pub fn sleep(&mut self) {
        self.audience.sleep();
        self.throw_away();
    }

    /// Lets go of a table that is not what was stored. What everyone has been told is kept.
    pub fn throw_away(&mut self) {
        self.table = None;
        self.pending.entries.clear();
    }

    /// Lets somebody listen, once everything they are to hear of is stored.
    pub fn listen(&mut self, now: WallTime, newcomer: Newcomer) {
        if let Some(person) = newcomer.person.clone() {
            self.is_here(now, person);
        }
        self.pending.newcomers.push(newcomer);
    }

    /// Somebody is connected. Who was gone is back.
    pub fn is_here(&mut self, now: WallTime, person: PersonId) {
        self.presence.forget(&person);
        let is_back = |table: &Table| table.seat_of(&person).is_some() && !table.is_present(&person);
        if self.table.as_ref().is_some_and(is_back) {
            self.back(now, person);
        }
    }

    /// Somebody asked who does not listen: they are taken to be here until then.
    pub fn expect_until(&mut self, until: WallTime, person: PersonId) {
        if self.patience.is_some() {
            self.presence.look_at(until, person);
        }
    }

    /// A connection does not listen any more.
    pub fn deaf(&mut self, now: WallTime, ear: EarId) {
        let newcomer = self.pending.newcomers.extract_if(.., |newcomer| newcomer.ear == ear).last();
        let person = newcomer.and_then(|newcomer| newcomer.person).or_else(|| self.audience.remove(ear));
        if let Some(person) = person {
            self.lost(now, person);
        }
    }

    /// This person has proved elsewhere who they are: what listens here as them may be anybody. Which connections that are.
    pub fn expel(&mut self, now: WallTime, person: &PersonId) -> Vec<EarId> {
        let mut theirs = self.audience.ears_of(person);
        let newcomers = self.pending.newcomers.iter().filter(|newcomer| newcomer.person.as_ref() == Some(person));
        theirs.extend(newcomers.map(|newcomer| newcomer.ear));
        theirs.iter().for_each(|ear| self.deaf(now, *ear));
        theirs
    }

    fn lost(&mut self, now: WallTime, person: PersonId) {
        if let Some(patience) = self.patience.filter(|_| !self.is_connected(&person)) {
            self.presence.look_at(now.plus(patience.blink), person);
        }
    }

    /// Who listens on this connection.
    pub fn listener(&self, ear: EarId) -> Option<&PersonId> {
        self.pending
            .newcomers
            .iter()
            .find(|newcomer| newcomer.ear == ear)
            .map_or_else(|| self.audience.person(ear), |newcomer| newcomer.person.as_ref())
    }

    /// Sees to what the time brings. The table must be awake if anything is due.
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
