use super::{
    desk::Desk,
    face::{Face, Lying},
    geometry::{SIDE, corner},
};
use kee_grid::Square;
use leptos::prelude::*;

/// The id of the cell of a square.
pub(super) fn cell_id(square: Square) -> String {
    format!("keyword-{square}")
}

/// One square: its name, and the letter that lies on it.
#[component]
pub(super) fn Cell(desk: Desk, square: Square) -> impl IntoView {
    let face = Memo::new(move |_| {
        let (rules, view) = (desk.rules.get()?, desk.seen.get()?);
        Some(desk.draft.with(|draft| Face::of(&rules.0, &view, draft, square)))
    });
    let named = move || Some(face.get()?.named(&desk.rules.get()?.0, square));
    let here = Memo::new(move |_| desk.cursor.with(|cursor| cursor.square == square));
    let carried = Memo::new(move |_| {
        let carried = desk.drag.with(|drag| drag.as_ref().and_then(|drag| drag.carries()));
        carried.is_some() && carried == desk.draft.with(|draft| draft.slot_on(square))
    });
    let held = move || face.get().is_some_and(|face| matches!(face.lying, Lying::Tried(_)));
    let (x, y) = corner(square);
    view! {
        <g
            id=cell_id(square) class="keyword-cell" class:keyword-carried=carried class:keyword-held=held
            role="gridcell" aria-label=named tabindex=move || if here.get() { "0" } else { "-1" }
            transform=format!("translate({x},{y})")
        >
            <rect class="keyword-hit" width=SIDE height=SIDE></rect>
            {move || face.get().map(tile)}
            <rect class="keyword-ring" x=".3" y=".3" width=SIDE - 0.6 height=SIDE - 0.6 rx="1"></rect>
        </g>
    }
}

/// The letter on a square.
fn tile(face: Face) -> Option<impl IntoView> {
    let (letter, class) = match face.lying {
        Lying::Nothing => return None,
        Lying::Letter { letter, last: false } => (letter, "keyword-tile"),
        Lying::Letter { letter, last: true } => (letter, "keyword-tile keyword-last"),
        Lying::Tried(letter) => (letter, "keyword-tile keyword-tried"),
    };
    Some(view! {
        <g class=class aria-hidden="true">
            <rect x=".9" y=".9" width=SIDE - 1.8 height=SIDE - 1.8 rx="1.4"></rect>
            <text class="keyword-letter" x="5" y="7.5">{letter.to_string()}</text>
        </g>
    })
}
