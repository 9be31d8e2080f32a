use super::{
    board::{edge, shades},
    cells::{id, moved},
    geometry::{SIDE, corner},
    tile::{BASELINE, blank_tile},
};
use crate::{browser, t, ui::PlaceSignals};
use keesdrow::Cell;
use leptos::{ev::KeyboardEvent, prelude::*};

/// A board whose letters are being typed: the letters so far, and the next cell.
#[component]
pub(crate) fn EntryBoard(
    /// The number of letters on a side.
    side: u8,
    /// The letters row by row, where known.
    #[prop(into)]
    letters: Signal<Vec<Option<char>>>,
    /// The cell of the next letter.
    #[prop(into)]
    next: Signal<Cell>,
    /// The first cells of doubtful tiles.
    #[prop(into)]
    doubted: Signal<Vec<Cell>>,
    /// Called to move the next letter to another cell.
    go: Callback<Cell>,
    /// Called with a typed letter.
    put: Callback<char>,
    /// Called to remove a letter.
    back: Callback<()>,
) -> impl IntoView {
    let length = f64::from(side) * SIDE;
    let known = PlaceSignals::of(move || letters.get());
    let chosen = PlaceSignals::of(move || {
        let next = next.get();
        (0..side).flat_map(|row| (0..side).map(move |column| next == Cell::new(column, row))).collect()
    });
    let cells = move || (0..side).flat_map(move |row| (0..side).map(move |column| Cell::new(column, row)));
    let papers = cells().filter(|cell| cell.column % 2 == 0 && cell.row % 2 == 0).map(|first| {
        let at = corner(first);
        let is_doubted = Memo::new(move |_| doubted.with(|doubted| doubted.contains(&first)));
        view! {
            <g transform=format!("translate({} {})", at.x, at.y)>
                {blank_tile()}
                <rect class="keesdrow-doubtable" class:keesdrow-doubted-tile=is_doubted x=".4" y=".3" width="19.2" height="18.9" rx="2.2"></rect>
            </g>
        }
    });
    let drawn = cells().zip(known.signals()).map(|(cell, known)| {
        let at = corner(cell);
        view! { <text class="keesdrow-letter" x=at.x + 5.0 y=at.y + BASELINE>{move || known.get().map(String::from)}</text> }
    });
    let here = move || corner(next.get());
    let mut places = cells().zip(known.signals()).zip(chosen.signals()).map(|((cell, known), is_next)| {
        view! {
            <div id=id(cell) class="keesdrow-cell" role="gridcell"
                tabindex=move || if is_next.get() { "0" } else { "-1" }
                aria-selected=move || is_next.get().to_string()
                aria-label=move || label(cell, known.get())
                on:click=move |_| go.run(cell)></div>
        }
    });
    let row = |_| {
        let cells: Vec<_> = places.by_ref().take(usize::from(side)).collect();
        view! { <div class="keesdrow-row" role="row">{cells}</div> }
    };
    let rows: Vec<_> = (0..side).map(row).collect();
    let pressed = move |event: KeyboardEvent| {
        let key = event.key();
        let with_modifier = event.ctrl_key() || event.meta_key() || event.alt_key();
        if let Some(to) = moved(next.get_untracked(), &key, with_modifier, side, side) {
            go.run(to);
        } else if with_modifier {
            return;
        } else {
            let typed = key.chars().next().filter(|typed| key.len() == 1 && typed.is_ascii_alphabetic());
            match (key.as_str(), typed) {
                ("Backspace" | "Delete", _) => back.run(()),
                (_, Some(typed)) => put.run(typed),
                _ => return,
            }
        }
        event.prevent_default();
        browser::focus_in_place(&id(next.get_untracked()));
    };
    view! {
        <div class="keesdrow-frame" style=format!("--columns: {side}; --rows: {side}")>
            <div class="keesdrow-board">
                <svg class="keesdrow-picture" viewBox=format!("0 0 {length} {length}") aria-hidden="true">
                    {shades()}
                    {edge(side, side)}
                    <rect class="keesdrow-wood" x="-1" y="-1" width=length + 2.0 height=length + 2.0 rx="2.6"></rect>
                    {papers.collect_view()}
                    <rect class="keesdrow-next" x=move || here().x + 0.5 y=move || here().y + 0.5 width="9" height="9" rx="1.4"></rect>
                    {drawn.collect_view()}
                </svg>
                <div class="keesdrow-cells" role="grid" aria-label=move || t!("keesdrow-board", columns = side, rows = side)
                    aria-describedby="keesdrow-entry-keys" on:keydown=pressed>
                    {rows}
                </div>
                <p id="keesdrow-entry-keys" class="unseen">{move || t!("referee-keys")}</p>
            </div>
        </div>
    }
}

/// A cell as it is read out.
fn label(cell: Cell, letter: Option<char>) -> String {
    let name = cell.to_string().to_ascii_uppercase();
    match letter {
        None => t!("keesdrow-cell-gap", cell = name),
        Some(letter) => t!("referee-cell", cell = name, letter = letter.to_string()),
    }
}
