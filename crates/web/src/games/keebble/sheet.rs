use super::{
    cell::{SheetCell, cell_id},
    desk::Desk,
    folds::{Folds, MarginNames, Pencil},
    mode::SheetMode,
    place::{CellSide, Point, extent, moved},
    trail::Trail,
};
use crate::{browser, games::WIDE, t, table::Zoom};
use kee_grid::{Border, Square};
use kee_picture::sheet::wall;
use keebble::LetterAnswer;
use leptos::{
    ev::{KeyboardEvent, MouseEvent},
    prelude::*,
    svg,
};
use wasm_bindgen::JsCast;
use web_sys::Element;

/// The width of a cell that a finger still hits, in pixels.
const SMALLEST: f64 = 36.0;

/// The sheet with everything written on it.
#[component]
pub(super) fn PaperSheet(desk: Desk) -> impl IntoView {
    let cells = Memo::new(move |_| {
        desk.seen.with(|view| view.as_ref().map(|view| (view.paper.board.width(), view.paper.board.height())))
    });
    move || cells.get().map(|(columns, rows)| view! { <DrawnSheet desk columns rows/> })
}

#[component]
fn DrawnSheet(desk: Desk, columns: usize, rows: usize) -> impl IntoView {
    let size = extent(columns, rows);
    let sheet = NodeRef::<svg::Svg>::new();
    desk.focus.set(Square::new((rows - 1) / 2, (columns - 1) / 2));
    // The focus follows the cursor while it is on the sheet.
    Effect::new(move |_| {
        let wanted = cell_id(desk.focus.get());
        let active = browser::window().document().and_then(|document| document.active_element());
        if active.is_some_and(|active| active.has_attribute("data-cell") && active.id() != wanted) {
            browser::focus(&wanted);
        }
    });
    // A sheet whose cells are too small for a finger comes near by itself, once the stage around it has its size.
    if let Some(zoom) = use_context::<Zoom>().filter(|_| browser::is_touched()) {
        let look = move || {
            let played = sheet.get_untracked().filter(|sheet| !is_in_lesson(sheet));
            if let Some(drawn) = played.map(|sheet| sheet.get_bounding_client_rect())
                && drawn.width() < SMALLEST * columns as f64
            {
                let middle = (drawn.left() + drawn.width() / 2.0, drawn.top() + drawn.height() / 2.0);
                zoom.bring_near(drawn.width() / columns as f64, middle.0, middle.1);
            }
        };
        request_animation_frame(move || request_animation_frame(look));
    }
    let click = move |event: MouseEvent| {
        let Some(square) = event.target().and_then(|target| touched(&target)) else { return };
        desk.focus.set(square);
        // A click without a finger or mouse comes from a screen reader.
        let at = (event.detail() > 0).then(|| sheet.get_untracked()).flatten().map(|sheet| {
            let shown = sheet.get_bounding_client_rect();
            let part = |at: i32, from: f64, length: f64| (f64::from(at) - from) / length.max(1.0);
            Point {
                x: part(event.client_x(), shown.left(), shown.width()) * size.x,
                y: part(event.client_y(), shown.top(), shown.height()) * size.y,
            }
        });
        desk.touch(square, at);
    };
    let lines = (0..rows).map(|row| {
        let cells = (0..columns).map(|column| view! { <SheetCell desk square=Square::new(row, column)/> });
        view! { <g role="row">{cells.collect_view()}</g> }
    });
    view! {
        <div class="keebble-sheet" class:board-wide={ size.x > size.y * WIDE } style=format!("--ratio: {}", size.x / size.y)>
            <svg
                node_ref=sheet
                viewBox=format!("0 0 {} {}", size.x, size.y)
                role="grid"
                aria-label=move || t!("keebble-sheet")
                aria-describedby="keebble-keys"
                on:click=click
                on:keydown=move |event| press(desk, &event)
            >
                <Folds columns rows/>
                <MarginNames columns rows/>
                {lines.collect_view()}
                <Walls desk/>
                <Trail desk/>
            </svg>
            <Pencil/>
            <p id="keebble-keys" class="unseen">{move || desk.at.keys(id!("keebble-keys"))}</p>
        </div>
    }
}

/// Whether the sheet is one of a lesson, which speaks of its edges: all of it is shown at first.
fn is_in_lesson(sheet: &Element) -> bool {
    sheet.closest(".lesson").is_ok_and(|found| found.is_some())
}

/// The cell that was touched.
fn touched(target: &web_sys::EventTarget) -> Option<Square> {
    let element = target.dyn_ref::<Element>()?;
    element.closest("[data-cell]").ok()??.get_attribute("data-cell")?.parse().ok()
}

/// The walls, and the one that is about to be placed.
#[component]
fn Walls(desk: Desk) -> impl IntoView {
    let walls = Memo::new(move |_| {
        desk.seen.with(|view| {
            view.as_ref().map(|view| view.paper.board.walls().collect::<Vec<Border>>()).unwrap_or_default()
        })
    });
    let thought = move || {
        let sealed = desk.seen.with(|view| match view.as_ref()?.answer? {
            LetterAnswer::Wall(border) => Some(border),
            _ => None,
        });
        let chosen = desk.border.get().filter(|_| desk.mode.get() == SheetMode::Answer);
        chosen.or(sealed).map(|border| view! { <path class="keebble-wall thought" d=wall(border)></path> })
    };
    view! {
        <g class="keebble-walls" aria-hidden="true">
            <For each=move || walls.get() key=|border| border.to_string() let:border>
                <path class="keebble-wall" d=wall(border) pathLength="1"></path>
            </For>
            {thought}
        </g>
    }
}

/// Handles a key on the sheet.
fn press(desk: Desk, event: &KeyboardEvent) {
    let Some(view) = desk.seen.get_untracked().filter(|_| !event.ctrl_key() && !event.alt_key() && !event.meta_key())
    else {
        return;
    };
    let (key, square) = (event.key(), desk.focus.get_untracked());
    let side = match key.as_str() {
        "ArrowUp" => Some(CellSide::Above),
        "ArrowRight" => Some(CellSide::Right),
        "ArrowDown" => Some(CellSide::Below),
        "ArrowLeft" => Some(CellSide::Left),
        _ => None,
    };
    if let Some(side) = side.filter(|_| event.shift_key() && desk.mode.get_untracked() == SheetMode::Answer) {
        desk.border.set(side.border(square).filter(|border| desk.is_open(&view, *border)));
    } else if let Some(next) = moved(&view.paper.board, square, &key) {
        desk.focus.set(next);
    } else {
        match key.as_str() {
            "Enter" if desk.is_settled(square) => desk.agree(),
            "Enter" | " " => desk.touch(square, None),
            _ if side.is_some() => {}
            _ => return,
        }
    }
    event.prevent_default();
    event.stop_propagation();
}
