use super::decide::Batch;
use crate::{Entry, Table, What};
use kee_game::{Input, Seat, Wait, WallTime, WindowId};
use kee_wire::{OutOfTime, Phase};

/// How much expires in one call at most, so that no batch grows without bound. The rest is due at once.
const AT_ONCE: usize = 64;

/// What time does.
enum Due {
    Window(WindowId),
    OutOfTime(Seat),
    Absence(Seat),
}

impl Table {
    /// When [`Table::expire`] has something to do, if nothing happens before.
    pub fn next_deadline(&self) -> Option<WallTime> {
        // A log that ends in the middle of what belongs together goes on at once.
        if self.is_unsettled() { Some(self.last) } else { self.all_due().map(|(at, _)| at).min() }
    }

    /// A draw is due, or the end of the game has not been noted yet.
    fn is_unsettled(&self) -> bool {
        let playing = self.playing.as_ref().filter(|_| self.phase == Phase::Playing);
        playing.is_some_and(|playing| !matches!(playing.game.wait(), Wait::Players(_)))
    }

    pub(super) fn is_due(&self, at: WallTime) -> bool {
        self.next_deadline().is_some_and(|deadline| deadline <= at)
    }

    /// Lets happen what the time brings: windows that close, people who are missed. The entries are to be stored before
    /// anybody hears of them, like those of [`Table::decide`], which wants this to be called first with the same time.
    pub fn expire(&mut self, now: WallTime) -> Vec<Entry> {
        let mut batch = self.batch(now);
        self.settle(&mut batch);
        for _ in 0..AT_ONCE {
            let Some((_, due)) = self.all_due().find(|(at, _)| *at <= batch.at) else { break };
            self.expire_one(&mut batch, due);
            self.settle(&mut batch);
        }
        batch.entries
    }

    fn expire_one(&mut self, batch: &mut Batch, due: Due) {
        match due {
            Due::Window(window) => self.sure_input(batch, Input::Expire { window }),
            Due::OutOfTime(seat) => self.sure_input(batch, Input::Leave { seat }),
            Due::Absence(seat) => {
                let for_good = self.chairs[seat.index()].absence.as_ref().is_some_and(|absence| absence.for_good);
                if for_good {
                    self.sure_input(batch, Input::Leave { seat });
                } else {
                    self.happens(batch, What::Missed { seat });
                }
            }
        }
    }

    /// Everything that time will bring as things are. Windows come first, since nothing else can happen in a game before one
    /// that is due has closed.
    fn all_due(&self) -> impl Iterator<Item = (WallTime, Due)> + '_ {
        let playing = self.playing.as_ref().filter(|_| self.phase == Phase::Playing);
        let moments = playing.into_iter().flat_map(|playing| {
            let wait = playing.game.wait();
            let timers = wait.windows().iter().filter_map(|window| Some((window.deadline?, Due::Window(window.id))));
            let skips = self.house.out_of_time == OutOfTime::Skip;
            let bots = self.bots();
            let closings = playing.clocks.closings(wait, bots).map(|(window, time)| (time, Due::Window(window)));
            let seats = Seat::first(self.chairs.len()).filter(move |seat| !bots.contains(*seat));
            let flags = seats.filter_map(|seat| Some((playing.clocks.deadline(seat)?, Due::OutOfTime(seat))));
            let clocks = closings.filter(move |_| skips).chain(flags.filter(move |_| !skips));
            timers.chain(clocks).filter_map(|(time, due)| Some((playing.moment(time)?, due)))
        });
        let absences = Seat::first(self.chairs.len()).filter_map(|seat| {
            let until = self.chairs[seat.index()].absence.as_ref()?.until?;
            Some((until, Due::Absence(seat)))
        });
        moments.chain(absences.filter(move |_| playing.is_some()))
    }
}
