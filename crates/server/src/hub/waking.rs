use super::{actor::Actor, message::Reply, summing};
use crate::{refusal::ServerRefusal, store::StoreError};
use kee_game::Refusal;
use kee_table::{Broken, Command, Entry, MachineWish, Table, What};
use kee_wire::ToClient;
use tokio::time::Instant;

/// Why a table cannot be woken.
pub(super) enum NotAwake {
    NoSuchTable,
    Broken(Broken),
    Store(StoreError),
}

impl NotAwake {
    pub(super) fn refusal(&self) -> Refusal {
        match self {
            Self::NoSuchTable => ServerRefusal::NoSuchTable.refusal(),
            Self::Broken(_) => ServerRefusal::BrokenTable.refusal(),
            Self::Store(StoreError::NoRoom(_)) => ServerRefusal::NoRoom.refusal(),
            Self::Store(_) => ServerRefusal::Unavailable.refusal(),
        }
    }
}

impl Actor {
    /// Sees to it that the table is there, from its log if it sleeps.
    pub(super) async fn awake(&mut self) -> Result<(), NotAwake> {
        if self.table.is_some() {
            return Ok(());
        }
        let began = Instant::now();
        match self.wake().await {
            Ok(table) => {
                self.hub.counts.wake_seconds.record(began.elapsed());
                self.is_awake(table);
                Ok(())
            }
            Err(why) => {
                self.not_awake(&why);
                Err(why)
            }
        }
    }

    async fn wake(&mut self) -> Result<Table, NotAwake> {
        let log = self.hub.store.log(self.id, 0).await.map_err(NotAwake::Store)?;
        let Some(Entry { at: made, what: What::Made(first), .. }) = log.first() else {
            return Err(NotAwake::NoSuchTable);
        };
        let resources = self.hub.library.for_agreement(&first.agreement);
        // Who listens has been told so much: from there on they are told what is new.
        let told = if self.known == 0 { log.len() } else { log.len().min(self.known as usize) };
        let mut table = Table::wake(&log[..told], &resources).map_err(NotAwake::Broken)?;
        self.audience.wake(&table);
        for entry in &log[told..] {
            // With a new game what happened before it can no longer be told.
            if matches!(entry.what, What::Started { .. }) {
                self.audience.tell(&table, self.hub.world.now(), &self.hub.counts);
            }
            table.apply(entry).map_err(NotAwake::Broken)?;
        }
        self.summary = Some(summing::summary(&table, *made));
        Ok(table)
    }

    /// The table is there, fresh or from its log.
    pub(super) fn is_awake(&mut self, table: Table) {
        let first_time = self.known == 0;
        self.hub.counts.tables_asleep.decrement(1);
        self.hub.counts.tables_awake.increment(1);
        self.known = table.entries();
        self.deadline = table.next_deadline();
        self.retry = None;
        if first_time {
            let comeback = Instant::now() + self.hub.settings.comeback;
            for (person, _) in table.sitting() {
                if let Some(person) = person.filter(|person| table.is_present(person)) {
                    self.presence.look_at(comeback, person.clone());
                }
            }
        }
        let now = self.hub.world.now();
        self.audience.tell(&table, now, &self.hub.counts);
        self.audience.regreet(&table, now, &self.hub.counts);
        self.table = Some(table);
        self.give_back_time();
        self.vouch();
    }

    /// Nobody's time ran while the server was away. What was due then may not be due at all.
    fn give_back_time(&mut self) {
        let Some(away) = self.hub.away else { return };
        let slept_through = self.table.as_ref().is_some_and(|table| table.last() < away.until);
        if slept_through {
            let millis = away.until.since(away.since).as_millis() as u64;
            self.decide_untimed(Command::Machine(MachineWish::GiveTime { millis }));
        }
    }

    /// Another process does not know who listens here, and may have taken them for gone.
    fn vouch(&mut self) {
        let Some(table) = &self.table else { return };
        let sitting = table.sitting().filter_map(|(person, _)| person);
        let here = sitting.filter(|person| self.audience.has(person) && !table.is_present(person));
        let here: Vec<_> = here.cloned().collect();
        for person in here {
            self.decide(Command::Machine(MachineWish::Back(person)), Reply::Nobody);
        }
    }

    /// Whether another process has written what is not known here. If the store does not say, we go by what we know.
    pub(super) async fn is_behind(&mut self) -> bool {
        self.table.is_some() && self.hub.store.length(self.id).await.is_ok_and(|length| length > self.known)
    }

    fn not_awake(&mut self, why: &NotAwake) {
        match why {
            NotAwake::NoSuchTable => self.over = true,
            NotAwake::Broken(broken) => {
                // Not why: the sentence may quote a hidden card.
                tracing::error!(table = ?self.id, entry = broken.entry, "a log does not lead to a table");
                self.audience.farewell(&ToClient::Error(why.refusal()));
                self.over = true;
            }
            NotAwake::Store(error) => {
                tracing::warn!(table = ?self.id, %error, "a table could not be woken");
                self.try_again();
            }
        }
        if self.over {
            self.hub.drop_table(self.id, &self.own);
        }
    }

    /// Lets go of the table; what it was is in the log.
    pub(super) fn fall_asleep(&mut self) {
        self.audience.sleep();
        self.throw_away();
    }

    /// Lets go of a table that is not what was stored. What everyone has been told is kept.
    pub(super) fn throw_away(&mut self) {
        if self.table.take().is_some() {
            self.hub.counts.tables_awake.decrement(1);
            self.hub.counts.tables_asleep.increment(1);
        }
        self.summary = None;
    }
}
