use super::geometry::{line, middle, stays};
use keesdrow::Cell;
use leptos::prelude::*;

/// A walk as it is drawn: a glowing line from letter to letter, a dot where it begins, and a small loop where it stays.
pub(super) fn walk_line(cells: &[Cell]) -> impl IntoView + use<> {
    let start = cells.first().map(|cell| middle(*cell));
    let loops = stays(cells).into_iter().map(|cell| {
        let at = middle(cell);
        view! { <circle class="keesdrow-loop" cx=at.x + 3.2 cy=at.y - 3.2 r="1.5"></circle> }
    });
    view! {
        <path class="keesdrow-glow" d=line(cells)></path>
        <path class="keesdrow-line" pathLength="1" d=line(cells)></path>
        {start.map(|at| view! { <circle class="keesdrow-start" cx=at.x cy=at.y r="3.6"></circle> })}
        {loops.collect_view()}
    }
}
