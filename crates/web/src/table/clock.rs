//! The clocks: one on every player's plate, and one for the whole game.

use crate::{
    lang,
    session::Session,
    t,
    ui::{announce, tick},
};
use kee_game::{Manner, Seat, WallTime};
use kee_wire::{Clock, GameInfo, PlayerView, TableView};
use leptos::prelude::*;
use std::time::Duration;

/// The number of seconds from which it is urgent.
const URGENT: u64 = 10;

/// The time left as people read it: `1:05`, `2:00:00`, `3 d 4 h`.
pub(crate) fn time_left(left: Duration) -> String {
    let seconds = seconds_of(left);
    let (minutes, hours) = (seconds / 60, seconds / 3600);
    if hours >= 48 {
        t!("time-days", days = hours / 24, hours = hours % 24)
    } else if hours > 0 {
        format!("{hours}:{:02}:{:02}", minutes % 60, seconds % 60)
    } else {
        format!("{minutes}:{:02}", seconds % 60)
    }
}

/// Whole seconds, rounded up: a clock shows 0 only when time is up.
fn seconds_of(left: Duration) -> u64 {
    left.as_millis().div_ceil(1000) as u64
}

/// The same as it is said: `1 minute and 5 seconds`.
fn time_aloud(left: Duration) -> String {
    let seconds = seconds_of(left);
    let hours = seconds / 3600;
    if hours >= 48 {
        t!("time-days-aloud", days = hours / 24, hours = hours % 24)
    } else {
        lang::now_spoken().duration(seconds as u32)
    }
}

/// The span that a clock measures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ClockSpan {
    /// The time for one move, answer or challenge.
    Move,
    /// All the time a player has left in the game.
    Game,
}

/// The reading of a seat's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ClockReading {
    /// It runs until this time.
    Runs(WallTime, ClockSpan),
    /// It is stopped, with this much time left.
    Stands(Duration, ClockSpan),
}

impl ClockReading {
    /// A seat's clock: the house's or the game's limit for this move, whichever ends first. A bot that is not moving has none,
    /// and a turn that is paused has no reading.
    fn of(view: &TableView, seat: Seat, house: Clock) -> Option<Self> {
        let seat_view = view.seats.get(seat.index())?;
        let asked = view.asked.iter().filter(|window| window.seats.contains(seat));
        let window = asked.filter_map(|window| window.deadline).min();
        let clock = seat_view.clock;
        let until = clock.and_then(|clock| clock.until);
        let (free, measured) = match house {
            Clock::None | Clock::Game { .. } => (Duration::ZERO, ClockSpan::Game),
            Clock::Turn { seconds } => (Duration::from_secs(seconds.into()), ClockSpan::Move),
            Clock::Days { hours, .. } => (Duration::from_hours(hours.into()), ClockSpan::Move),
        };
        match (until, window) {
            (Some(until), Some(window)) if until <= window => Some(Self::Runs(until, measured)),
            (_, Some(window)) => Some(Self::Runs(window, ClockSpan::Move)),
            (Some(until), None) => Some(Self::Runs(until, measured)),
            (None, None) if matches!(seat_view.player, PlayerView::Bot(_)) || (view.paused && !free.is_zero()) => None,
            (None, None) => Some(Self::Stands(free + Duration::from_millis(clock?.bank), measured)),
        }
    }

    fn left(self, session: Session) -> Duration {
        match self {
            Self::Runs(until, _) => {
                tick();
                until.since(session.now())
            }
            Self::Stands(left, _) => left,
        }
    }

    /// The full description of the clock, for screen readers and as a tooltip.
    fn told(self, left: Duration) -> String {
        let time = time_aloud(left);
        match self {
            Self::Runs(_, ClockSpan::Move) => t!("clock-this-move", time = time),
            Self::Stands(_, ClockSpan::Move) => t!("clock-next-move", time = time),
            Self::Runs(_, ClockSpan::Game) | Self::Stands(_, ClockSpan::Game) => t!("clock-whole-game", time = time),
        }
    }
}

/// The time of a seat.
#[component]
pub(super) fn PlateClock(session: Session, seat: Seat) -> impl IntoView {
    let clock = Memo::new(move |_| {
        let house = session.info.with(|info| info.as_ref().map(|info| info.house.clock))?;
        session.view.with(|view| ClockReading::of(view.as_ref()?, seat, house))
    });
    let seconds = Memo::new(move |_| clock.get().map(|clock| seconds_of(clock.left(session))));
    let own = move || session.seat() == Some(seat) && matches!(clock.get_untracked(), Some(ClockReading::Runs(..)));
    warn_when_urgent(Signal::derive(move || seconds.get()), own);
    move || {
        let (clock, left) = (clock.get()?, Duration::from_secs(seconds.get()?));
        let runs = matches!(clock, ClockReading::Runs(..));
        let short = runs && seconds.get()? <= URGENT;
        Some(view! {
            <time class="seat-clock" class:running=runs class:short=short title=clock.told(left)>
                <span aria-hidden="true">{time_left(left)}</span>
                <span class="unseen">{clock.told(left)}</span>
            </time>
        })
    }
}

/// All clocks in words; empty if nobody has one.
pub(super) fn clocks_told(session: Session) -> Option<String> {
    let house = session.info.with_untracked(|info| info.as_ref().map(|info| info.house.clock))?;
    let view = session.view.get_untracked()?;
    let names = session.names();
    let each = Seat::first(view.seats.len()).filter_map(|seat| {
        let clock = ClockReading::of(&view, seat, house)?;
        Some(format!("{}: {}.", names.of(seat), clock.told(clock.left(session))))
    });
    let whole = game_ends(&view).map(|until| t!("clock-game-left", time = time_aloud(until.since(session.now()))));
    Some(each.chain(whole).collect::<Vec<_>>().join(" ")).filter(|told| !told.is_empty())
}

/// Announces once that time is nearly up.
fn warn_when_urgent(seconds: Signal<Option<u64>>, concerns_me: impl Fn() -> bool + 'static) {
    Effect::new(move |before: Option<Option<u64>>| {
        let left = seconds.get();
        let was = before.flatten().is_some_and(|before| before > URGENT);
        if let Some(left) = left.filter(|left| was && (1..=URGENT).contains(left) && untrack(&concerns_me)) {
            announce(t!("seconds-left", seconds = left));
        }
        left
    });
}

/// The end of the whole game: the window that asks nobody.
fn game_ends(view: &TableView) -> Option<WallTime> {
    let nobody = view.asked.iter().filter(|window| window.seats.is_empty() && window.manner != Manner::Open);
    nobody.filter_map(|window| window.deadline).min()
}

/// The length of the whole game in seconds, if it has one.
fn whole_game(game: &GameInfo) -> Option<u64> {
    game.options.iter().find(|(key, _)| key == kee_game::TIME_LIMIT).and_then(|(_, value)| value.parse().ok())
}

/// The time of the whole game, as a number and as an hourglass.
#[component]
pub(crate) fn GameClock(session: Session) -> impl IntoView {
    let until = Memo::new(move |_| session.view.with(|view| view.as_ref().and_then(|view| game_ends(view))));
    let seconds = Memo::new(move |_| {
        let until = until.get()?;
        tick();
        Some(seconds_of(until.since(session.now())))
    });
    warn_when_urgent(Signal::derive(move || seconds.get()), || true);
    let whole = Memo::new(move |_| session.info.with(|info| whole_game(&info.as_ref()?.game)));
    let part = move || whole.get().map(|whole| (100 * seconds.get().unwrap_or_default() / whole.max(1)).min(100));
    view! {
        <Show when=move || seconds.get().is_some()>
            <div class="timer" class:urgent=move || seconds.get().is_some_and(|left| left <= URGENT) role="timer"
                aria-label=move || t!("time-game")>
                <b>{move || time_left(Duration::from_secs(seconds.get().unwrap_or_default()))}</b>
                {move || part().map(|part| view! { <span class="sand" aria-hidden="true"><span style=format!("width: {part}%")></span></span> })}
            </div>
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::sample::{person, playing};
    use kee_game::{SeatSet, WindowId};
    use kee_wire::{ClockView, WindowView};

    #[test]
    fn time_is_read_as_on_a_clock() {
        assert_eq!(time_left(Duration::ZERO), "0:00");
        assert_eq!(time_left(Duration::from_millis(64_001)), "1:05");
        assert_eq!(time_left(Duration::from_hours(2)), "2:00:00");
        assert_eq!(time_left(Duration::from_hours(76)), "3 d 4 h");
    }

    fn table(player: PlayerView, until: Option<u64>, bank: u64) -> TableView {
        let clock = Some(ClockView { bank, until: until.map(WallTime::from_millis) });
        let mut view = playing([player]);
        view.seats[0].clock = clock;
        view
    }

    fn window(manner: Manner, seats: SeatSet, deadline: u64) -> WindowView {
        WindowView { id: WindowId(0), manner, seats, deadline: Some(WallTime::from_millis(deadline)) }
    }

    #[test]
    fn a_clock_that_stands_shows_what_its_next_turn_has() {
        let (bo, seat, at) = (person("Bo"), Seat::new(0), WallTime::from_millis);
        let turn = Clock::Turn { seconds: 60 };
        let mut view = table(bo.clone(), None, 0);
        assert_eq!(
            ClockReading::of(&view, seat, turn),
            Some(ClockReading::Stands(Duration::from_secs(60), ClockSpan::Move))
        );
        view.paused = true;
        assert_eq!(ClockReading::of(&view, seat, turn), None, "how far the turn is nobody is told");
        let game = Clock::Game { seconds: 600, increment: 5 };
        let standing = Some(ClockReading::Stands(Duration::from_secs(42), ClockSpan::Game));
        assert_eq!(ClockReading::of(&table(bo.clone(), None, 42_000), seat, game), standing);
        assert_eq!(
            ClockReading::of(&table(bo, Some(7), 42_000), seat, game),
            Some(ClockReading::Runs(at(7), ClockSpan::Game))
        );
        assert_eq!(ClockReading::of(&table(PlayerView::Bot("random".to_owned()), None, 0), seat, turn), None);
    }

    #[test]
    fn of_the_clock_and_the_timer_of_a_turn_what_comes_first_is_shown() {
        let (seat, at, days) = (Seat::new(0), WallTime::from_millis, Clock::Days { hours: 72, bank: 24 });
        let mut view = table(person("Bo"), Some(7000), 0);
        view.asked = vec![window(Manner::Turn, SeatSet::only(seat), 8000)];
        assert_eq!(ClockReading::of(&view, seat, days), Some(ClockReading::Runs(at(7000), ClockSpan::Move)));
        view.asked = vec![window(Manner::Open, SeatSet::only(seat), 5000)];
        assert_eq!(ClockReading::of(&view, seat, days), Some(ClockReading::Runs(at(5000), ClockSpan::Move)));
    }

    #[test]
    fn a_clock_says_truly_what_it_measures() {
        let (days, end) = (Duration::from_hours(72), WallTime::ZERO);
        assert_eq!(ClockReading::Runs(end, ClockSpan::Move).told(days), "3 days left for this move");
        assert_eq!(
            ClockReading::Stands(days, ClockSpan::Move).told(Duration::from_secs(60)),
            "1 minute for the next move"
        );
        assert_eq!(
            ClockReading::Runs(end, ClockSpan::Game).told(Duration::from_secs(65)),
            "65 seconds left for the whole game"
        );
    }

    #[test]
    fn a_window_that_asks_nobody_is_the_time_of_the_whole_game() {
        let mut view = playing([person("Bo")]);
        view.asked = vec![window(Manner::Open, SeatSet::NONE, 5), window(Manner::Turn, SeatSet::NONE, 9000)];
        assert_eq!(game_ends(&view), Some(WallTime::from_millis(9000)));
    }
}
