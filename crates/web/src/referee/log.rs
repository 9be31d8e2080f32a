use super::desk::RefereeDesk;
use crate::{games, t, ui::SeatMark};
use kee_game::Seat;
use leptos::prelude::*;

/// An entry in words.
type RefereeLogLine = (Option<Seat>, String);

/// The entries that stand, in words.
pub(super) fn lines(desk: RefereeDesk) -> Vec<RefereeLogLine> {
    let names = desk.names();
    let lines = desk.with(|game| {
        let each = game.log.iter().flat_map(|notices| games::tell(&game.info.id, notices, &names));
        each.collect::<Vec<_>>()
    });
    lines.unwrap_or_default()
}

/// The game so far, latest entry first.
#[component]
pub(super) fn RefereeLog(desk: RefereeDesk) -> impl IntoView {
    let lines = move || {
        let lines = lines(desk).into_iter().rev().map(|(seat, sentence)| {
            view! { <li>{seat.map(|seat| view! { <SeatMark seat/> })} <span>{sentence}</span></li> }
        });
        lines.collect_view()
    };
    view! {
        <details class="referee-log">
            <summary>{move || t!("referee-log")}</summary>
            <ol class="log" tabindex="0">{lines}</ol>
        </details>
    }
}
