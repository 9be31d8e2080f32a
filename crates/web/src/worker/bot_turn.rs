use super::keeper::{Keeper, KeeperMessage};
use crate::browser;
use gloo_timers::future::TimeoutFuture;
use kee_game::{Seed, WallTime};
use kee_table::{BotDecision, BotTask, Command, MachineCommand, Reply, RunnerNeed};
use std::{cell::Cell, time::Duration};
use wasm_bindgen_futures::spawn_local;

/// The shortest time a bot takes, so that people can follow its moves.
const BEAT: Duration = Duration::from_millis(1200);

/// The time until a bot notices that it should hurry, in milliseconds.
const NOTICED: u32 = 50;

thread_local! {
    /// The number of times the bots have been hurried.
    static HURRIED: Cell<u32> = const { Cell::new(0) };
}

/// Lets bots that are thinking move at once.
pub(super) fn hurry() {
    HURRIED.set(HURRIED.get().wrapping_add(1));
}

impl Keeper {
    /// Gives the table what it needs, until it waits for a player.
    pub(super) async fn fill_needs(&mut self) {
        while let Some(need) = self.runner.needs(browser::now()) {
            match need {
                RunnerNeed::Seed => {
                    let seed = Command::Machine(MachineCommand::Seed(self.seed()));
                    self.runner.decide(browser::now(), seed, Reply::Nobody);
                    self.commit().await;
                }
                RunnerNeed::Bot(task) => self.start_thinking(*task),
                RunnerNeed::Store => self.commit().await,
            }
        }
    }

    /// The seed of the next game: random, or that of the challenge.
    fn seed(&self) -> Seed {
        let said = self.kept.challenge.as_ref().and_then(|of| Seed::from_hex(&of.seed).ok());
        said.unwrap_or_else(|| Seed::new(browser::random()))
    }

    fn start_thinking(&self, task: BotTask) {
        let (own, seat) = (self.own.clone(), task.seat());
        spawn_local(async move {
            // Pending answers go out before the bot starts to think.
            TimeoutFuture::new(0).await;
            let began = browser::now();
            let decision = task.think();
            let beat = decision.beat(BEAT);
            let BotDecision { command, not_before, .. } = decision;
            let hurried = HURRIED.get();
            while HURRIED.get() == hurried && browser::now() < began.plus(beat) {
                TimeoutFuture::new(NOTICED).await;
            }
            wait_until(not_before.unwrap_or(began)).await;
            // Without a keeper nobody listens; the next one asks the bot again.
            let _ = own.unbounded_send(KeeperMessage::Thought { seat, command });
        });
    }
}

/// Timers may fire slightly early, so the clock is checked again.
async fn wait_until(moment: WallTime) {
    while let Some(left) = Some(moment.since(browser::now())).filter(|left| !left.is_zero()) {
        TimeoutFuture::new(left.as_millis() as u32).await;
    }
}
