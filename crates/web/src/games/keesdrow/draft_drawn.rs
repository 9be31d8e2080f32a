use super::{
    geometry::{SIDE, corner},
    here::Here,
    peg::peg,
    walk_line::walk_line,
    weighed::Weighed,
};
use leptos::prelude::*;

/// The word in the making: its letters with the pegs they will have, the line, and what else it would do to the board.
#[component]
pub(super) fn DraftDrawn(here: Here) -> impl IntoView {
    let height = move || here.with_ground(|ground| f64::from(ground.board.height()) * SIDE).unwrap_or_default();
    move || here.weighed.get().map(|weighed| drawn(&weighed, height()))
}

fn drawn(weighed: &Weighed, height: f64) -> impl IntoView + use<> {
    let barred = weighed.trouble.is_some();
    let cells: Vec<_> = weighed.steps.iter().map(|step| step.cell).collect();
    let pegs = weighed.pegs().into_iter().map(|(cell, uses)| {
        let at = corner(cell);
        view! {
            <g transform=format!("translate({} {})", at.x, at.y)>
                <rect class="keesdrow-picked" x=".5" y=".5" width="9" height="9" rx="1.4"></rect>
                {peg(uses)}
            </g>
        }
    });
    let won = weighed.won.iter().map(|first| {
        let at = corner(*first);
        view! { <rect class="keesdrow-winning" x=at.x + 0.4 y=at.y + 0.4 width="19.2" height="19.2" rx="2"></rect> }
    });
    let turned = weighed.turned.iter().map(|first| {
        let x = corner(*first).x;
        let arrow = format!("M{} {}v{}m-3 -3l3 3l3 -3", x + SIDE, SIDE, height - 2.0 * SIDE);
        view! {
            <rect class="keesdrow-turning" x=x y="0" width="20" height=height></rect>
            <path class="keesdrow-turning-way" d=arrow></path>
        }
    });
    view! {
        <g class="keesdrow-draft-drawn" class:keesdrow-barred=barred>
            {turned.collect_view()}
            {pegs.collect_view()}
            {won.collect_view()}
            {walk_line(&cells)}
        </g>
    }
}
