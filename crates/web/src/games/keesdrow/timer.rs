use super::here::Here;
use crate::{
    t,
    table::time_left,
    ui::{announce, tick},
};
use kee_game::{Manner, Window};
use keesdrow::KeesdrowOptions;
use leptos::prelude::*;

/// From how many seconds on it is urgent.
const URGENT: u64 = 10;

/// A time that runs, by the rules of the game.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Running {
    /// What it is the time of: `turn`, `challenge` or `game`.
    of: &'static str,
    until: u64,
    /// How long it is in all, in seconds.
    whole: Option<u32>,
}

impl Running {
    /// The times that run in the open windows.
    fn all(windows: &[Window], options: &KeesdrowOptions) -> Vec<Self> {
        let running = |window: &Window| {
            let until = window.deadline?.0;
            let (of, whole) = match window.manner {
                Manner::Turn if window.seats.is_empty() => ("game", options.limit.get()),
                Manner::Turn => ("turn", options.timer.get()),
                Manner::Open | Manner::Sealed => ("challenge", options.challenge.get()),
            };
            Some(Self { of, until, whole })
        };
        windows.iter().filter_map(running).collect()
    }
}

/// The times that run: for the turn, for a challenge, for the whole game.
#[component]
pub(super) fn Timers(here: Here) -> impl IntoView {
    let all = Memo::new(move |_| here.at.asked.with(|asked| Running::all(asked, &here.options.read())));
    view! {
        <For each=move || all.get() key=|running| (running.of, running.until) children=move |running| view! { <Timer here running/> }/>
    }
}

#[component]
fn Timer(here: Here, running: Running) -> impl IntoView {
    let left = Memo::new(move |_| {
        tick();
        running.until.saturating_sub(here.at.now().0).div_ceil(1000)
    });
    Effect::new(move || {
        if left.get() == URGENT && untrack(move || here.at.is_asked()) {
            announce(t!("keesdrow-seconds-left", seconds = URGENT));
        }
    });
    let label = match running.of {
        "turn" => "keesdrow-time-turn",
        "game" => "keesdrow-time-game",
        _ => "keesdrow-time-challenge",
    };
    let part = move || running.whole.map_or(100, |whole| 100 * left.get() / u64::from(whole.max(1))).min(100);
    let urgent = move || left.get() <= URGENT;
    view! {
        <div class="keesdrow-timer" class:keesdrow-urgent=urgent role="timer" aria-label=move || t!(label)>
            <span>{move || t!(label)}</span>
            <span class="keesdrow-sand" aria-hidden="true"><span style=move || format!("width: {}%", part())></span></span>
            <b>{move || time_left(1000 * left.get())}</b>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kee_game::{Millis, Seat, SeatSet, WindowId};

    #[test]
    fn a_window_that_asks_nobody_is_the_time_of_the_whole_game() {
        let window = |manner, seats, deadline| Window { id: WindowId(0), manner, seats, deadline };
        let windows = [
            window(Manner::Turn, SeatSet::NONE, Some(Millis(5000))),
            window(Manner::Turn, SeatSet::only(Seat::new(0)), None),
        ];
        let running = Running::all(&windows, &KeesdrowOptions::default());
        assert_eq!(running, [Running { of: "game", until: 5000, whole: None }]);
    }
}
