use super::{actor::Actor, summing};
use crate::{refusal::ServerRefusal, store::StoreError};
use kee_game::Refusal;
use kee_table::{Broken, Entry, Table, What};
use kee_wire::ToClient;
use std::time::Duration;
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

    async fn wake(&mut self) -> Result<(), NotAwake> {
        let began = Instant::now();
        let log = self.hub.store.log(self.id, 0).await.map_err(NotAwake::Store)?;
        let Some(Entry { at: made, what: What::Made(first), .. }) = log.first() else {
            return Err(NotAwake::NoSuchTable);
        };
        let resources = self.hub.library.for_agreement(&first.agreement);
        // Nobody's time ran while the server was away.
        let slept_through = |table: &Table| self.hub.away.filter(|away| table.last() < away.until);
        let lost = |table: &Table| slept_through(table).map_or(Duration::ZERO, |away| away.until.since(away.since));
        self.runner.wake(self.hub.world.now(), &log, &resources, lost).map_err(NotAwake::Broken)?;
        self.summary = self.runner.table().map(|table| summing::summary(table, *made));
        self.retry = None;
        self.hub.counts.wake_seconds.record(began.elapsed());
        Ok(())
    }

    fn not_awake(&mut self, why: &NotAwake) {
        match why {
            NotAwake::NoSuchTable => self.over = true,
            NotAwake::Broken(broken) => {
                // Not why: the sentence may quote a hidden card.
                tracing::error!(table = ?self.id, entry = broken.entry, "a log does not lead to a table");
                self.ears.farewell(&ToClient::Error(why.refusal()));
                self.over = true;
            }
            NotAwake::Store(error) => {
                tracing::warn!(table = ?self.id, %error, "failed to wake a table");
                self.try_again();
            }
        }
        if self.over {
            self.hub.drop_table(self.id, &self.own);
        }
    }

    /// Whether another process has written what is not known here. If the store does not say, we go by what we know.
    pub(super) async fn is_behind(&mut self) -> bool {
        self.runner.table().is_some()
            && self.hub.store.length(self.id).await.is_ok_and(|length| length > self.runner.known())
    }

    /// Keeps count of the tables that are awake.
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
