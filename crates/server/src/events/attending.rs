use super::{
    news::{TableNews, TableReport},
    rooms::{NotDone, Rooms},
};
use std::time::Duration;
use tokio::{
    sync::broadcast::error::RecvError,
    time::{MissedTickBehavior, interval},
};

/// How often it is looked for what other processes have written.
const EVERY: Duration = Duration::from_secs(1);

impl Rooms {
    /// Looks after all events that are not over. It never ends.
    ///
    /// What their tables bring is taken as it comes. What came while no server ran is found at the beginning.
    pub(crate) async fn attend(&self) {
        let mut news = self.news();
        let mut ticks = interval(EVERY);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        self.look_after_all().await;
        loop {
            tokio::select! {
                told = news.recv() => match told {
                    Ok(told) => self.take_news(told).await,
                    // Too much came at once: then all is looked at.
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

    /// Wakes every event that is not over: tables are made and started that are not, and results are taken.
    async fn look_after_all(&self) {
        match self.store().open_events().await {
            Ok(events) => {
                for listed in events {
                    let live = self.live(listed.event);
                    let mut room = live.room.lock().await;
                    *room = None;
                    drop(room);
                    if let Err(NotDone::Server(why)) = self.open(&live).await {
                        tracing::warn!(event = ?listed.event, %why, "an event could not be looked after");
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "it could not be found out which events there are"),
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
                    tracing::warn!(event = ?machine.event, %error, "a result could not be read");
                    live.try_again();
                    Vec::new()
                }
            },
        };
        self.take_from_table(&mut room, &live, commands).await;
        live.publish(room.as_ref(), self.now());
    }

    /// Settles what could not be settled when it should have been: the disk was full, or did not answer.
    async fn try_again(&self) {
        for live in self.to_try_again() {
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
            Err(error) => tracing::warn!(%error, "it could not be found out what others have written"),
        }
    }
}
