use super::{Hub, actor::Actor, commit, table_message::TableMessage};
use crate::{refusal::ServerRefusal, store::StoreError};
use kee_game::{Refusal, WallTime};
use kee_table::{BrokenLog, EntryKind, Table, TableEntry};
use kee_wire::ToClient;
use std::time::Duration;
use tokio::time::{Instant, MissedTickBehavior, interval};

/// The reason why a table cannot be woken.
pub(super) enum WakeError {
    NoSuchTable,
    Broken(BrokenLog),
    Store(StoreError),
}

impl WakeError {
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
    /// Wakes the table from its log if it is asleep.
    pub(super) async fn awake(&mut self) -> Result<(), WakeError> {
        if self.runner.table().is_some() {
            return Ok(());
        }
        let woken = self.wake().await;
        self.count_awake();
        if let Err(why) = &woken {
            self.not_awake(why);
        }
        woken
    }

    async fn wake(&mut self) -> Result<(), WakeError> {
        let began = Instant::now();
        let log = self.hub.store.log(self.id, 0).await.map_err(WakeError::Store)?;
        let Some(TableEntry { at: made, what: EntryKind::Made(first), .. }) = log.first() else {
            return Err(WakeError::NoSuchTable);
        };
        let resources = self.hub.library.for_agreement(&first.agreement);
        // No clock ran while the server was down.
        let slept_through = |table: &Table| self.hub.away.filter(|away| table.last() < away.until);
        let lost = |table: &Table| slept_through(table).map_or(Duration::ZERO, |away| away.until.since(away.since));
        self.runner.wake(self.hub.world.now(), &log, &resources, lost).map_err(WakeError::Broken)?;
        self.summary = self.runner.table().map(|table| commit::summary(table, *made));
        self.retry = None;
        self.hub.counts.wake_seconds.record(began.elapsed());
        Ok(())
    }

    fn not_awake(&mut self, why: &WakeError) {
        match why {
            WakeError::NoSuchTable => self.over = true,
            WakeError::Broken(broken) => {
                // Not the reason: it may quote a hidden card.
                tracing::error!(table = ?self.id, entry = broken.entry, "failed to replay table log");
                self.ears.farewell(&ToClient::Error(why.refusal()));
                self.over = true;
            }
            WakeError::Store(error) => {
                tracing::warn!(table = ?self.id, %error, "failed to load table");
                self.try_again();
            }
        }
        if self.over {
            self.hub.drop_table(self.id, &self.own);
        }
    }

    /// Whether another process has written more than we know. If the store does not answer, we go by what we know.
    pub(super) async fn is_behind(&mut self) -> bool {
        self.runner.table().is_some()
            && self.hub.store.length(self.id).await.is_ok_and(|length| length > self.runner.known())
    }

    /// Counts the tables in memory.
    pub(super) fn count_awake(&mut self) {
        let awake = self.runner.table().is_some();
        if awake != std::mem::replace(&mut self.is_counted, awake) {
            let counts = &self.hub.counts;
            let (more, fewer) = if awake {
                (&counts.tables_awake, &counts.tables_asleep)
            } else {
                (&counts.tables_asleep, &counts.tables_awake)
            };
            more.increment(1);
            fewer.decrement(1);
        }
    }
}

/// The time between looks for tables that are due.
const EVERY: Duration = Duration::from_secs(1);
/// The time between heartbeats. After a power cut, clocks get back at most this much too much.
const PULSE: Duration = Duration::from_secs(10);
/// The number of tables woken at a time, most overdue first.
const AT_ONCE: u32 = 500;

impl Hub {
    /// Loads tables where something is due although nobody is there: a deadline, a bot's turn. It never ends.
    ///
    /// A live table handles its deadlines itself, so this is how every table continues after a restart. Live tables
    /// that another process has written to are told.
    pub async fn sweep(&self) {
        let mut ticks = interval(EVERY);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut alive = WallTime::ZERO;
        loop {
            ticks.tick().await;
            let now = self.shared().world.now();
            if now.since(alive) >= PULSE {
                alive = now;
                self.pulse().await;
            }
            self.pass_on_news().await;
            match self.shared().store.due(now, AT_ONCE).await {
                Ok(due) => {
                    for (_, table) in due {
                        if !self.shared().live().contains_key(&table) {
                            self.send(table, TableMessage::Nudge).await;
                        }
                    }
                }
                Err(error) => tracing::warn!(%error, "failed to query due tables"),
            }
        }
    }

    /// Writes a heartbeat.
    pub(crate) async fn pulse(&self) {
        if let Err(error) = self.shared().store.alive(self.shared().world.now()).await {
            tracing::warn!(%error, "failed to write heartbeat");
        }
    }

    async fn pass_on_news(&self) {
        match self.shared().store.news().await {
            Ok(news) => {
                for (table, entries) in news {
                    let mailbox = self.shared().live().get(&table).cloned();
                    if let Some(mailbox) = mailbox {
                        // A table that is being dropped reads its log when it comes back.
                        let _ = mailbox.send(TableMessage::Written(entries)).await;
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "failed to query tables written by other processes"),
        }
    }
}
