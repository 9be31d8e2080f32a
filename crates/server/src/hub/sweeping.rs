use super::{Hub, message::Message};
use kee_game::WallTime;
use std::time::Duration;
use tokio::time::{MissedTickBehavior, interval};

/// How often it is looked for tables that have to be woken.
const EVERY: Duration = Duration::from_secs(1);
/// How often it is stored that this server runs. After a power cut people get back at most so much more than was lost.
const PULSE: Duration = Duration::from_secs(10);
/// How many are woken each time, those first that have waited longest.
const AT_ONCE: u32 = 500;

impl Hub {
    /// Wakes the tables at which something is due though nobody is there: a deadline, a bot's turn. It never ends.
    ///
    /// A table that lives sees to its deadlines itself; so after a restart this is what lets every table go on. Tables
    /// that live here and were written to by another process are told.
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
                            self.send(table, Message::Nudge).await;
                        }
                    }
                }
                Err(error) => tracing::warn!(%error, "it could not be found out what is due"),
            }
        }
    }

    /// Stores that this server runs.
    pub(crate) async fn pulse(&self) {
        if let Err(error) = self.shared().store.alive(self.shared().world.now()).await {
            tracing::warn!(%error, "it could not be stored that the server runs");
        }
    }

    async fn pass_on_news(&self) {
        match self.shared().store.news().await {
            Ok(news) => {
                for (table, entries) in news {
                    let mailbox = self.shared().live().get(&table).cloned();
                    if let Some(mailbox) = mailbox {
                        // A table that is just let go of reads its log when it comes back.
                        let _ = mailbox.send(Message::Written(entries)).await;
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "it could not be found out what others have written"),
        }
    }
}
