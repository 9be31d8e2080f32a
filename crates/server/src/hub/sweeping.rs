use super::{Hub, message::Message};
use std::time::Duration;
use tokio::time::{MissedTickBehavior, interval};

/// How often it is looked for tables that have to be woken.
const EVERY: Duration = Duration::from_secs(1);
/// How many are woken each time, those first that have waited longest.
const AT_ONCE: u32 = 500;

impl Hub {
    /// Wakes the tables at which something is due though nobody is there: a deadline, a bot's turn. It never ends.
    ///
    /// A table that lives sees to its deadlines itself; so after a restart this is what lets every table go on.
    pub async fn sweep(&self) {
        let mut ticks = interval(EVERY);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            let now = self.shared().world.now();
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
}
