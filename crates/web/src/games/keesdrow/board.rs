use super::{
    cells::Cells,
    geometry::SIDE,
    here::Here,
    marks::{Gaps, LastWord, Picks},
    pointing::{Loupe, Pointing},
    tile::{Laid, Letters, Papers},
    walk::DraftDrawn,
};
use leptos::{html, prelude::*};

/// The id of what is drawn, by which the loupe shows it again.
pub(super) const DRAWN: &str = "keesdrow-drawn";

/// The board: what is drawn, the cells above it, and the fingers on them.
#[component]
pub(super) fn BoardSide(here: Here) -> impl IntoView {
    let size = Memo::new(move |_| {
        here.view.with(|view| view.as_ref().map(|view| (view.ground.board.width(), view.ground.board.height())))
    });
    move || size.get().map(|(columns, rows)| view! { <Maze here columns rows/> })
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

/// How light falls on a tile.
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
fn Maze(here: Here, columns: u8, rows: u8) -> impl IntoView {
    let ground = NodeRef::<html::Div>::new();
    let pointing = Pointing::new(here, ground);
    let laid = Laid::new(here);
    let (width, height) = (f64::from(columns) * SIDE, f64::from(rows) * SIDE);
    view! {
        <div class="keesdrow-frame" style=format!("--columns: {columns}; --rows: {rows}")>
            <div
                class="keesdrow-board"
                class:keesdrow-open=move || here.can_play()
                node_ref=ground
                on:pointerdown=move |event| pointing.down(&event)
                on:pointermove=move |event| pointing.moved(&event)
                on:pointerup=move |event| pointing.up(&event)
                on:pointercancel=move |_| pointing.lost()
            >
                <svg class="keesdrow-picture" viewBox=format!("0 0 {width} {height}") aria-hidden="true">
                    {shades()}
                    {edge(columns, rows)}
                    <g id=DRAWN>
                        <rect class="keesdrow-wood" x="-1" y="-1" width=width + 2.0 height=height + 2.0 rx="2.6"></rect>
                        <Gaps here/>
                        <Papers laid/>
                        <LastWord here/>
                        <DraftDrawn here/>
                        <Letters laid/>
                        <Picks here/>
                    </g>
                </svg>
                <Cells here columns rows/>
                <Loupe pointing width/>
            </div>
        </div>
    }
}
