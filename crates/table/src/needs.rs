use crate::{Command, MachineWish, Table};
use kee_game::{Manner, Seat, SeatSet, Seed, Viewer};
use kee_games::Thought;
use kee_wire::Phase;

/// What a table waits for from whoever runs it. It is asked for until it comes, also after a restart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// Everybody is ready: 32 bytes from the system's random source, as [`MachineWish::Seed`].
    Seed,
    /// The bots on these seats are to act: run [`Table::bot_task`] for each.
    Thoughts(SeatSet),
}

/// What a bot has to think about. It can be run on any thread and may take its time: if the game has moved on meanwhile,
/// the table finds the action stale.
pub struct BotTask {
    seat: Seat,
    on: u32,
    dice: kee_game::Dice,
    thought: Thought,
}

impl BotTask {
    /// Thinks, and says what to tell the table.
    pub fn think(mut self) -> Command {
        let action = (self.thought)(&mut self.dice);
        Command::Machine(MachineWish::BotActs { seat: self.seat, action, on: self.on })
    }
}

impl Table {
    /// What is needed now.
    pub fn needs(&self) -> Option<Need> {
        if self.start_due {
            return Some(Need::Seed);
        }
        let seats = self.bots_to_act();
        (!seats.is_empty()).then_some(Need::Thoughts(seats))
    }

    /// A bot whose turn it is does not go on while somebody who is there may still object to what was played before.
    fn bots_to_act(&self) -> SeatSet {
        let playing = self.playing.as_ref().filter(|_| self.phase == Phase::Playing);
        let Some(playing) = playing.filter(|playing| playing.paused.is_none()) else { return SeatSet::NONE };
        let wait = playing.game.wait();
        let asked = |manner: Manner| {
            let windows = wait.windows().iter().filter(|window| window.manner == manner);
            windows.fold(SeatSet::NONE, |seats, window| seats.or(window.seats))
        };
        let on_turn = asked(Manner::Turn);
        let objecting = asked(Manner::Open).minus(on_turn);
        let somebody_objects = objecting.iter().any(|seat| self.chairs[seat.index()].is_present());
        let may_act = if somebody_objects { wait.asked().minus(on_turn) } else { wait.asked() };
        may_act.minus(may_act.minus(self.bots()))
    }

    /// The task of the bot on this seat, if it has one now.
    ///
    /// Its dice come from the seed, which nobody knows, and from how far the game is. So a bot that is interrupted by a
    /// power cut decides the same again.
    pub fn bot_task(&self, seat: Seat) -> Option<BotTask> {
        if !self.bots_to_act().contains(seat) {
            return None;
        }
        let playing = self.playing.as_ref()?;
        let bot = self.chairs[seat.index()].bot.as_deref()?;
        let thought = playing.game.thought(seat, bot).ok()?;
        let seed = Seed::named(&format!("bot {seat} of {}", playing.seed.reveal()));
        let dice = seed.dice(playing.game.entries() as u64);
        Some(BotTask { seat, on: self.number(Viewer::Seat(seat)), dice, thought })
    }
}
