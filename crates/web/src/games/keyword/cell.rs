use super::{
    desk::Desk,
    face::{SquareFace, SquareLetter},
    geometry::{SIDE, corner},
    print::PrintTile,
};
use crate::ui::PlaceSignals;
use kee_grid::Square;
use leptos::prelude::*;
use std::sync::Arc;

/// The id of the cell of a square.
pub(super) fn cell_id(square: Square) -> String {
    format!("keyword-{square}")
}

/// The contents of a board's squares, in the order of [`Board::squares`](kee_grid::Board::squares).
pub(super) struct SquareContents {
    squares: Arc<[Square]>,
    faces: PlaceSignals<Option<SquareFace>>,
    /// The focused square.
    here: PlaceSignals<bool>,
    /// The square whose letter a pointer carries.
    carried: PlaceSignals<bool>,
}

impl SquareContents {
    pub(super) fn new(desk: Desk, squares: Arc<[Square]>) -> Self {
        let all = Arc::clone(&squares);
        let faces = PlaceSignals::of(move || match (desk.rules.get(), desk.seen.get()) {
            (Some(rules), Some(view)) => {
                let faces = desk.draft.with(|draft| SquareFace::all(&rules.0, &view, draft, &all));
                faces.into_iter().map(Some).collect()
            }
            _ => vec![None; all.len()],
        });
        let here = Memo::new(move |_| Some(desk.cursor.get().square));
        let carried = Memo::new(move |_| {
            let slot = desk.drag.with(|drag| drag.as_ref().and_then(|drag| drag.carries()))?;
            desk.draft.with(|draft| draft.slots().get(slot).and_then(|slot| slot.on))
        });
        let only = |which: Memo<Option<Square>>| {
            let all = Arc::clone(&squares);
            PlaceSignals::of(move || {
                let which = which.get();
                all.iter().map(|square| Some(*square) == which).collect()
            })
        };
        Self { here: only(here), carried: only(carried), faces, squares }
    }

    /// Every square with its cell.
    pub(super) fn cells(&self, desk: Desk) -> impl Iterator<Item = (Square, impl IntoView + use<>)> {
        let marks = self.here.signals().zip(self.carried.signals());
        let all = self.squares.iter().zip(self.faces.signals()).zip(marks);
        all.map(move |((&square, face), (here, carried))| {
            (square, view! { <BoardSquare desk square face here carried/> })
        })
    }
}

/// One square: its name, and the letter that lies on it.
#[component]
fn BoardSquare(
    desk: Desk,
    square: Square,
    face: RwSignal<Option<SquareFace>>,
    here: RwSignal<bool>,
    carried: RwSignal<bool>,
) -> impl IntoView {
    let named = move || Some(face.get()?.named(&desk.rules.get()?.0, square));
    let held = move || face.get().is_some_and(|face| matches!(face.lying, SquareLetter::Tried(_)));
    let (x, y) = corner(square);
    view! {
        <g
            id=cell_id(square) class="keyword-cell" class:keyword-carried=carried class:keyword-held=held data-follows=move || held().then_some("")
            role="gridcell" aria-label=named tabindex=move || if here.get() { "0" } else { "-1" }
            transform=format!("translate({x},{y})")
        >
            <rect class="keyword-hit" width=SIDE height=SIDE></rect>
            {move || face.get().map(tile)}
            <rect class="keyword-ring" x=".3" y=".3" width=SIDE - 0.6 height=SIDE - 0.6 rx="1"></rect>
        </g>
    }
}

/// The letter on a square.
fn tile(face: SquareFace) -> Option<impl IntoView> {
    let (letter, class) = match face.lying {
        SquareLetter::Nothing => return None,
        SquareLetter::Letter { letter, last: None } => (letter, String::new()),
        SquareLetter::Letter { letter, last: Some(colour) } => (letter, format!("keyword-last keyword-of-{colour}")),
        SquareLetter::Tried(letter) => (letter, "keyword-tried".to_owned()),
    };
    Some(view! { <PrintTile letter class/> })
}
