use super::{
    desk::Desk,
    face::{Face, Lying},
    geometry::{SIDE, corner},
    print::Tile,
};
use crate::ui::Each;
use kee_grid::Square;
use leptos::prelude::*;
use std::sync::Arc;

/// The id of the cell of a square.
pub(super) fn cell_id(square: Square) -> String {
    format!("keyword-{square}")
}

/// What the squares of a board show, in the order of [`Board::squares`](kee_grid::Board::squares).
pub(super) struct Shown {
    squares: Arc<[Square]>,
    faces: Each<Option<Face>>,
    /// Where the focus is.
    here: Each<bool>,
    /// Where the letter comes from that a pointer carries.
    carried: Each<bool>,
}

impl Shown {
    pub(super) fn new(desk: Desk, squares: Arc<[Square]>) -> Self {
        let all = Arc::clone(&squares);
        let faces = Each::of(move || match (desk.rules.get(), desk.seen.get()) {
            (Some(rules), Some(view)) => {
                let faces = desk.draft.with(|draft| Face::all(&rules.0, &view, draft, &all));
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
            Each::of(move || {
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
        all.map(move |((&square, face), (here, carried))| (square, view! { <Cell desk square face here carried/> }))
    }
}

/// One square: its name, and the letter that lies on it.
#[component]
fn Cell(
    desk: Desk,
    square: Square,
    face: RwSignal<Option<Face>>,
    here: RwSignal<bool>,
    carried: RwSignal<bool>,
) -> impl IntoView {
    let named = move || Some(face.get()?.named(&desk.rules.get()?.0, square));
    let held = move || face.get().is_some_and(|face| matches!(face.lying, Lying::Tried(_)));
    let (x, y) = corner(square);
    view! {
        <g
            id=cell_id(square) class="keyword-cell" class:keyword-carried=carried class:keyword-held=held
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
fn tile(face: Face) -> Option<impl IntoView> {
    let (letter, class) = match face.lying {
        Lying::Nothing => return None,
        Lying::Letter { letter, last: None } => (letter, String::new()),
        Lying::Letter { letter, last: Some(colour) } => (letter, format!("keyword-last keyword-of-{colour}")),
        Lying::Tried(letter) => (letter, "keyword-tried".to_owned()),
    };
    Some(view! { <Tile letter class/> })
}
