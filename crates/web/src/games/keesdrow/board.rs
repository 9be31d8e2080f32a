use super::{
    cells::Cells,
    desk::Desk,
    geometry::SIDE,
    marks::{Gaps, LastWord, Picks},
    pointer::{BoardPointer, Loupe},
    tile::{BoardTiles, Papers, TileLetters},
    trail::Trail,
    walk::DraftDrawn,
};
use crate::games::WIDE;
use leptos::{html, prelude::*};

/// The id of the lines over the tiles, which the loupe shows again.
pub(super) const LINES: &str = "keesdrow-lines";

/// The board: the drawing, the cells above it, and the pointers on them.
#[component]
pub(super) fn BoardSide(desk: Desk) -> impl IntoView {
    let size = Memo::new(move |_| {
        desk.view.with(|view| view.as_ref().map(|view| (view.ground.board.width(), view.ground.board.height())))
    });
    move || size.get().map(|(columns, rows)| view! { <BoardMaze desk columns rows/> })
}

/// The names of columns and rows, beside the board.
pub(super) fn edge(columns: u8, rows: u8) -> impl IntoView {
    let names = (0..columns).map(|column| {
        let x = (f64::from(column) + 0.5) * SIDE;
        view! { <text class="keesdrow-name" x=x y="-2.2">{char::from(b'A' + column).to_string()}</text> }
    });
    let numbers = (0..rows).map(|row| {
        let y = (f64::from(row) + 0.5) * SIDE + 1.2;
        view! { <text class="keesdrow-name" x="-3.4" y=y>{(row + 1).to_string()}</text> }
    });
    view! {
        {names.collect_view()}
        {numbers.collect_view()}
    }
}

/// The light on a tile.
pub(super) fn shades() -> impl IntoView {
    view! {
        <defs>
            <linearGradient id="keesdrow-paper" x2="0" y2="1">
                <stop class="keesdrow-lit" offset="0"></stop>
                <stop class="keesdrow-unlit" offset="1"></stop>
            </linearGradient>
        </defs>
    }
}

#[component]
fn BoardMaze(desk: Desk, columns: u8, rows: u8) -> impl IntoView {
    let ground = NodeRef::<html::Div>::new();
    let pointing = BoardPointer::new(desk, ground);
    let laid = BoardTiles::new(desk);
    let (width, height) = (f64::from(columns) * SIDE, f64::from(rows) * SIDE);
    view! {
        <div class="keesdrow-frame" class:board-wide={ width > height * WIDE } style=format!("--columns: {columns}; --rows: {rows}")>
            <div
                class="keesdrow-board"
                class:keesdrow-open=move || desk.can_play()
                data-follows=""
                node_ref=ground
                on:pointerdown=move |event| pointing.down(&event)
                on:pointermove=move |event| pointing.moved(&event)
                on:pointerup=move |event| pointing.up(&event)
                on:pointercancel=move |_| pointing.lost()
            >
                <svg class="keesdrow-picture" viewBox=format!("0 0 {width} {height}") aria-hidden="true">
                    {shades()}
                    {edge(columns, rows)}
                    <rect class="keesdrow-wood" x="-1" y="-1" width=width + 2.0 height=height + 2.0 rx="2.6"></rect>
                    <Gaps desk/>
                    <Papers laid/>
                    <g id=LINES>
                        <LastWord desk/>
                        <Trail desk/>
                        <DraftDrawn desk/>
                    </g>
                    <TileLetters laid/>
                    <Picks desk/>
                </svg>
                <Cells desk columns rows/>
                <Loupe pointing laid width/>
            </div>
        </div>
    }
}
