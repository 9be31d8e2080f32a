use super::keeper::{Keeper, Message};
use crate::browser;
use gloo_timers::future::TimeoutFuture;
use kee_game::{Seat, Seed, Viewer, WallTime};
use kee_table::{BotDecision, Command, MachineWish, Need};
use kee_wire::Answer;
use std::time::Duration;
use wasm_bindgen_futures::spawn_local;

/// How long a bot takes at least, so that one can follow what it does.
const BEAT: Duration = Duration::from_millis(600);

impl Keeper {
    /// Gives the table what it needs. True if it has decided something that is to be kept now.
    pub(super) fn fill_needs(&mut self) -> bool {
        match self.table.needs() {
            None => false,
            Some(Need::Seed) => {
                self.decide(&Command::Machine(MachineWish::Seed(self.seed())));
                true
            }
            Some(Need::Thoughts(seats)) => {
                seats.minus(self.thinking).iter().for_each(|seat| self.start_thinking(seat));
                false
            }
        }
    }

    /// What the next game is dealt from: chance, or what the challenge says.
    fn seed(&self) -> Seed {
        let said = self.kept.challenge.as_ref().and_then(|of| Seed::from_hex(&of.seed).ok());
        said.unwrap_or_else(|| Seed::new(browser::random()))
    }

    fn start_thinking(&mut self, seat: Seat) {
        let Some(task) = self.table.bot_task(seat) else { return };
        self.thinking = self.thinking.with(seat);
        let own = self.own.clone();
        spawn_local(async move {
            // Whoever waits for an answer gets it before the bot begins to think.
            TimeoutFuture::new(0).await;
            let began = browser::now();
            let BotDecision { command, not_before } = task.think();
            wait_until(began.plus(BEAT).max(not_before.unwrap_or(began))).await;
            // If nobody keeps the table any more, it will be asked again when somebody does.
            let _ = own.unbounded_send(Message::Thought(command));
        });
    }

    /// Plays what a bot wants, unless the table does not wait for it any more. No bot should ever be refused; if one is, it
    /// plays the first thing there is.
    pub(super) fn bot_acts(&mut self, command: &Command) {
        let Command::Machine(MachineWish::BotActs { seat, .. }) = command else { return };
        self.thinking = self.thinking.without(*seat);
        if !self.table.awaits_bot(*seat) {
            return;
        }
        if let Answer::Refused(_) = self.decide(command)
            && let Some(anything) = self.anything(*seat)
        {
            self.decide(&anything);
        }
    }

    fn anything(&self, seat: Seat) -> Option<Command> {
        let action = self.table.game()?.actions(seat, 1).actions.pop()?;
        let on = self.table.number(Viewer::Seat(seat));
        Some(Command::Machine(MachineWish::BotActs { seat, action, on, at: None }))
    }
}

/// Timers ring a little early now and then, so the clock is looked at again.
async fn wait_until(moment: WallTime) {
    while let Some(left) = Some(moment.since(browser::now())).filter(|left| !left.is_zero()) {
        TimeoutFuture::new(left.as_millis() as u32).await;
    }
}
