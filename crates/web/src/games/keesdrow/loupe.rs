use super::{board::DRAWN, geometry::Point, pointing::Pointing};
use crate::ui::held;
use leptos::prelude::*;

/// How much of the board it shows, in the measure of the drawing.
const SEEN: f64 = 34.0;

/// A loupe beside the finger: it shows what the finger hides.
#[component]
pub(super) fn Loupe(pointing: Pointing, width: f64) -> impl IntoView {
    let held = held(move || pointing.press.with(|press| press.as_ref().is_some_and(|press| press.finger)));
    move || {
        let press = pointing.press.get().filter(|press| press.finger && (press.dragged || held.get()))?;
        let Point { x, y } = press.now;
        let window = format!("{} {} {SEEN} {SEEN}", x - SEEN / 2.0, y - SEEN / 2.0);
        // In parts of the board, so that it is right at any size. At the upper border it goes to the side.
        let (left, top) = (100.0 * x / width, 100.0 * y / width);
        let beside = top < 30.0;
        let class = match (beside, left < 50.0) {
            (false, _) => "keesdrow-loupe",
            (true, true) => "keesdrow-loupe keesdrow-loupe-right",
            (true, false) => "keesdrow-loupe keesdrow-loupe-left",
        };
        let left = if beside { left } else { left.clamp(18.0, 82.0) };
        Some(view! {
            <svg class=class viewBox=window style=format!("left: {left}%; top: {top}%") aria-hidden="true">
                <use_ href=format!("#{DRAWN}")></use_>
                <circle class="keesdrow-aim" cx=x cy=y r="1"></circle>
            </svg>
        })
    }
}
