use super::{
    board::shades,
    geometry::corner,
    tile::{BASELINE, blank_tile, peg},
    walk::walk_line,
};
use keesdrow::{Cell, Face, PegBoard, Walk};
use leptos::prelude::*;

/// A corner of a maze on which STREAM has just been walked.
const MAZE: &str = "S1T1R1AKE1/IE1ONT2B/LA2DY1UP/M1O3WER1F";
const WALK: &str = "a1-b1-c1-b2-b3-a4";

/// A picture of the board.
#[component]
pub(crate) fn Picture() -> impl IntoView {
    let board: PegBoard = MAZE.parse().unwrap_or_else(|_| PegBoard::new(1, vec![None]));
    let walk = WALK.parse().unwrap_or_else(|_| Walk::new(Vec::new()));
    let placed = |cell: Cell| format!("translate({} {})", corner(cell).x, corner(cell).y);
    let tiles = board.cells().map(|(cell, _)| cell).filter(|cell| cell.column % 2 == 0 && cell.row % 2 == 0);
    let tiles = tiles.map(|cell| view! { <g transform=placed(cell)>{blank_tile()}</g> });
    let pegs = board.cells().filter_map(|(cell, face)| Some((cell, face?.uses)));
    let pegs = pegs.map(|(cell, uses)| view! { <g transform=placed(cell)>{peg(uses)}</g> });
    let letters = board.cells().filter_map(|(cell, face)| Some((cell, face?))).map(|(cell, face)| {
        let Face { letter, uses, .. } = face;
        view! {
            <g transform=placed(cell) class="keesdrow-face" class:keesdrow-expired=uses == Face::MOST_USES>
                <text class="keesdrow-letter" x="5" y=BASELINE>{letter.to_capital().to_string()}</text>
                <text class="keesdrow-value" x="8.7" y="8.8">{board.value(letter).to_string()}</text>
            </g>
        }
    });
    view! {
        <svg class="keesdrow-small-picture" viewBox="-6 -2.5 72 45" aria-hidden="true">
            {shades()}
            <rect class="keesdrow-tray" x="-6" y="-2.5" width="72" height="45" rx="3"></rect>
            <rect class="keesdrow-wood" x="-1" y="-1" width="62" height="42" rx="2.6"></rect>
            {tiles.collect_view()}
            {pegs.collect_view()}
            <g class="keesdrow-draft-drawn">{walk_line(walk.cells())}</g>
            {letters.collect_view()}
        </svg>
    }
}
