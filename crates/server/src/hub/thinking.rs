use super::{
    actor::Actor,
    message::{Message, Reply, Thought},
};
use kee_game::{Seat, Seed, Viewer, WallTime};
use kee_table::{BotDecision, BotTask, Command, MachineWish, Need};
use kee_wire::Answer;
use std::{sync::Arc, time::Duration};
use tokio::time::{Instant, sleep, sleep_until, timeout};

impl Actor {
    /// Gives the table what it needs. True if it has decided something that is to be stored now.
    pub(super) fn fill_needs(&mut self) -> bool {
        match self.table.as_ref().and_then(|table| table.needs()) {
            None => false,
            Some(Need::Seed) => {
                let seed = Seed::new(self.hub.world.bytes());
                self.decide(Command::Machine(MachineWish::Seed(seed)), Reply::Nobody);
                true
            }
            Some(Need::Thoughts(seats)) => {
                for seat in seats.minus(self.thinking).iter() {
                    self.start_thinking(seat);
                }
                false
            }
        }
    }

    fn start_thinking(&mut self, seat: Seat) {
        let Some(task) = self.table.as_ref().and_then(|table| table.bot_task(seat)) else { return };
        self.thinking = self.thinking.with(seat);
        let (hub, own) = (Arc::clone(&self.hub), self.own.clone());
        let asked = Instant::now();
        self.hub.tasks.spawn(async move {
            let decision = think(&hub, task).await;
            let not_before = decision.as_ref().and_then(|decision| decision.not_before);
            let thinks = async {
                sleep_until(next_beat(asked, hub.settings.bot_beat)).await;
                wait_until(&hub, not_before).await;
            };
            // If the table is gone, it will be asked again when it is back.
            tokio::select! {
                () = thinks => {
                    let command = decision.map(|decision| decision.command);
                    let _ = own.send(Message::Thought(Box::new(Thought { seat, command }))).await;
                }
                () = own.closed() => {}
            }
        });
    }

    /// Plays what a bot wants; the first thing there is if it could not make up its mind. If the table does not wait for
    /// it just now, it will be asked again when it does.
    pub(super) fn bot_acts(&mut self, thought: Thought) {
        if !self.table.as_ref().is_some_and(|table| table.awaits_bot(thought.seat)) {
            return;
        }
        let simple = thought.command.is_none();
        let command = thought.command.or_else(|| self.anything(thought.seat));
        if let Some(command) = command {
            self.decide(command, Reply::Bot { seat: thought.seat, simple });
        }
    }

    /// No bot should ever be refused. If one is, the game goes on all the same.
    pub(super) fn bot_answered(&mut self, seat: Seat, simple: bool, answer: &Answer) {
        let Answer::Refused(refusal) = answer else { return };
        tracing::error!(table = ?self.id, %seat, code = refusal.code, "a bot was refused");
        if !simple {
            let thought = Message::Thought(Box::new(Thought { seat, command: None }));
            // Till it has decided, it counts as thinking; if the mailbox is full, it is asked again.
            if self.own.try_send(thought).is_ok() {
                self.thinking = self.thinking.with(seat);
            }
        } else {
            // It would be refused again and again.
            self.thinking = self.thinking.with(seat);
        }
    }

    fn anything(&self, seat: Seat) -> Option<Command> {
        let table = self.table.as_ref()?;
        let action = table.game()?.actions(seat, 1).actions.pop()?;
        let on = table.number(Viewer::Seat(seat));
        Some(Command::Machine(MachineWish::BotActs { seat, action, on, at: None }))
    }
}

/// Lets a bot think on a thread of its own, when one is free, and not for longer than its budget.
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
            tracing::error!("a bot panicked");
            None
        }
        Err(_) => {
            hub.counts.late_bots.increment(1);
            None
        }
    }
}

/// Waits until the server's clock, by which tables go, shows this time.
async fn wait_until(hub: &super::Shared, moment: Option<WallTime>) {
    let Some(moment) = moment else { return };
    while let Some(left) = Some(moment.since(hub.world.now())).filter(|left| !left.is_zero()) {
        sleep(left).await;
    }
}

/// The next whole beat since it was asked.
fn next_beat(asked: Instant, beat: Duration) -> Instant {
    if beat.is_zero() {
        return asked;
    }
    let beats = asked.elapsed().as_nanos() / beat.as_nanos() + 1;
    asked + beat * u32::try_from(beats).unwrap_or(u32::MAX)
}
