use super::{
    cell::{Cell, Choice},
    desk::Desk,
    pawns::Pawns,
    pile::{FaceUp, Pile},
    preview::{Earned, Preview},
    ring::Spot,
    wood::Wood,
};
use crate::{browser, t};
use kee_game::Seat;
use leptos::{ev::KeyboardEvent, prelude::*};

/// The board: drawn, walked through by arrow keys, pointed at.
#[component]
pub(super) fn Board(desk: Desk) -> impl IntoView {
    let focused = RwSignal::new(Cell::Waiting(untrack(|| desk.at.seat()).map_or(0, Seat::index)));
    let seats = Memo::new(move |_| desk.colours());
    let on_key = move |event: KeyboardEvent| {
        let now = focused.get_untracked();
        if let Some(next) = now.beyond(&event.key(), seats.get_untracked()) {
            event.prevent_default();
            focused.set(next);
            browser::focus(&next.id());
        } else if matches!(event.key().as_str(), "Enter" | " ") {
            event.prevent_default();
            point_at(desk, now);
        }
    };
    let rows = move || {
        let row = |seat: usize| {
            let label = move || t!("keezen-row", who = desk.speech().who(seat), name = desk.speech().name(seat));
            view! {
                <g role="row" aria-label=label>
                    {Cell::row(seat).map(|cell| view! { <Place desk cell focused/> }).collect_view()}
                </g>
            }
        };
        (0..seats.get()).map(row).collect_view()
    };
    view! {
        <div class="keezen-table">
            <svg class="keezen-board" viewBox="-50 -50 100 100">
                <Wood desk/>
                <Pile desk/>
                <Preview desk/>
                <Pawns desk/>
                <Earned desk/>
                <g role="grid" aria-label=move || t!("keezen-board") on:keydown=on_key>{rows}</g>
            </svg>
            <FaceUp desk/>
        </div>
    }
}

fn point_at(desk: Desk, cell: Cell) {
    let pawn = desk.seen.with_untracked(|view| view.as_ref().and_then(|view| cell.pawn(view)));
    if let Some(pawn) = pawn {
        desk.pick(pawn);
    }
}

/// A place that can be pointed at. It lies over the drawing and shows itself when it matters.
#[component]
fn Place(desk: Desk, cell: Cell, focused: RwSignal<Cell>) -> impl IntoView {
    let choice =
        Memo::new(move |_| desk.foresight.with(|seen| Choice::at(cell, &desk, &desk.pickable(), seen.as_deref())));
    let label = move || {
        let (ruled, view) = desk.rules.get().zip(desk.seen.get())?;
        Some(choice.with(|choice| cell.label(ruled.rules.laws(), &view, &desk.speech(), choice)))
    };
    let class = move || {
        let hurts = desk.foresight.with(|seen| seen.as_ref().is_some_and(|seen| seen.hurts));
        let choice = choice.with(Choice::class);
        format!("keezen-cell {choice}{}", if hurts && choice == "hit" { " hurts" } else { "" })
    };
    let middle = move || desk.ring.with(|ring| cell.spot(ring));
    let radius = move || desk.ring.with(|ring| cell.radius(ring));
    view! {
        <g role="gridcell" class=class id=cell.id() aria-label=label
            tabindex=move || if focused.get() == cell { "0" } else { "-1" }
            aria-selected=move || matches!(choice.get(), Choice::Chosen(_)).to_string()
            on:focus=move |_| focused.set(cell)
            on:click=move |_| point_at(desk, cell)
            transform=move || { let Spot { x, y } = middle(); format!("translate({x:.2} {y:.2})") }>
            <circle class="keezen-touch" r=move || desk.ring.with(|ring| cell.touch_radius(ring))></circle>
            <circle class="keezen-mark" r=radius></circle>
        </g>
    }
}
