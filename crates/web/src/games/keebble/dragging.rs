//! A letter that is dragged from the hand onto the sheet.

use super::{desk::Desk, pen::Written};
use crate::browser;
use kee_grid::Square;
use kee_lexicon::Letter;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

/// The distance the finger moves before it is a drag and not a tap.
const FAR: f64 = 7.0;

/// A letter under the finger.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct LetterDrag {
    pub(super) letter: Letter,
    /// Its start, and its current position.
    from: (f64, f64),
    now: (f64, f64),
    /// The cell under the finger.
    pub(super) over: Option<Square>,
}

impl LetterDrag {
    /// Whether it has left its start.
    pub(super) fn is_far(&self) -> bool {
        (self.now.0 - self.from.0).hypot(self.now.1 - self.from.1) > FAR
    }
}

/// Picks a letter up.
pub(super) fn take_up(desk: Desk, letter: Letter, event: &PointerEvent) {
    let at = (f64::from(event.client_x()), f64::from(event.client_y()));
    if let Some(Ok(tile)) = event.current_target().map(|target| target.dyn_into::<Element>()) {
        // Without it the letter is dropped when the finger leaves the tile, and can be picked up again.
        let _ = tile.set_pointer_capture(event.pointer_id());
    }
    desk.drag.set(Some(LetterDrag { letter, from: at, now: at, over: None }));
}

/// Moves it.
pub(super) fn carry(desk: Desk, event: &PointerEvent) {
    if let Some(mut drag) = desk.drag.get_untracked() {
        drag.now = (f64::from(event.client_x()), f64::from(event.client_y()));
        drag.over = cell_at(drag.now);
        desk.drag.set(Some(drag));
    }
}

/// Drops it on the cell under it, or back into the hand. True if it was a drag and not a tap.
pub(super) fn let_go(desk: Desk) -> bool {
    let Some(drag) = desk.drag.get_untracked() else { return false };
    desk.drag.set(None);
    if drag.is_far()
        && let (Some(square), Some(view)) = (drag.over, desk.seen.get_untracked())
    {
        desk.drop_on(&view, drag.letter, square);
    }
    drag.is_far()
}

fn cell_at((x, y): (f64, f64)) -> Option<Square> {
    let element = browser::window().document()?.element_from_point(x as f32, y as f32)?;
    element.closest("[data-cell]").ok()??.get_attribute("data-cell")?.parse().ok()
}

/// The letter under the finger, a little above it so that it can be seen.
#[component]
pub(super) fn Carried(desk: Desk) -> impl IntoView {
    move || {
        desk.drag.get().filter(LetterDrag::is_far).map(|drag| {
            let style = format!("left: {}px; top: {}px", drag.now.0, drag.now.1);
            view! { <div class="keebble-carried" style=style aria-hidden="true"><Written letter=drag.letter/></div> }
        })
    }
}
