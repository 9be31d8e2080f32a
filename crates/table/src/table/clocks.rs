use kee_game::{GameTime, Manner, Seat, SeatSet, Wait, Window, WindowId};
use kee_wire::Clock;
use std::time::Duration;

/// The table's own clocks, in the time of the game, which stands still during a pause.
///
/// Every kind of clock is the same sum: a turn has some free time, what it takes beyond that comes out of a bank, and
/// when it is done something may be added to the bank.
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
    turn: Option<Turn>,
}

/// A turn lasts as long as its window.
#[derive(Clone, Copy, Debug)]
struct Turn {
    window: WindowId,
    since: GameTime,
}

/// For whom a game waits in earnest: those who are to play or to answer. Who may only object holds nobody up, unless
/// there is nobody else to go on.
pub(super) fn awaited(wait: &Wait) -> impl Iterator<Item = &Window> + Clone {
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

    /// Stops the clocks of those who are done and starts those of whoever is asked now.
    pub(super) fn follow(&mut self, wait: &Wait, now: GameTime) {
        // While a draw is due there are no windows, and the same ones may be there again after it.
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
            clock.turn = window.map(|window| Turn { window, since: now });
        }
    }

    /// When a seat whose clock runs is out of time.
    pub(super) fn deadline(&self, seat: Seat) -> Option<GameTime> {
        let clock = self.seats.get(seat.index())?;
        let turn = clock.turn?;
        Some(turn.since.plus(self.free).plus(clock.bank))
    }

    /// What a seat had in the bank when its turn began, or has now.
    pub(super) fn bank(&self, seat: Seat) -> Option<Duration> {
        self.seats.get(seat.index()).map(|clock| clock.bank)
    }

    /// Whether the clock of a seat runs and is used up.
    pub(super) fn is_out(&self, seat: Seat, now: GameTime) -> bool {
        self.deadline(seat).is_some_and(|deadline| deadline <= now)
    }

    /// The windows that the clocks will close, and when: as soon as all whom they still ask are out of time. So nobody's
    /// time is cut short by another's. Bots act at once and are never out of time.
    pub(super) fn closings<'a>(
        &'a self,
        wait: &'a Wait,
        bots: SeatSet,
    ) -> impl Iterator<Item = (WindowId, GameTime)> + 'a {
        let of_people = awaited(wait).filter(move |window| window.seats.minus(bots) == window.seats);
        of_people.filter_map(|window| Some((window.id, self.last_deadline(window.seats)?)))
    }

    fn last_deadline(&self, seats: SeatSet) -> Option<GameTime> {
        let mut deadlines = seats.iter().map(|seat| self.deadline(seat));
        let first = deadlines.next()??;
        deadlines.try_fold(first, |last, deadline| Some(last.max(deadline?)))
    }
}
