use super::{clocks::Clocks, hearing::Hearing};
use kee_game::{GameTime, Header, Seat, Seed, Viewer, Wait, WallTime, WindowId};
use kee_games::AnyMatch;
use kee_wire::Clock;

/// The game that is played, or the last one that was.
pub(super) struct Playing {
    pub(super) game: Box<dyn AnyMatch>,
    pub(super) header: Header,
    pub(super) seed: Seed,
    /// The moment that is 0 in the time of the game. Every pause moves it on.
    pub(super) origin: WallTime,
    /// Since when all clocks stand still.
    pub(super) paused: Option<WallTime>,
    pub(super) clocks: Clocks,
    /// By seat.
    asks: Vec<Ask>,
}

/// What a seat is asked, and since which number in its own count.
#[derive(Clone, Default, Debug)]
struct Ask {
    windows: Vec<WindowId>,
    since: u32,
}

impl Playing {
    pub(super) fn new(game: Box<dyn AnyMatch>, header: Header, seed: Seed, clock: Clock, at: WallTime) -> Self {
        let seats = game.seating().len();
        let clocks = Clocks::new(clock, seats);
        Self { game, header, seed, origin: at, paused: None, clocks, asks: vec![Ask::default(); seats] }
    }

    /// What time it is in the game.
    pub(super) fn time(&self, at: WallTime) -> GameTime {
        GameTime::ZERO.plus(self.paused.unwrap_or(at).since(self.origin))
    }

    /// The moment at which it will be that time in the game, if nobody pauses it; none while it is paused.
    pub(super) fn moment(&self, time: GameTime) -> Option<WallTime> {
        self.paused.is_none().then(|| self.origin.plus(time.since(GameTime::ZERO)))
    }

    /// The seat was asked something else when it had heard only so much.
    pub(super) fn stale(&self, seat: Seat, on: u32) -> bool {
        on < self.asks[seat.index()].since
    }

    /// Lets clocks and asks follow what the game waits for now.
    pub(super) fn follow(&mut self, at: WallTime, hearing: &Hearing) {
        let now = self.time(at);
        let wait = self.game.wait();
        if *wait == Wait::Chance {
            return;
        }
        self.clocks.follow(wait, now);
        for (seat, ask) in Seat::first(self.asks.len()).zip(&mut self.asks) {
            let mine = wait.windows().iter().filter(|window| window.seats.contains(seat)).map(|window| window.id);
            if !mine.clone().eq(ask.windows.iter().copied()) {
                ask.windows.clear();
                ask.windows.extend(mine);
                ask.since = hearing.number(Viewer::Seat(seat));
            }
        }
    }
}
