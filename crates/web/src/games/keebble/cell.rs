use super::{
    desk::Desk,
    face::CellFace,
    mode::SheetMode,
    naming::described,
    place::{CELL, Point, corner},
};
use crate::t;
use kee_grid::{Direction, Square};
use keebble::KeebbleView;
use leptos::prelude::*;

/// The id of a cell in the page.
pub(super) fn cell_id(square: Square) -> String {
    format!("keebble-{square}")
}

/// Whether a cell can be chosen now.
pub(super) fn can_be_chosen(view: &KeebbleView, mode: SheetMode, square: Square) -> bool {
    let board = &view.paper.board;
    match mode {
        SheetMode::Claim => view.paper.is_edge(square) && board.is_free(square),
        SheetMode::Make => board.is_free(square) && !view.paper.specials.contains_key(&square),
        SheetMode::Destroy => board.has(square),
        SheetMode::Place => board.is_free(square),
        _ => false,
    }
}

/// One cell of the sheet: its contents, and its role in the current choice.
#[component]
pub(super) fn SheetCell(desk: Desk, square: Square) -> impl IntoView {
    let aim = Memo::new(move |_| desk.seen.get().is_some_and(|view| can_be_chosen(&view, desk.mode.get(), square)));
    let chosen = Memo::new(move |_| desk.square.get() == Some(square));
    let over = Memo::new(move |_| desk.drag.get().is_some_and(|drag| drag.is_far() && drag.over == Some(square)));
    let thought = Memo::new(move |_| match desk.mode.get() {
        SheetMode::Lay { .. } => desk.laying.with(|laying| laying.on(square)),
        SheetMode::Place if chosen.get() => desk.letter.get(),
        _ => None,
    });
    let cursor = Memo::new(move |_| match desk.mode.get() {
        SheetMode::Lay { .. } => desk.writes().filter(|(at, _)| *at == square).map(|(_, direction)| direction),
        _ => None,
    });
    let label = Memo::new(move |_| {
        let (Some(view), Some(values)) = (desk.seen.get(), desk.values.get()) else { return String::new() };
        let described = described(&view, square, thought.get(), &values, &desk.at.names.get());
        let more = [
            chosen.get().then(|| t!("keebble-cell-chosen")),
            (aim.get() && !chosen.get()).then(|| t!("keebble-cell-can-be-chosen")),
            cursor.get().map(|direction| match direction {
                Direction::Across => t!("keebble-cell-writes-across"),
                Direction::Down => t!("keebble-cell-writes-down"),
            }),
        ];
        [Some(described)].into_iter().chain(more).flatten().collect::<Vec<_>>().join(", ")
    });
    let arrow = move || {
        let arrow = match cursor.get()? {
            Direction::Across => "M20,18 L40,30 L20,42 Z",
            Direction::Down => "M18,20 L30,40 L42,20 Z",
        };
        Some(view! { <path class="keebble-cursor" d=arrow></path> })
    };
    let Point { x, y } = corner(square);
    view! {
        <g
            id=cell_id(square)
            class="keebble-cell"
            class:aim=aim
            class:chosen=chosen
            class:over=over
            role="gridcell"
            data-cell=square.to_string()
            tabindex=move || if desk.focus.get() == square { "0" } else { "-1" }
            aria-label=label
            aria-selected=move || chosen.get().then_some("true")
            transform=format!("translate({x} {y})")
            on:focus=move |_| desk.focus.set(square)
        >
            <CellFace desk square thought/>
            {arrow}
            <rect class="keebble-ring" x="2.5" y="2.5" width=CELL - 5.0 height=CELL - 5.0 rx="5"></rect>
        </g>
    }
}
