use super::{Runner, storing::Reply};
use crate::{BotTask, Command, MachineCommand, Need, Table};
use kee_game::{Seat, Viewer, WallTime, asking_order};
use kee_wire::ToClient;

/// What a table needs of whoever runs it.
pub enum RunnerNeed {
    /// A seed: decide [`MachineCommand::Seed`].
    Seed,
    /// Let this bot think, and hand its decision to [`Runner::bot_acts`].
    Bot(Box<BotTask>),
    /// Something was decided that is to be stored.
    Store,
}

impl<R, M: From<ToClient> + Clone> Runner<R, M> {
    /// What is needed now. A bot is asked for once, until it has acted. To be called when nothing is due to be stored, until
    /// nothing is needed any more.
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
                // Where bots think one after the other, one that may object comes before the one that plays on.
                let mut in_order = asking_order(table.game()?.wait()).filter(|seat| waiting.contains(*seat));
                let task = in_order.find_map(|seat| table.bot_task(seat))?;
                self.thinking = self.thinking.with(task.seat());
                Some(RunnerNeed::Bot(Box::new(task)))
            }
        }
    }

    /// Plays what a bot wants; the first thing there is if it could not make up its mind. If the table does not wait for it
    /// just now, it will be asked again when it does.
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

    /// No bot should ever be refused. If one is, the game goes on all the same.
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
