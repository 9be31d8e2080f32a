use super::{Runner, storing::Reply};
use crate::{BotTask, Command, MachineCommand, Need, Table};
use kee_game::{Seat, Viewer, WallTime, asking_order};
use kee_wire::ToClient;

/// The next task of the shell.
pub enum RunnerNeed {
    /// A seed: decide [`MachineCommand::Seed`].
    Seed,
    /// Let this bot think, and pass its decision to [`Runner::bot_acts`].
    Bot(Box<BotTask>),
    /// Store what was decided.
    Store,
}

impl<R, M: From<ToClient> + Clone> Runner<R, M> {
    /// The task that is needed now. A bot is asked for only once until it has acted. Call this when nothing has to be
    /// stored, until it returns nothing.
    pub fn needs(&mut self, now: WallTime) -> Option<RunnerNeed> {
        let table = self.table.as_ref()?;
        match table.needs()? {
            Need::Seed => Some(RunnerNeed::Seed),
            Need::Thoughts(seats) => {
                let waiting = seats.minus(self.thinking);
                if let Some(seat) = waiting.iter().find(|seat| self.stumped.contains(*seat)) {
                    self.stumped = self.stumped.without(seat);
                    self.play_anything(now, seat);
                    return Some(RunnerNeed::Store);
                }
                // When bots think one at a time, one that may challenge comes before the one whose turn it is.
                let mut in_order = asking_order(table.game()?.wait()).filter(|seat| waiting.contains(*seat));
                let task = in_order.find_map(|seat| table.bot_task(seat))?;
                self.thinking = self.thinking.with(task.seat());
                Some(RunnerNeed::Bot(Box::new(task)))
            }
        }
    }

    /// Plays a bot's move, or the first legal one if it returned none. If it is not the bot's turn, it will be asked
    /// again later.
    pub fn bot_acts(&mut self, now: WallTime, seat: Seat, wanted: Option<Command>) {
        self.thinking = self.thinking.without(seat);
        if !self.table.as_ref().is_some_and(|table| table.awaits_bot(seat)) {
            return;
        }
        match wanted {
            Some(command) => self.decide(now, command, Reply::Bot { seat, simple: false }),
            None => self.play_anything(now, seat),
        }
    }

    fn play_anything(&mut self, now: WallTime, seat: Seat) {
        let anything = self.table.as_ref().and_then(|table| anything(table, seat));
        if let Some(command) = anything {
            self.decide(now, command, Reply::Bot { seat, simple: true });
        }
    }

    /// No bot should ever be refused. If one is, the game continues anyway.
    pub(super) fn bot_refused(&mut self, seat: Seat, simple: bool) {
        if simple {
            // It would be refused again and again.
            self.thinking = self.thinking.with(seat);
        } else {
            self.stumped = self.stumped.with(seat);
        }
    }
}

fn anything(table: &Table, seat: Seat) -> Option<Command> {
    let action = table.game()?.actions(seat, 1).actions.pop()?;
    let on = table.number(Viewer::Seat(seat));
    Some(Command::Machine(MachineCommand::BotActs { seat, action, on, at: None }))
}
