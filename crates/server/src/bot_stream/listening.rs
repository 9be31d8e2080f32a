use super::attending::{Attending, End};
use crate::{
    app::App,
    identity::NotKnown,
    store::{Key, StoredTable, TableId},
};
use axum::body::Bytes;
use kee_game::WallTime;
use kee_wire::{BotEvent, Phase};
use std::{collections::BTreeSet, time::Duration};
use tokio::{
    sync::{
        broadcast::{self, error::RecvError},
        mpsc,
    },
    task::JoinSet,
    time::{MissedTickBehavior, interval},
};

/// How many lines may wait for a bot that does not read.
const WAITING: usize = 128;
/// How often it is looked whether the bot has a seat that we did not hear of, and its token is still good.
const EVERY: Duration = Duration::from_secs(5);
/// How many tables a bot listens to at once: those that wait for it first.
const MOST: usize = 100;
/// A table where nothing has begun again for so long is left alone.
const OVER_FOR: Duration = Duration::from_hours(24);

/// Begins to listen to all tables of a bot, until nobody reads the lines any more.
pub(crate) fn listen(app: App, key: Key) -> mpsc::Receiver<Bytes> {
    let (out, lines) = mpsc::channel(WAITING);
    let sittings = app.sittings.subscribe();
    let listening = Listening { app, key, out, tables: BTreeSet::new(), tasks: JoinSet::new() };
    tokio::spawn(listening.run(sittings));
    lines
}

/// A bot that listens. When this is dropped, so are the tasks.
struct Listening {
    app: App,
    /// What proves that it is the bot.
    key: Key,
    out: mpsc::Sender<Bytes>,
    /// What is listened to, each by a task of its own.
    tables: BTreeSet<TableId>,
    tasks: JoinSet<(TableId, End)>,
}

impl Listening {
    async fn run(mut self, mut sittings: broadcast::Receiver<kee_table::PersonId>) {
        let mut ticks = interval(EVERY);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let look = tokio::select! {
                () = self.out.closed() => return,
                _ = ticks.tick() => true,
                sat = sittings.recv() => match sat {
                    Ok(person) => person == self.key.person,
                    Err(RecvError::Lagged(_)) => true,
                    Err(RecvError::Closed) => return,
                },
                Some(ended) = self.tasks.join_next() => match ended {
                    Ok((_, End::GoingAway(retry_after))) => {
                        let _ = self.out.send(line(&BotEvent::GoingAway { retry_after })).await;
                        return;
                    }
                    Ok((table, End::Left | End::LetGo)) => {
                        self.tables.remove(&table);
                        false
                    }
                    Err(_) => return,
                },
            };
            if look && self.look().await.is_err() {
                return;
            }
        }
    }

    /// Listens to the tables that are not listened to yet. Who has no good token any more hears nothing more.
    async fn look(&mut self) -> Result<(), NotKnown> {
        let key = self.app.key(self.key.hash).await?;
        let now = self.app.now();
        let tables = self.app.store().tables_of(&key.person).await?;
        for listed in tables.into_iter().filter(|listed| is_alive(listed, now)).take(MOST) {
            if self.tables.len() < MOST && self.tables.insert(listed.table) {
                let (app, out) = (self.app.clone(), self.out.clone());
                let person = key.person.clone();
                self.tasks.spawn(async move { Attending::new(app, listed.table, person, out).await.run().await });
            }
        }
        Ok(())
    }
}

fn is_alive(listed: &StoredTable, now: WallTime) -> bool {
    listed.summary.phase != Phase::Over || now.since(listed.summary.last) < OVER_FOR
}

/// As it goes over the wire.
pub(super) fn line(event: &BotEvent) -> Bytes {
    let mut line = serde_json::to_vec(event).expect("an event is plain data");
    line.push(b'\n');
    line.into()
}
