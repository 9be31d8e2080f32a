//! The paper itself: the pad under it, its outline, and the folds that make its cells.

use super::{
    pen::stroke,
    place::{CELL, MARGIN, Point, REST, extent},
};
use kee_picture::sheet::{depth, outline};
use leptos::prelude::*;

/// The folded sheet without its contents.
#[component]
pub(super) fn Folds(columns: usize, rows: usize) -> impl IntoView {
    let size = extent(columns, rows);
    let (right, below) = (size.x - REST, size.y - REST);
    let upright = (1..columns).map(|line| {
        let x = MARGIN + CELL * line as f64;
        let (top, end) = (Point { x, y: 5.0 }, Point { x, y: size.y - 5.0 });
        let shade = (depth(line, columns) != "eighth").then(|| view! {
            <rect class="keebble-shade" x=x - 22.0 y=5 width=22 height=size.y - 10.0 fill="url(#keebble-shade-across)"></rect>
            <rect class="keebble-light" x=x y=5 width=16 height=size.y - 10.0 fill="url(#keebble-light-across)"></rect>
        });
        view! { {shade} <path class=format!("keebble-fold {}", depth(line, columns)) d=stroke(top, end, line)></path> }
    });
    let level = (1..rows).map(|line| {
        let y = MARGIN + CELL * line as f64;
        let (start, end) = (Point { x: 5.0, y }, Point { x: size.x - 5.0, y });
        let shade = (depth(line, rows) != "eighth").then(|| view! {
            <rect class="keebble-shade" x=5 y=y - 22.0 width=size.x - 10.0 height=22 fill="url(#keebble-shade-down)"></rect>
            <rect class="keebble-light" x=5 y=y width=size.x - 10.0 height=16 fill="url(#keebble-light-down)"></rect>
        });
        view! { {shade} <path class=format!("keebble-fold {}", depth(line, rows)) d=stroke(start, end, 40 + line)></path> }
    });
    let frame = [
        stroke(Point { x: MARGIN, y: MARGIN }, Point { x: right, y: MARGIN }, 81),
        stroke(Point { x: right, y: MARGIN }, Point { x: right, y: below }, 82),
        stroke(Point { x: right, y: below }, Point { x: MARGIN, y: below }, 83),
        stroke(Point { x: MARGIN, y: below }, Point { x: MARGIN, y: MARGIN }, 84),
    ];
    view! {
        <g aria-hidden="true">
            <defs>
                <linearGradient id="keebble-shade-across"><Fade class="dusk" rising=true/></linearGradient>
                <linearGradient id="keebble-light-across"><Fade class="dawn" rising=false/></linearGradient>
                <linearGradient id="keebble-shade-down" x2="0" y2="1"><Fade class="dusk" rising=true/></linearGradient>
                <linearGradient id="keebble-light-down" x2="0" y2="1"><Fade class="dawn" rising=false/></linearGradient>
            </defs>
            <g class="keebble-pad">
                <path d=outline(size) transform=format!("translate(3 7) rotate(.5 {} {})", size.x / 2.0, size.y / 2.0)></path>
                <path d=outline(size) transform=format!("translate(-1 4) rotate(-.35 {} {})", size.x / 2.0, size.y / 2.0)></path>
            </g>
            <path class="keebble-paper" d=outline(size)></path>
            {upright.collect_view()}
            {level.collect_view()}
            {frame.map(|d| view! { <path class="keebble-fold frame" d=d></path> }).collect_view()}
        </g>
    }
}

/// The pencil beside the pad.
#[component]
pub(super) fn Pencil() -> impl IntoView {
    view! {
        <svg class="keebble-pencil" viewBox="0 0 24 300" aria-hidden="true">
            <path class="wood" d="M3,36 L12,2 L21,36 Z"></path>
            <path class="lead" d="M9.6,11 L12,2 L14.4,11 Z"></path>
            <path class="side" d="M3,36 q4.500,-5 9,0 q4.500,-5 9,0 V264 H3 Z"></path>
            <path class="facet" d="M9,34 h6 V264 h-6 Z"></path>
            <path class="ferrule" d="M3,264 h18 v14 h-18 Z"></path>
            <path class="rubber" d="M3,278 h18 v10 a9,9 0 0 1 -18,0 Z"></path>
        </svg>
    }
}

/// A shade that fades in or out.
#[component]
fn Fade(class: &'static str, rising: bool) -> impl IntoView {
    let (from, to) = if rising { (0, 1) } else { (1, 0) };
    view! {
        <stop class=class offset="0" stop-opacity=from></stop>
        <stop class=class offset="1" stop-opacity=to></stop>
    }
}

/// The names of the columns and rows, small in the margin.
#[component]
pub(super) fn MarginNames(columns: usize, rows: usize) -> impl IntoView {
    let across = (0..columns).map(|column| {
        let x = MARGIN + CELL * (column as f64 + 0.5);
        view! { <text x=x y=MARGIN - 7.0 text-anchor="middle">{char::from(b'A' + column as u8).to_string()}</text> }
    });
    let down = (0..rows).map(|row| {
        let y = MARGIN + CELL * (row as f64 + 0.5) + 5.0;
        view! { <text x=MARGIN / 2.0 + 2.0 y=y text-anchor="middle">{row + 1}</text> }
    });
    view! { <g class="keebble-names" aria-hidden="true">{across.collect_view()}{down.collect_view()}</g> }
}
