use super::{pen::strokes, place::Point, wobble::stroke};
use crate::ui::seat_shape;
use kee_lexicon::Letter;
use leptos::prelude::*;

/// A small picture of the board: a folded sheet with two words, a wall and two hands.
#[component]
pub(crate) fn Picture() -> impl IntoView {
    const STEP: f64 = 30.0;
    let middle = |column: usize, row: usize| (15.0 + STEP * column as f64, 15.0 + STEP * row as f64);
    let folds = (1..5).flat_map(|line| {
        let at = STEP * line as f64;
        let upright = (line < 5).then(|| stroke(Point { x: at, y: 2.0 }, Point { x: at, y: 118.0 }, line));
        let level = (line < 4).then(|| stroke(Point { x: 2.0, y: at }, Point { x: 148.0, y: at }, 9 + line));
        upright.into_iter().chain(level)
    });
    let words = [('w', 1, 1), ('o', 2, 1), ('r', 3, 1), ('d', 4, 1), ('n', 2, 2), ('e', 2, 3)];
    let letters = words.into_iter().filter_map(|(letter, column, row)| {
        let ((x, y), letter) = (middle(column, row), Letter::from_char(letter)?);
        Some(view! { <path class="keebble-ink" d=strokes(letter) transform=format!("translate({x} {y}) rotate({}) scale(.62)", (column as i32 - 2) * 2)></path> })
    });
    let hands = [(0, 0, 0, "aet"), (1, 4, 3, "ink")].into_iter().map(|(seat, column, row, hand)| {
        let (x, y) = middle(column, row);
        let letters = hand.chars().filter_map(Letter::from_char).enumerate().map(|(place, letter)| {
            let spot = [(6.5, -6.5), (-6.5, 6.5), (6.5, 6.5)][place % 3];
            view! { <path d=strokes(letter) transform=format!("translate({} {}) scale(.3)", spot.0, spot.1)></path> }
        });
        view! {
            <g class="keebble-hand-cell" style=format!("color: var(--seat-{seat})") transform=format!("translate({x} {y})")>
                <rect x="-14" y="-14" width="28" height="28" rx="3"></rect>
                <path class="keebble-owner" d=seat_shape(seat) transform="translate(-6.5 -6.5) scale(.55)"></path>
                {letters.collect_view()}
            </g>
        }
    });
    view! {
        <svg class="keebble-picture" viewBox="-8 -8 166 136" aria-hidden="true">
            <path class="keebble-cast" d="M0,1 L75,0 L150,1 L149,60 L150,120 L74,119 L0,120 L1,60 Z" transform="translate(1.5 3)"></path>
            <path class="keebble-paper" d="M0,1 L75,0 L150,1 L149,60 L150,120 L74,119 L0,120 L1,60 Z"></path>
            {folds.map(|d| view! { <path class="keebble-fold" d=d></path> }).collect_view()}
            {hands.collect_view()}
            {letters.collect_view()}
            <path class="keebble-wall" d=stroke(Point { x: 90.0, y: 60.0 }, Point { x: 90.0, y: 90.0 }, 3)></path>
            <path class="keebble-wall" d=stroke(Point { x: 30.0, y: 90.0 }, Point { x: 60.0, y: 90.0 }, 4)></path>
        </svg>
    }
}
