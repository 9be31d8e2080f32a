use super::table_listener::{StreamEnd, TableListener};
use crate::{
    app::App,
    identity::IdentityError,
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

/// The number of lines that may be queued for a bot that does not read.
const WAITING: usize = 128;
/// The time between checks for seats that we have not heard of, and that the token is still valid.
const EVERY: Duration = Duration::from_secs(5);
/// The number of tables a bot listens to at once; those waiting for it come first.
const MOST: usize = 100;
/// A table where no game has begun for this long is left alone.
const OVER_FOR: Duration = Duration::from_hours(24);

/// Listens to all tables of a bot, until nobody reads the lines.
pub(crate) fn listen(app: App, key: Key) -> mpsc::Receiver<Bytes> {
    let (out, lines) = mpsc::channel(WAITING);
    let sittings = app.sittings.subscribe();
    let listener = BotListener { app, key, out, tables: BTreeSet::new(), tasks: JoinSet::new() };
    tokio::spawn(listener.run(sittings));
    lines
}

/// The listener of one bot. Dropping it drops its tasks.
struct BotListener {
    app: App,
    /// The key that proves it is the bot.
    key: Key,
    out: mpsc::Sender<Bytes>,
    /// The tables listened to, each in a task of its own.
    tables: BTreeSet<TableId>,
    tasks: JoinSet<(TableId, StreamEnd)>,
}

impl BotListener {
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
                    Ok((_, StreamEnd::GoingAway(retry_after))) => {
                        let _ = self.out.send(line(&BotEvent::GoingAway { retry_after })).await;
                        return;
                    }
                    Ok((table, StreamEnd::Left | StreamEnd::LetGo)) => {
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

    /// Listens to tables that are not listened to yet. Fails once the token is no longer valid.
    async fn look(&mut self) -> Result<(), IdentityError> {
        let key = self.app.key(self.key.hash).await?;
        let now = self.app.now();
        let tables = self.app.store().tables_of(&key.person).await?;
        for listed in tables.into_iter().filter(|listed| is_alive(listed, now)).take(MOST) {
            if self.tables.len() < MOST && self.tables.insert(listed.table) {
                let (app, out) = (self.app.clone(), self.out.clone());
                let person = key.person.clone();
                self.tasks.spawn(async move { TableListener::new(app, listed.table, person, out).await.run().await });
            }
        }
        Ok(())
    }
}

fn is_alive(listed: &StoredTable, now: WallTime) -> bool {
    listed.summary.phase != Phase::Over || now.since(listed.summary.last) < OVER_FOR
}

/// An event as a line of the stream.
pub(super) fn line(event: &BotEvent) -> Bytes {
    let mut line = serde_json::to_vec(event).expect("an event is plain data");
    line.push(b'\n');
    line.into()
}
