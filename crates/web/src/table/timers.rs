use super::clock::time_left;
use crate::{
    lang::Id,
    session::Session,
    t,
    ui::{announce, tick},
};
use kee_game::{Manner, Seat};
use kee_wire::{GameInfo, TableView};
use leptos::prelude::*;

/// From how many seconds on it is urgent.
const URGENT: u64 = 10;

/// A time that runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Running {
    of: Of,
    /// By the table's clock, in milliseconds.
    until: u64,
}

/// What a time is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Of {
    Turn,
    Objection,
    Game,
}

impl Of {
    fn words(self) -> Id {
        match self {
            Self::Turn => id!("time-turn"),
            Self::Objection => id!("time-objection"),
            Self::Game => id!("time-game"),
        }
    }

    /// How the games call the option that says how long it is.
    fn options(self) -> &'static [&'static str] {
        match self {
            Self::Turn => &["timer"],
            Self::Objection => &["challenge", "pointing"],
            Self::Game => &["limit"],
        }
    }

    /// How long it is in all, in seconds, if the game says so.
    fn whole(self, game: &GameInfo) -> Option<u64> {
        let mut options = game.options.iter().filter(|(key, _)| self.options().contains(&key.as_str()));
        options.find_map(|(_, value)| value.parse().ok())
    }
}

/// The times that run now, by the clocks of the table and the timers of the game; of two for the same, what comes first.
fn running(view: &TableView, me: Option<Seat>) -> Vec<Running> {
    let window = |of: Of| {
        let windows = view.asked.iter().filter(move |window| of == kind(window.manner, window.seats.is_empty()));
        windows.filter_map(|window| window.deadline).map(|deadline| deadline.millis())
    };
    let clock = |seat: Seat| view.seats.get(seat.index())?.clock?.until.map(|until| until.millis());
    let others = || Seat::first(view.seats.len()).filter_map(clock).min();
    let clock = me.and_then(clock).or_else(others);
    let first = [
        (Of::Turn, window(Of::Turn).chain(clock).min()),
        (Of::Objection, window(Of::Objection).min()),
        (Of::Game, window(Of::Game).min()),
    ];
    first.into_iter().filter_map(|(of, until)| Some(Running { of, until: until? })).collect()
}

fn kind(manner: Manner, asks_nobody: bool) -> Of {
    match manner {
        Manner::Turn | Manner::Sealed if asks_nobody => Of::Game,
        Manner::Turn | Manner::Sealed => Of::Turn,
        Manner::Open => Of::Objection,
    }
}

/// The times that run: for the turn, for an objection, for the whole game. They are in sight on every screen.
#[component]
pub(super) fn Timers(session: Session) -> impl IntoView {
    let all = Memo::new(move |_| {
        session.view.with(|view| view.as_ref().map(|view| running(view, session.seat())).unwrap_or_default())
    });
    view! {
        <div class="timers">
            <For each=move || all.get() key=|running| (running.of.words(), running.until) let:running>
                <Timer session running/>
            </For>
        </div>
    }
}

#[component]
fn Timer(session: Session, running: Running) -> impl IntoView {
    let left = Memo::new(move |_| {
        tick();
        running.until.saturating_sub(session.now().millis()).div_ceil(1000)
    });
    Effect::new(move |before: Option<u64>| {
        let left = left.get();
        let comes = before.is_some_and(|before| before > URGENT) && (1..=URGENT).contains(&left);
        if comes && untrack(move || running.of == Of::Game || session.is_asked(None)) {
            announce(t!("seconds-left", seconds = left));
        }
        left
    });
    let whole = session.info.with_untracked(|info| running.of.whole(&info.as_ref()?.game));
    let sand = whole.map(|whole| {
        let part = move || (100 * left.get() / whole.max(1)).min(100);
        view! { <span class="sand" aria-hidden="true"><span style=move || format!("width: {}%", part())></span></span> }
    });
    let words = move || t!(running.of.words());
    view! {
        <div class="timer" class:urgent=move || left.get() <= URGENT role="timer" aria-label=words>
            <span>{words}</span> " "
            <b>{move || time_left(1000 * left.get())}</b>
            {sand}
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::sample::{person, playing};
    use kee_game::{SeatSet, WallTime, WindowId};
    use kee_wire::{ClockView, WindowView};

    fn window(manner: Manner, seats: SeatSet, deadline: Option<u64>) -> WindowView {
        WindowView { id: WindowId(0), manner, seats, deadline: deadline.map(WallTime::from_millis) }
    }

    /// A game of as many as there are clocks, each until then.
    fn table(clocks: &[Option<u64>], asked: Vec<WindowView>) -> TableView {
        let mut view = playing(clocks.iter().map(|_| person("Bo")));
        for (seat, until) in view.seats.iter_mut().zip(clocks) {
            seat.clock = Some(ClockView { bank: 0, until: until.map(WallTime::from_millis) });
        }
        TableView { asked, ..view }
    }

    #[test]
    fn a_window_that_asks_nobody_is_the_time_of_the_whole_game() {
        let anna = SeatSet::only(Seat::new(0));
        let asked = vec![
            window(Manner::Turn, SeatSet::NONE, Some(9000)),
            window(Manner::Turn, anna, None),
            window(Manner::Open, anna, Some(5000)),
        ];
        let expected = [Running { of: Of::Objection, until: 5000 }, Running { of: Of::Game, until: 9000 }];
        assert_eq!(running(&table(&[None], asked), None), expected);
    }

    #[test]
    fn of_the_clock_and_the_timer_of_a_turn_what_comes_first_is_shown() {
        let asked = vec![window(Manner::Turn, SeatSet::only(Seat::new(1)), Some(8000))];
        let view = table(&[None, Some(7000)], asked);
        assert_eq!(running(&view, Some(Seat::new(0))), [Running { of: Of::Turn, until: 7000 }]);
    }

    #[test]
    fn where_several_are_asked_everybody_sees_their_own_time() {
        let view = table(&[Some(4000), Some(6000)], Vec::new());
        assert_eq!(running(&view, Some(Seat::new(1))), [Running { of: Of::Turn, until: 6000 }]);
        assert_eq!(running(&view, None), [Running { of: Of::Turn, until: 4000 }]);
    }
}
