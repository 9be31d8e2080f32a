use super::{desk::Desk, draft::WordDraft};
use crate::{browser, t, ui::PlaceSignals};
use keesdrow::{Cell, Face};
use leptos::{ev::KeyboardEvent, prelude::*};
use std::sync::Arc;

/// The cells above the drawn board: they take the focus and have the names, and show only a frame.
#[component]
pub(super) fn Cells(desk: Desk, columns: u8, rows: u8) -> impl IntoView {
    let all: Arc<[Cell]> = (0..rows).flat_map(|row| (0..columns).map(move |column| Cell::new(column, row))).collect();
    let cells = Arc::clone(&all);
    let faces = PlaceSignals::of(move || {
        let view = desk.view.get();
        let lying = |cell: &Cell| {
            let board = &view.as_ref()?.ground.board;
            board.face(*cell).map(|face| (face, board.value(face.letter)))
        };
        cells.iter().map(lying).collect()
    });
    let cells = Arc::clone(&all);
    let picked = PlaceSignals::of(move || {
        desk.draft.with(|draft| cells.iter().map(|cell| draft.cells.contains(cell)).collect())
    });
    let cells = Arc::clone(&all);
    let chosen = PlaceSignals::of(move || {
        let chosen = desk.cursor.get();
        cells.iter().map(|cell| *cell == chosen).collect()
    });
    let places = all.iter().zip(faces.signals()).zip(picked.signals().zip(chosen.signals()));
    let mut places =
        places.map(|((&cell, face), (picked, chosen))| view! { <CellPlace desk cell face picked chosen/> });
    let row = |_| {
        let cells: Vec<_> = places.by_ref().take(usize::from(columns)).collect();
        view! { <div class="keesdrow-row" role="row">{cells}</div> }
    };
    let rows_of_cells: Vec<_> = (0..rows).map(row).collect();
    view! {
        <div
            class="keesdrow-cells"
            role="grid"
            aria-label=move || t!("keesdrow-board", columns = columns, rows = rows)
            aria-multiselectable="true"
            aria-describedby="keesdrow-keys"
            on:keydown=move |event| pressed(desk, &event, columns, rows)
        >
            {rows_of_cells}
        </div>
        <p id="keesdrow-keys" class="unseen">{move || desk.at.keys(id!("keesdrow-keys"))}</p>
    }
}

#[component]
fn CellPlace(
    desk: Desk,
    cell: Cell,
    /// The letter and its value.
    face: RwSignal<Option<(Face, u8)>>,
    picked: RwSignal<bool>,
    chosen: RwSignal<bool>,
) -> impl IntoView {
    view! {
        <div
            id=id(cell)
            class="keesdrow-cell"
            role="gridcell"
            tabindex=move || if chosen.get() { "0" } else { "-1" }
            aria-selected=move || picked.get().to_string()
            aria-label=move || label(cell, face.get())
            // The board follows fingers and mice; a click without a position comes from a screen reader.
            on:click=move |event| if event.detail() == 0 { desk.tap(cell) }
        ></div>
    }
}

/// The id of a cell in the page.
pub(super) fn id(cell: Cell) -> String {
    format!("keesdrow-{cell}")
}

/// A cell as it is read out.
fn label(cell: Cell, face: Option<(Face, u8)>) -> String {
    let name = cell.to_string().to_ascii_uppercase();
    match face {
        None => t!("keesdrow-cell-gap", cell = name),
        Some((face, value)) => {
            let letter = face.letter.to_capital().to_string();
            t!("keesdrow-cell", cell = name, letter = letter, value = value, uses = face.uses)
        }
    }
}

/// The cell that a key moves to on a board of this size, if any.
pub(super) fn moved(from: Cell, key: &str, whole: bool, columns: u8, rows: u8) -> Option<Cell> {
    let (right, bottom) = (columns - 1, rows - 1);
    let Cell { column, row } = from;
    Some(match key {
        "ArrowLeft" => Cell::new(column.saturating_sub(1), row),
        "ArrowRight" => Cell::new((column + 1).min(right), row),
        "ArrowUp" => Cell::new(column, row.saturating_sub(1)),
        "ArrowDown" => Cell::new(column, (row + 1).min(bottom)),
        "Home" if whole => Cell::new(0, 0),
        "End" if whole => Cell::new(right, bottom),
        "Home" => Cell::new(0, row),
        "End" => Cell::new(right, row),
        "PageUp" => Cell::new(column, 0),
        "PageDown" => Cell::new(column, bottom),
        _ => return None,
    })
}

fn pressed(desk: Desk, event: &KeyboardEvent, columns: u8, rows: u8) {
    let (key, from) = (event.key(), desk.cursor.get_untracked());
    let with_modifier = event.ctrl_key() || event.meta_key() || event.alt_key();
    if let Some(to) = moved(from, &key, with_modifier, columns, rows) {
        desk.cursor.set(to);
        browser::focus(&id(to));
    } else if with_modifier {
        return;
    } else {
        let letter = key.chars().next().filter(|letter| key.len() == 1 && letter.is_ascii_alphabetic());
        match (key.as_str(), letter) {
            ("Enter" | " ", _) if event.shift_key() => desk.stay(),
            // A typed word is played from any cell.
            ("Enter", _) if desk.draft.with_untracked(WordDraft::is_typed) => desk.confirm(),
            ("Enter" | " ", _) => desk.tap(from),
            ("Backspace" | "Delete", _) => desk.back(),
            ("Escape", _) => desk.clear(),
            (_, Some(letter)) if untrack(move || desk.can_draft()) => {
                let word = desk.draft.with_untracked(|draft| format!("{}{letter}", draft.word));
                desk.write(&word);
            }
            _ => return,
        }
    }
    event.prevent_default();
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(text: &str) -> Cell {
        text.parse().expect("a cell")
    }

    #[test]
    fn arrows_stop_at_the_border() {
        assert_eq!(moved(cell("a1"), "ArrowLeft", false, 12, 12), Some(cell("a1")));
        assert_eq!(moved(cell("a1"), "ArrowDown", false, 12, 12), Some(cell("a2")));
        assert_eq!(moved(cell("l12"), "ArrowRight", false, 12, 12), Some(cell("l12")));
    }

    #[test]
    fn home_and_end_go_along_the_row_or_to_the_corners() {
        assert_eq!(moved(cell("c4"), "End", false, 12, 12), Some(cell("l4")));
        assert_eq!(moved(cell("c4"), "Home", true, 12, 12), Some(cell("a1")));
        assert_eq!(moved(cell("c4"), "x", false, 12, 12), None);
    }
}
