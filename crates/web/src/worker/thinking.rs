use super::keeper::{Keeper, Message};
use crate::browser;
use gloo_timers::future::TimeoutFuture;
use kee_game::{Seed, WallTime};
use kee_table::{BotDecision, BotTask, Command, MachineCommand, Reply, RunnerNeed};
use std::{cell::Cell, time::Duration};
use wasm_bindgen_futures::spawn_local;

/// How long a bot takes at least, so that one can follow what it does.
const BEAT: Duration = Duration::from_millis(1200);

/// How soon a bot notices that somebody would like it to move on, in milliseconds.
const NOTICED: u32 = 50;

thread_local! {
    /// How often somebody has hurried the bots.
    static HURRIED: Cell<u32> = const { Cell::new(0) };
}

/// Lets the bots that are thinking move at once.
pub(super) fn hurry() {
    HURRIED.set(HURRIED.get().wrapping_add(1));
}

impl Keeper {
    /// Gives the table what it needs, until it has to wait for somebody.
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

    /// What the next game is dealt from: chance, or what the challenge says.
    fn seed(&self) -> Seed {
        let said = self.kept.challenge.as_ref().and_then(|of| Seed::from_hex(&of.seed).ok());
        said.unwrap_or_else(|| Seed::new(browser::random()))
    }

    fn start_thinking(&self, task: BotTask) {
        let (own, seat) = (self.own.clone(), task.seat());
        spawn_local(async move {
            // Whoever waits for an answer gets it before the bot begins to think.
            TimeoutFuture::new(0).await;
            let began = browser::now();
            let BotDecision { command, not_before } = task.think();
            let hurried = HURRIED.get();
            while HURRIED.get() == hurried && browser::now() < began.plus(BEAT) {
                TimeoutFuture::new(NOTICED).await;
            }
            wait_until(not_before.unwrap_or(began)).await;
            // If nobody keeps the table any more, it will be asked again when somebody does.
            let _ = own.unbounded_send(Message::Thought { seat, command });
        });
    }
}

/// Timers ring a little early now and then, so the clock is looked at again.
async fn wait_until(moment: WallTime) {
    while let Some(left) = Some(moment.since(browser::now())).filter(|left| !left.is_zero()) {
        TimeoutFuture::new(left.as_millis() as u32).await;
    }
}
