//! The writing of moves: in words, or in the notation of records for readers who switched it on.

use crate::{games, keep, t, ui::Switch};
use kee_game::{Json, Names, Seat};
use leptos::prelude::*;

/// The key under which this browser remembers the switch.
const NOTATION: &str = "notation";

thread_local! {
    static ON: ArcRwSignal<bool> = ArcRwSignal::new(keep::switch(NOTATION));
}

/// Whether moves are shown in notation.
pub(crate) fn is_on() -> bool {
    ON.with(|on| on.get())
}

fn turn(on: bool) {
    keep::set_switch(NOTATION, on);
    ON.with(|signal| signal.set(on));
}

/// The moves of a step, each with its player and as a line of a log.
pub(crate) fn lines(game: &str, notices: &Json, names: &Names) -> Vec<(Seat, String)> {
    let line = |(seat, text): (Seat, String)| (seat, t!("notation-line", name = names.of(seat), text = text));
    games::notation(game, notices).into_iter().map(line).collect()
}

/// The switch for it.
#[component]
pub(crate) fn NotationSwitch() -> impl IntoView {
    view! { <Switch words=Signal::derive(|| t!("setting-notation")) on=Signal::derive(is_on) turn/> }
}
