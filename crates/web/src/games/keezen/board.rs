use super::{
    cell::{BoardCell, CellRole},
    desk::Desk,
    loupe::Loupe,
    offer::PlacedPawn,
    pawns::Pawns,
    pile::{FaceUp, Pile},
    preview::{Earned, PathPreview},
    ring::Point,
    trail::Trail,
    wood::Wood,
};
use crate::{browser, t};
use kee_game::Seat;
use keezen::core::MOST_SEATS;
use leptos::{
    ev::{KeyboardEvent, MouseEvent, PointerEvent},
    prelude::*,
};
use wasm_bindgen::JsCast;
use web_sys::Element;

/// The id of the board.
pub(super) const BOARD: &str = "keezen-board";

/// The board: drawn, pointed at, and navigated with the arrow keys.
#[component]
pub(super) fn RingBoard(desk: Desk) -> impl IntoView {
    let focused = RwSignal::new(BoardCell::Waiting(untrack(|| desk.at.seat()).map_or(0, Seat::index)));
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
                    {BoardCell::row(seat).map(|cell| view! { <PlaceButton desk cell focused/> }).collect_view()}
                </g>
            }
        };
        (0..seats.get()).map(row).collect_view()
    };
    view! {
        <div class="keezen-table">
            <svg class="keezen-board" id=BOARD role="none" viewBox="-50 -50 100 100"
                on:pointerdown=move |event| desk.aim.down(desk, &event) on:pointermove=move |event| desk.aim.moved(&event)
                on:pointerup=move |event| lifted(desk, &event) on:pointercancel=move |_| desk.aim.lost()
                on:click=move |event| tapped(desk, &event)>
                <Wood desk/>
                <Pile desk/>
                <Trail desk/>
                <PathPreview desk/>
                <Pawns desk/>
                <Earned desk/>
                <g role="grid" aria-label=move || t!("keezen-board") on:keydown=on_key>{rows}</g>
            </svg>
            <FaceUp desk/>
            <Loupe desk/>
        </div>
    }
}

/// The distance a finger may be from a pawn that it means, in pixels.
const REACH: f64 = 24.0;

/// The board was clicked or tapped: of the pawns that can be chosen, the nearest one is meant. Squares are smaller than fingertips.
fn tapped(desk: Desk, event: &MouseEvent) {
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
    let hit = event.target().and_then(|hit| hit.dyn_into().ok());
    if event.detail() > 0
        && !desk.aim.has_chosen()
        && let Some(cell) = nearest(desk, x, y).or_else(|| cell_of(&hit?))
    {
        point_at(desk, cell);
    }
}

/// A finger was lifted: what it aimed at under the loupe is meant.
fn lifted(desk: Desk, event: &PointerEvent) {
    if let Some((x, y)) = desk.aim.lifted(event) {
        let document = browser::window().document();
        let hit = document.and_then(|document| document.element_from_point(x as f32, y as f32));
        if let Some(cell) = nearest(desk, x, y).or_else(|| cell_of(&hit?)) {
            point_at(desk, cell);
        }
    }
}

/// The cell that was hit.
fn cell_of(hit: &Element) -> Option<BoardCell> {
    let hit = hit.closest("[role=gridcell]").ok()??.id();
    (0..MOST_SEATS).flat_map(BoardCell::row).find(|cell| cell.id() == hit)
}

/// The cell with the pawn that is meant by a point of the screen.
pub(super) fn nearest(desk: Desk, x: f64, y: f64) -> Option<BoardCell> {
    let mut pawns = untrack(|| desk.pickable());
    pawns.extend(desk.offers.with_untracked(|offers| offers.iter().map(|offer| offer.first).collect::<Vec<_>>()));
    pawns.extend(desk.draft.with_untracked(|draft| draft.pawns().collect::<Vec<_>>()));
    let cells = (0..untrack(|| desk.colours())).flat_map(BoardCell::row);
    let meant = cells.filter(|cell| pawns.iter().any(|pawn| cell.holds(pawn.owner, pawn.place)));
    let away = |cell: &BoardCell| {
        let drawn = browser::element(&cell.id())?.get_bounding_client_rect();
        let (across, down) = (x - drawn.left() - drawn.width() / 2.0, y - drawn.top() - drawn.height() / 2.0);
        Some(across.hypot(down)).filter(|away| *away < REACH.max(drawn.width() / 2.0))
    };
    let near = meant.filter_map(|cell| away(&cell).map(|away| (cell, away)));
    near.min_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(cell, _)| cell)
}

fn point_at(desk: Desk, cell: BoardCell) {
    let pawn = desk.seen.with_untracked(|view| view.as_ref().and_then(|view| cell.pawn(view)));
    let can_be_chosen = |pawn: &PlacedPawn| {
        let drafted = desk.draft.with_untracked(|draft| draft.pawns().any(|other| other == *pawn));
        let offered = || desk.offers.with_untracked(|offers| offers.iter().any(|offer| offer.first == *pawn));
        drafted || offered() || untrack(|| desk.pickable()).contains(pawn)
    };
    match pawn.filter(can_be_chosen) {
        Some(pawn) => desk.pick(pawn),
        None => desk.doubt(cell),
    }
}

/// A place that can be chosen. It lies over the drawing and is visible only when it matters.
#[component]
fn PlaceButton(desk: Desk, cell: BoardCell, focused: RwSignal<BoardCell>) -> impl IntoView {
    let choice =
        Memo::new(move |_| desk.foresight.with(|seen| CellRole::at(cell, &desk, &desk.pickable(), seen.as_deref())));
    let label = move || {
        let (ruled, view) = desk.rules.get().zip(desk.seen.get())?;
        Some(choice.with(|choice| cell.label(ruled.rules.laws(), &view, &desk.speech(), choice)))
    };
    let class = move || {
        let hurts = desk.foresight.with(|seen| seen.as_ref().is_some_and(|seen| seen.hurts));
        let choice = choice.with(CellRole::class);
        format!("keezen-cell {choice}{}", if hurts && choice == "hit" { " hurts" } else { "" })
    };
    let middle = move || desk.ring.with(|ring| cell.spot(ring));
    let radius = move || desk.ring.with(|ring| cell.radius(ring));
    view! {
        <g role="gridcell" class=class id=cell.id() aria-label=label
            tabindex=move || if focused.get() == cell { "0" } else { "-1" }
            aria-selected=move || matches!(choice.get(), CellRole::Chosen(_)).to_string()
            on:focus=move |_| focused.set(cell)
            // What has no place comes from a screen reader; the board sees to fingers and mice.
            on:click=move |event| if event.detail() == 0 { point_at(desk, cell) }
            transform=move || { let Point { x, y } = middle(); format!("translate({x:.2} {y:.2})") }>
            <circle class="keezen-touch" r=move || desk.ring.with(|ring| cell.touch_radius(ring))></circle>
            <circle class="keezen-mark" r=radius></circle>
        </g>
    }
}
