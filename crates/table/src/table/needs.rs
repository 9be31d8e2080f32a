use crate::{Command, MachineCommand, Table};
use kee_game::{BotMove, GameTime, Manner, Seat, SeatSet, Seed, Viewer, WallTime};
use kee_games::Thought;
use kee_wire::Phase;

/// What a table waits for from whoever runs it. It is asked for until it comes, also after a restart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// Everybody is ready: 32 bytes from the system's random source, as [`MachineCommand::Seed`].
    Seed,
    /// The bots on these seats are to act: run [`Table::bot_task`] for each.
    Thoughts(SeatSet),
}

/// What a bot has to think about. It can be run on any thread and may take its time: if the game has moved on meanwhile,
/// the table finds the action stale.
pub struct BotTask {
    seat: Seat,
    on: u32,
    /// When the bot was asked, in the time of the game.
    asked: GameTime,
    /// The same moment on the clock of whoever runs the table.
    asked_at: WallTime,
    dice: kee_game::Dice,
    thought: Thought,
}

/// What a bot wants to do, and when.
#[derive(Clone, PartialEq, Debug)]
pub struct BotDecision {
    /// What to tell the table.
    pub command: Command,
    /// Not before this moment, on the clock of whoever runs the table; none if the bot takes no time. A pause may make it
    /// later: then the table finds the action stale, and asks again.
    pub not_before: Option<WallTime>,
}

impl BotTask {
    /// Where the bot sits.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Thinks, and says what to tell the table.
    pub fn think(mut self) -> BotDecision {
        let BotMove { action, takes } = (self.thought)(&mut self.dice);
        let at = takes.map(|takes| self.asked.plus(takes));
        let command = Command::Machine(MachineCommand::BotActs { seat: self.seat, action, on: self.on, at });
        BotDecision { command, not_before: takes.map(|takes| self.asked_at.plus(takes)) }
    }
}

impl Table {
    /// Whether the bot on this seat is to act now. What it thought of is of no use any more if somebody has come back to
    /// their seat or paused the game meanwhile.
    pub fn awaits_bot(&self, seat: Seat) -> bool {
        self.bots_to_act().contains(seat)
    }

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
    /// Its dice come from the seed, which nobody knows, and from how far the game is, and what it takes to think counts from
    /// the last move. So a bot that is interrupted by a power cut decides the same again, and for the same moment.
    pub fn bot_task(&self, seat: Seat) -> Option<BotTask> {
        if !self.bots_to_act().contains(seat) {
            return None;
        }
        let playing = self.playing.as_ref()?;
        let bot = self.chairs[seat.index()].bot.as_deref()?;
        let thought = playing.game.thought(seat, bot).ok()?;
        let seed = Seed::named(&format!("bot {seat} of {}", playing.seed.reveal()));
        let dice = seed.dice(playing.game.entries() as u64);
        let asked = playing.game.now();
        let asked_at = playing.moment(asked)?;
        Some(BotTask { seat, on: self.number(Viewer::Seat(seat)), asked, asked_at, dice, thought })
    }
}
