use super::decision::Batch;
use crate::{EntryKind, Table, TableEntry};
use kee_game::{GameTime, Input, Manner, Seat, SeatSet, Wait, WallTime, Window, WindowId};
use kee_wire::{Clock, OutOfTime, Phase};
use std::time::Duration;

/// The table's own clocks, in game time, which stops during a pause.
///
/// Every kind of clock is the same sum: a turn has some free time, the rest comes out of a bank, and at the end of
/// the turn something may be added to the bank.
#[derive(Debug)]
pub(super) struct Clocks {
    free: Duration,
    increment: Duration,
    /// By seat; empty if there is no clock.
    seats: Vec<SeatClock>,
}

#[derive(Clone, Debug)]
struct SeatClock {
    bank: Duration,
    turn: Option<RunningTurn>,
}

/// A turn lasts as long as its window.
#[derive(Clone, Copy, Debug)]
struct RunningTurn {
    window: WindowId,
    since: GameTime,
}

/// The seats the game is really waiting for: those who must play or answer. A seat that may only challenge holds
/// nobody up, unless nobody else can move the game on.
fn awaited(wait: &Wait) -> impl Iterator<Item = &Window> + Clone {
    let windows = wait.windows();
    let in_earnest = windows.iter().any(|window| window.manner != Manner::Open && !window.seats.is_empty());
    windows.iter().filter(move |window| !in_earnest || window.manner != Manner::Open)
}

impl Clocks {
    pub(super) fn new(clock: Clock, seats: usize) -> Self {
        const NONE: Duration = Duration::ZERO;
        let seconds = |seconds: u32| Duration::from_secs(seconds.into());
        let hours = |hours: u32| Duration::from_hours(hours.into());
        let (free, bank, increment) = match clock {
            Clock::None => return Self { free: NONE, increment: NONE, seats: Vec::new() },
            Clock::Turn { seconds: turn } => (seconds(turn), NONE, NONE),
            Clock::Game { seconds: game, increment } => (NONE, seconds(game), seconds(increment)),
            Clock::Days { hours: turn, bank } => (hours(turn), hours(bank), NONE),
        };
        Self { free, increment, seats: vec![SeatClock { bank, turn: None }; seats] }
    }

    /// Stops the clocks of seats that are done and starts those of seats that are asked now.
    pub(super) fn follow(&mut self, wait: &Wait, now: GameTime) {
        // While a draw is due there are no windows, and the same ones may be back after it.
        if *wait == Wait::Chance {
            return;
        }
        for (seat, clock) in Seat::first(self.seats.len()).zip(&mut self.seats) {
            let window = awaited(wait).find(|window| window.seats.contains(seat)).map(|window| window.id);
            if clock.turn.map(|turn| turn.window) == window {
                continue;
            }
            if let Some(turn) = clock.turn {
                let over = now.since(turn.since).saturating_sub(self.free);
                clock.bank = clock.bank.saturating_sub(over) + self.increment;
            }
            clock.turn = window.map(|window| RunningTurn { window, since: now });
        }
    }

    /// The game time when a seat whose clock is running will be out of time.
    pub(super) fn deadline(&self, seat: Seat) -> Option<GameTime> {
        let clock = self.seats.get(seat.index())?;
        let turn = clock.turn?;
        Some(turn.since.plus(self.free).plus(clock.bank))
    }

    /// A seat's bank, as of the start of its turn if it has one.
    pub(super) fn bank(&self, seat: Seat) -> Option<Duration> {
        self.seats.get(seat.index()).map(|clock| clock.bank)
    }

    /// Whether a seat's clock is running and has run out.
    pub(super) fn is_out(&self, seat: Seat, now: GameTime) -> bool {
        self.deadline(seat).is_some_and(|deadline| deadline <= now)
    }

    /// The windows the clocks will close, and when: as soon as every seat they still ask is out of time, so that
    /// nobody's time is cut short by another's. Bots act at once and never run out of time.
    fn closings<'a>(&'a self, wait: &'a Wait, bots: SeatSet) -> impl Iterator<Item = (WindowId, GameTime)> + 'a {
        let of_people = awaited(wait).filter(move |window| window.seats.minus(bots) == window.seats);
        of_people.filter_map(|window| Some((window.id, self.last_deadline(window.seats)?)))
    }

    fn last_deadline(&self, seats: SeatSet) -> Option<GameTime> {
        let mut deadlines = seats.iter().map(|seat| self.deadline(seat));
        let first = deadlines.next()??;
        deadlines.try_fold(first, |last, deadline| Some(last.max(deadline?)))
    }
}

/// The most items that expire in one call, so that no batch grows without bound. The rest is due at once.
const AT_ONCE: usize = 64;

/// Something that becomes due.
enum DueItem {
    Window(WindowId),
    OutOfTime(Seat),
    Absence(Seat),
}

impl Table {
    /// The time when [`Table::expire`] has something to do, if nothing happens before.
    pub fn next_deadline(&self) -> Option<WallTime> {
        // A log that ends in the middle of a step continues at once.
        if self.is_unsettled() { Some(self.last) } else { self.all_due().map(|(at, _)| at).min() }
    }

    /// Whether a draw is due, or the end of the game has not been noted yet.
    fn is_unsettled(&self) -> bool {
        let playing = self.playing.as_ref().filter(|_| self.phase == Phase::Playing);
        playing.is_some_and(|playing| !matches!(playing.game.wait(), Wait::Players(_)))
    }

    pub(super) fn is_due(&self, at: WallTime) -> bool {
        self.next_deadline().is_some_and(|deadline| deadline <= at)
    }

    /// Handles everything that is due: windows that close, people who count as missing. Store the entries before
    /// anyone hears of them, like those of [`Table::decide`], before which this must be called with the same time.
    pub fn expire(&mut self, now: WallTime) -> Vec<TableEntry> {
        let mut batch = self.batch(now);
        self.settle(&mut batch);
        for _ in 0..AT_ONCE {
            let Some((_, due)) = self.all_due().find(|(at, _)| *at <= batch.at) else { break };
            self.expire_one(&mut batch, due);
            self.settle(&mut batch);
        }
        batch.entries
    }

    fn expire_one(&mut self, batch: &mut Batch, due: DueItem) {
        match due {
            DueItem::Window(window) => self.sure_input(batch, Input::Expire { window }),
            DueItem::OutOfTime(seat) => self.sure_input(batch, Input::Leave { seat }),
            DueItem::Absence(seat) => {
                let for_good = self.chairs[seat.index()].absence.as_ref().is_some_and(|absence| absence.for_good);
                if for_good {
                    self.sure_input(batch, Input::Leave { seat });
                } else {
                    self.happens(batch, EntryKind::Missed { seat });
                }
            }
        }
    }

    /// Everything that will become due as things are. Windows come first, since nothing else can happen in a game
    /// before a window that is due has closed.
    fn all_due(&self) -> impl Iterator<Item = (WallTime, DueItem)> + '_ {
        let playing = self.playing.as_ref().filter(|_| self.phase == Phase::Playing);
        let moments = playing.into_iter().flat_map(|playing| {
            let wait = playing.game.wait();
            let timers =
                wait.windows().iter().filter_map(|window| Some((window.deadline?, DueItem::Window(window.id))));
            let skips = self.house.out_of_time == OutOfTime::Skip;
            let bots = self.bots();
            let closings = playing.clocks.closings(wait, bots).map(|(window, time)| (time, DueItem::Window(window)));
            let seats = Seat::first(self.chairs.len()).filter(move |seat| !bots.contains(*seat));
            let flags = seats.filter_map(|seat| Some((playing.clocks.deadline(seat)?, DueItem::OutOfTime(seat))));
            let clocks = closings.filter(move |_| skips).chain(flags.filter(move |_| !skips));
            timers.chain(clocks).filter_map(|(time, due)| Some((playing.moment(time)?, due)))
        });
        let absences = Seat::first(self.chairs.len()).filter_map(|seat| {
            let until = self.chairs[seat.index()].absence.as_ref()?.until?;
            Some((until, DueItem::Absence(seat)))
        });
        moments.chain(absences.filter(move |_| playing.is_some()))
    }
}
