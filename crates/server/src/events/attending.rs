use super::{
    news::{TableNews, WhatNews},
    rooms::{NotDone, Rooms},
};
use kee_game::Seat;
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
                _ = ticks.tick() => self.pass_on_events().await,
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
        let TableNews { machine, what } = news;
        let live = self.live(machine.event);
        if self.open(&live).await.is_err() {
            return;
        }
        let mut room = live.room.lock().await;
        let Some(open) = room.as_ref() else { return };
        let wishes = match what {
            WhatNews::Finished => match self.settle_spot(open, machine.spot).await {
                Ok(result) => result.into_iter().collect(),
                Err(error) => {
                    tracing::warn!(event = ?machine.event, %error, "a result could not be read");
                    Vec::new()
                }
            },
            WhatNews::Spelled { seat, words } => spelled(open, machine.spot, seat, &words),
        };
        for wish in wishes {
            self.take_from_table(&mut room, machine.event, wish).await;
        }
        live.publish(room.as_ref(), self.now());
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

/// The words that win somebody a prize, as they would be typed.
fn spelled(room: &super::room::Room, spot: kee_event::Spot, seat: Seat, words: &[String]) -> Vec<String> {
    let prized: Vec<&String> = words.iter().filter(|word| room.log.is_prized(spot.table, word)).collect();
    // Most words win nothing, and then there is nothing more to find out.
    let is_now = || room.log.last_round().is_some_and(|round| round.number == spot.round);
    if prized.is_empty() || !is_now() {
        return Vec::new();
    }
    let guest = room.log.guest_at(spot.table, seat.index());
    prized.iter().filter_map(|word| Some(format!("spelled {word} {}", guest.as_ref()?))).collect()
}
