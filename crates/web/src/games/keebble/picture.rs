use super::{
    folds::Pencil,
    pen::{stroke, strokes},
    place::Point,
};
use crate::ui::seat_shape;
use kee_lexicon::Letter;
use leptos::prelude::*;

/// The sheet of the picture, a little askew.
const SHEET: &str = "M2,1 L75,0 L149,1 L150,60 L149,90 L74,91 L1,90 L0,45 Z";

/// A picture of the game: a folded sheet on its pad, two words, walls, two hands, and the pencil.
#[component]
pub(super) fn Picture() -> impl IntoView {
    const STEP: f64 = 30.0;
    let middle = |column: usize, row: usize| (15.0 + STEP * column as f64, 15.0 + STEP * row as f64);
    let upright = (1..5).map(|line| (line, STEP * line as f64));
    let upright = upright.map(|(line, at)| stroke(Point { x: at, y: 1.0 }, Point { x: at, y: 90.0 }, line));
    let level = (1..3).map(|line| (line, STEP * line as f64));
    let level = level.map(|(line, at)| stroke(Point { x: 1.0, y: at }, Point { x: 149.0, y: at }, 9 + line));
    let words = [('w', 1, 0), ('o', 2, 0), ('r', 3, 0), ('d', 4, 0), ('n', 2, 1), ('e', 2, 2)];
    let letters = words.into_iter().filter_map(|(letter, column, row)| {
        let ((x, y), letter) = (middle(column, row), Letter::from_char(letter)?);
        Some(view! { <path class="keebble-ink" d=strokes(letter) transform=format!("translate({x} {y}) rotate({}) scale(.66)", (column as i32 - 2) * 3)></path> })
    });
    let hands = [(0, 0, 1, "aet"), (1, 4, 2, "ink")].into_iter().map(|(seat, column, row, hand)| {
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
        <svg class="keebble-picture" viewBox="-14 -10 184 115" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <g transform="rotate(-3 75 45)">
                <g class="keebble-pad"><path d=SHEET transform="translate(3 5) rotate(2 75 45)"></path><path d=SHEET transform="translate(1 3) rotate(1 75 45)"></path></g>
                <path class="keebble-paper" d=SHEET></path>
                {upright.chain(level).map(|d| view! { <path class="keebble-fold" d=d></path> }).collect_view()}
                {hands.collect_view()}
                {letters.collect_view()}
                <path class="keebble-wall" d=stroke(Point { x: 90.0, y: 30.0 }, Point { x: 90.0, y: 60.0 }, 3)></path>
                <path class="keebble-wall" d=stroke(Point { x: 30.0, y: 60.0 }, Point { x: 60.0, y: 60.0 }, 4)></path>
            </g>
            <g transform="translate(112 58) rotate(-48) scale(.36)"><Pencil/></g>
        </svg>
    }
}
