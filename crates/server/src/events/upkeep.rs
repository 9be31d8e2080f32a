use super::{
    machine::{TableNews, TableReport},
    rooms::{EventError, Rooms},
};
use std::time::Duration;
use tokio::{
    sync::broadcast::error::RecvError,
    time::{MissedTickBehavior, interval},
};

/// The time between checks for what other processes have written.
const EVERY: Duration = Duration::from_secs(1);

impl Rooms {
    /// Looks after all events that are not over. It never ends.
    ///
    /// Words and results of their tables are taken as they come; those that came while no server was running, at the
    /// start.
    pub(crate) async fn run(&self) {
        let mut news = self.news();
        let mut ticks = interval(EVERY);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        self.look_after_all().await;
        loop {
            tokio::select! {
                told = news.recv() => match told {
                    Ok(told) => self.take_news(told).await,
                    // Too much came at once, so look at everything.
                    Err(RecvError::Lagged(_)) => self.look_after_all().await,
                    Err(RecvError::Closed) => return,
                },
                _ = ticks.tick() => {
                    self.pass_on_events().await;
                    self.try_again().await;
                }
            }
        }
    }

    /// Wakes every event that is not over: creates and starts missing tables, and takes results.
    async fn look_after_all(&self) {
        match self.store().open_events().await {
            Ok(events) => {
                for listed in events {
                    let live = self.live(listed.event);
                    let mut room = live.room.lock().await;
                    *room = None;
                    drop(room);
                    if let Err(EventError::Server(why)) = self.open(&live).await {
                        tracing::warn!(event = ?listed.event, reason = ?why, "failed to open event");
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "failed to query open events"),
        }
    }

    async fn take_news(&self, news: TableNews) {
        let TableNews { machine, report } = news;
        let live = self.live(machine.event);
        if self.open(&live).await.is_err() {
            return;
        }
        let mut room = live.room.lock().await;
        let Some(open) = room.as_ref() else { return };
        let commands = match report {
            TableReport::WordsPlayed { seat, words } => open.log.words_played(machine.spot, seat, &words, self.now()),
            TableReport::Finished { game: Some(game), at } => open.log.game_over(machine.spot, &game, at),
            TableReport::Finished { game: None, .. } => match self.settle_spot(open, machine.spot).await {
                Ok(commands) => commands,
                Err(error) => {
                    tracing::warn!(event = ?machine.event, %error, "failed to read result of table");
                    live.try_again();
                    Vec::new()
                }
            },
        };
        self.take_from_table(&mut room, &live, commands).await;
        live.publish(room.as_ref(), self.now());
    }

    /// Retries what failed because the disk was full or the store did not answer.
    async fn try_again(&self) {
        for live in self.unsettled() {
            let mut room = live.room.lock().await;
            self.settle(&mut room, &live).await;
            live.publish(room.as_ref(), self.now());
        }
    }

    async fn pass_on_events(&self) {
        match self.store().event_news().await {
            Ok(events) => {
                for event in events {
                    if let Some(live) = self.if_live(event) {
                        let _ = self.refresh(&live).await;
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "failed to query events written by other processes"),
        }
    }
}
