use super::{
    actor::Actor,
    table_message::{BotAnswer, TableMessage},
};
use kee_game::{Seed, WallTime};
use kee_table::{BotDecision, BotTask, Command, MachineCommand, Reply, RunnerNeed};
use std::{sync::Arc, time::Duration};
use tokio::time::{Instant, sleep, sleep_until, timeout};

/// The beat of a bot that was told to hurry: it still hides how long the bot thought.
const HURRIED: Duration = Duration::from_millis(100);

impl Actor {
    /// Gives the table what it needs, until it has to wait for someone.
    pub(super) async fn fill_needs(&mut self) {
        while let Some(need) = self.runner.needs(self.hub.world.now()) {
            match need {
                RunnerNeed::Seed => {
                    let drawn = || Seed::new(self.hub.world.bytes());
                    let seed = self.hub.settings.seed.clone().unwrap_or_else(drawn);
                    let seed = Command::Machine(MachineCommand::Seed(seed));
                    self.runner.decide(self.hub.world.now(), seed, Reply::Nobody);
                    self.commit().await;
                }
                RunnerNeed::Bot(task) => self.start_thinking(*task),
                RunnerNeed::Store => self.commit().await,
            }
        }
    }

    fn start_thinking(&self, task: BotTask) {
        let (hub, own, seat) = (Arc::clone(&self.hub), self.own.clone(), task.seat());
        let (asked, hurry) = (Instant::now(), Arc::clone(&self.hurried).notified_owned());
        self.hub.tasks.spawn(async move {
            let decision = think(&hub, task).await;
            let not_before = decision.as_ref().and_then(|decision| decision.not_before);
            let interval = hub.settings.bot_interval;
            let beat = decision.as_ref().map_or(interval, |decision| decision.beat(interval));
            let thinks = async {
                tokio::select! {
                    () = sleep_until(next_beat(asked, beat)) => {}
                    () = hurry => sleep_until(next_beat(asked, HURRIED.min(beat))).await,
                }
                wait_until(&hub, not_before).await;
            };
            // If the table is gone, it asks again when it is back.
            tokio::select! {
                () = thinks => {
                    let command = decision.map(|decision| decision.command);
                    let _ = own.send(TableMessage::BotAnswer(Box::new(BotAnswer { seat, command }))).await;
                }
                () = own.closed() => {}
            }
        });
    }
}

/// Lets a bot think on a thread of its own, when one is free, for no longer than its budget.
async fn think(hub: &super::Shared, task: BotTask) -> Option<BotDecision> {
    let place = Arc::clone(&hub.bots).acquire_owned().await.ok()?;
    let thought = tokio::task::spawn_blocking(move || {
        let decision = task.think();
        drop(place);
        decision
    });
    match timeout(hub.settings.bot_budget, thought).await {
        Ok(Ok(decision)) => Some(decision),
        Ok(Err(_)) => {
            tracing::error!("bot panicked");
            None
        }
        Err(_) => {
            hub.counts.late_bots.increment(1);
            None
        }
    }
}

/// Waits until the server's clock, which tables go by, shows this time.
async fn wait_until(hub: &super::Shared, moment: Option<WallTime>) {
    let Some(moment) = moment else { return };
    while let Some(left) = Some(moment.since(hub.world.now())).filter(|left| !left.is_zero()) {
        sleep(left).await;
    }
}

/// The next whole beat after it was asked.
fn next_beat(asked: Instant, beat: Duration) -> Instant {
    if beat.is_zero() {
        return asked;
    }
    let beats = asked.elapsed().as_nanos() / beat.as_nanos() + 1;
    asked + beat * u32::try_from(beats).unwrap_or(u32::MAX)
}
