use crate::{Command, MachineCommand, Table};
use kee_game::{BotMove, GameTime, Manner, Seat, SeatSet, Seed, Viewer, WallTime};
use kee_games::Thought;
use kee_wire::Phase;
use std::time::Duration;

/// The need that a table is waiting for from its shell. It is asked for until it arrives, even after a restart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// Everyone is ready: 32 bytes from the system's random source, as [`MachineCommand::Seed`].
    Seed,
    /// The bots on these seats must act: run [`Table::bot_task`] for each.
    Thoughts(SeatSet),
}

/// A bot's turn to think. It can run on any thread and take its time: if the game has moved on meanwhile, the table
/// finds the action stale.
pub struct BotTask {
    seat: Seat,
    on: u32,
    /// The game time when the bot was asked.
    asked: GameTime,
    /// The same moment on the shell's clock.
    asked_at: WallTime,
    dice: kee_game::Dice,
    /// The part of its pace that is the same for all its moves in a game.
    nature: usize,
    thought: Thought,
}

/// The quickest pace of a bot in percent, how much slower a bot may be by nature, and how much slower a move can make it.
const QUICKEST: u32 = 100;
const SLOW_NATURE: usize = 10;
const SLOW_MOVE: usize = 15;

/// A bot's decision, and its time.
#[derive(Clone, PartialEq, Debug)]
pub struct BotDecision {
    /// The command for the table.
    pub command: Command,
    /// The earliest moment, on the shell's clock; none if the bot takes no time. A pause may make it later: then the
    /// table finds the action stale, and asks again.
    pub not_before: Option<WallTime>,
    /// The time it takes where it doesn't matter, in percent of the shell's shortest.
    pub pace: u32,
}

impl BotDecision {
    /// The time for the move, given the shortest. It varies like a person's, whatever the move is.
    pub fn beat(&self, shortest: Duration) -> Duration {
        shortest * self.pace / 100
    }
}

impl BotTask {
    /// The bot's seat.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Thinks, and returns the decision.
    pub fn think(mut self) -> BotDecision {
        let BotMove { action, takes } = (self.thought)(&mut self.dice);
        // From dice rather than from the thought, so that it gives nothing away.
        let pace = QUICKEST + (self.nature + self.dice.below(SLOW_MOVE + 1)) as u32;
        let at = takes.map(|takes| self.asked.plus(takes));
        let command = Command::Machine(MachineCommand::BotActs { seat: self.seat, action, on: self.on, at });
        BotDecision { command, not_before: takes.map(|takes| self.asked_at.plus(takes)), pace }
    }
}

impl Table {
    /// Whether it is the bot's turn on this seat. Its decision is useless if the player came back or the game was
    /// paused meanwhile.
    pub fn awaits_bot(&self, seat: Seat) -> bool {
        self.bots_to_act().contains(seat)
    }

    /// The need at this moment.
    pub fn needs(&self) -> Option<Need> {
        if self.start_due {
            return Some(Need::Seed);
        }
        let seats = self.bots_to_act();
        (!seats.is_empty()).then_some(Need::Thoughts(seats))
    }

    /// A bot doesn't take its turn while someone present may still challenge the previous play.
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
    /// Its dice come from the secret seed and the progress of the game, and its thinking time counts from the last
    /// move. So a bot interrupted by a power cut decides the same again, and for the same moment.
    pub fn bot_task(&self, seat: Seat) -> Option<BotTask> {
        if !self.bots_to_act().contains(seat) {
            return None;
        }
        let playing = self.playing.as_ref()?;
        let bot = self.chairs[seat.index()].bot.as_deref()?;
        let thought = playing.game.thought(seat, bot).ok()?;
        let seed = Seed::named(&format!("bot {seat} of {}", playing.seed.reveal()));
        let dice = seed.dice(playing.game.entries() as u64);
        let nature = seed.dice(u64::MAX).below(SLOW_NATURE + 1);
        let asked = playing.game.now();
        let asked_at = playing.moment(asked)?;
        Some(BotTask { seat, on: self.number(Viewer::Seat(seat)), asked, asked_at, dice, nature, thought })
    }
}
