use super::desk::Desk;
use crate::{games, t, ui::SeatMark};
use kee_game::Seat;
use leptos::prelude::*;

/// What an entry told, in words.
type Line = (Option<Seat>, String);

/// Everything that was told and stands, in words.
pub(super) fn told(desk: Desk) -> Vec<Line> {
    let names = desk.names();
    let lines = desk.with(|game| {
        let each = game.log.iter().flat_map(|notices| games::tell(&game.info.id, notices, &names));
        each.collect::<Vec<_>>()
    });
    lines.unwrap_or_default()
}

/// The game so far, the last first.
#[component]
pub(super) fn Log(desk: Desk) -> impl IntoView {
    let lines = move || {
        let lines = told(desk).into_iter().rev().map(|(seat, sentence)| {
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
