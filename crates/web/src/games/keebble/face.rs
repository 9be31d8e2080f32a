use super::{
    desk::Desk,
    glyph::{Glyph, family},
    hand::HandCell,
    naming::first_cells,
    pen::{strokes, wobble},
    place::CELL,
};
use crate::ui::seat_shape;
use kee_game::Seat;
use kee_grid::Square;
use kee_lexicon::Letter;
use kee_picture::sheet::{FRESH, STAR, crossing};
use keebble::KeebbleView;
use leptos::prelude::*;

/// The ground of a cell.
#[derive(Clone, Copy, PartialEq, Eq)]
enum CellGround {
    Hand(Seat),
    Crossed,
    Open,
}

impl CellGround {
    fn of(view: &KeebbleView, square: Square) -> Self {
        match view.paper.owner_of_cell(square) {
            Some(seat) => Self::Hand(seat),
            None if view.paper.board.has(square) => Self::Open,
            None => Self::Crossed,
        }
    }
}

/// The start of the first word.
#[derive(Clone, Copy, PartialEq, Eq)]
enum FirstWordMark {
    Star,
    Middle,
}

impl FirstWordMark {
    fn of(view: &KeebbleView, square: Square) -> Option<Self> {
        let plain = !view.paper.specials.contains_key(&square) && first_cells(view).contains(&square);
        if view.paper.star == Some(square) { Some(Self::Star) } else { plain.then_some(Self::Middle) }
    }
}

/// The seat whose word was just written here.
fn fresh(view: &KeebbleView, square: Square) -> Option<Seat> {
    let last = [Some(&view.heard), view.before.as_ref()].into_iter().flatten().find(|heard| heard.played.is_some())?;
    let new = last.played.as_ref()?.placement.new_tiles().any(|(tile, _)| tile == square);
    (new && view.paper.board.tile(square).is_some()).then_some(last.seat)
}

/// The contents of a cell, and the letter that the player considers for it.
#[component]
pub(super) fn CellFace(desk: Desk, square: Square, thought: Memo<Option<Letter>>) -> impl IntoView {
    let ground = desk.look(move |view| Some(CellGround::of(view, square)));
    let first = desk.look(move |view| FirstWordMark::of(view, square));
    let fresh = desk.look(move |view| fresh(view, square));
    let special = desk.look(move |view| view.paper.specials.get(&square).copied());
    let letter = desk.look(move |view| {
        let owner = view.paper.owned.get(&square).map(|owned| owned.seat);
        view.paper.board.tile(square).map(|tile| (tile.letter(), owner))
    });
    let written = desk.look(move |view| view.paper.owned.get(&square).map(|owned| owned.points));
    let shown = Memo::new(move |_| thought.get().or_else(|| letter.get().map(|(letter, _)| letter)));
    let value = Memo::new(move |_| written.get().or_else(|| Some(desk.values.get()?.of(shown.get()?))));
    let unique =
        Memo::new(move |_| written.get().is_none() && shown.get().is_some_and(|letter| desk.is_unique_for_me(letter)));
    let covered = Memo::new(move |_| shown.get().is_some());
    // The picture of a special cell moves into the corner when there is a letter.
    let spot = move || if covered.get() { "translate(48 12.5) scale(.34)" } else { "translate(30 30)" };
    view! {
        <rect
            class="keebble-ground"
            x="1.5"
            y="1.5"
            width=CELL - 3.0
            height=CELL - 3.0
            rx="3"
            data-family=move || special.get().map(family)
        ></rect>
        {move || fresh.get().map(|seat| {
            let colour = format!("stroke: var(--seat-{})", seat.index() % 8);
            view! { <path class="keebble-fresh" d=FRESH style=colour></path> }
        })}
        {move || first.get().filter(|_| !covered.get()).map(|first| match first {
            FirstWordMark::Star => view! { <path class="keebble-star" d=STAR></path> }.into_any(),
            FirstWordMark::Middle => view! { <circle class="keebble-first" cx="30" cy="30" r="6"></circle> }.into_any(),
        })}
        {move || match ground.get()? {
            CellGround::Hand(seat) => Some(view! { <HandCell desk seat/> }.into_any()),
            CellGround::Crossed => Some(view! { <path class="keebble-crossing" d=crossing(square)></path> }.into_any()),
            CellGround::Open => None,
        }}
        {move || letter.get().map(|(letter, owner)| view! { <Inked letter owner square/> })}
        {move || thought.get().map(|letter| view! { <TentativeLetter letter/> })}
        {move || special.get().map(|special| view! { <g class="keebble-special" aria-hidden="true" class:covered=covered transform=spot><Glyph special/></g> })}
        {move || value.get().map(|value| view! {
            <text class="keebble-value" aria-hidden="true" class:unique=unique x=CELL - 7.0 y=CELL - 7.0 text-anchor="end">{value}</text>
        })}
    }
}

/// A letter in ink; in Dictionary Devils with the mark of its owner.
#[component]
fn Inked(letter: Letter, owner: Option<Seat>, square: Square) -> impl IntoView {
    let (aside, turned) = (wobble(square.index(), 5), wobble(square.index(), 6) * 4.0);
    let tilt = format!("translate({:.1} 27) rotate({turned:.1}) scale(.94)", 28.0 + aside);
    let colour = owner.map(|seat| format!("color: var(--seat-{})", seat.index() % 8));
    let mark = owner.map(|seat| {
        view! { <path class="keebble-owner" d=seat_shape(seat.index()) transform="translate(10.5 11) scale(.62)"></path> }
    });
    view! {
        <g class="keebble-letter" style=colour>
            <path class="keebble-ink" d=strokes(letter) pathLength="1" transform=tilt></path>
            {mark}
        </g>
    }
}

/// A letter that lies there tentatively.
#[component]
fn TentativeLetter(letter: Letter) -> impl IntoView {
    view! {
        <g class="keebble-laid">
            <rect x="5" y="5" width=CELL - 10.0 height=CELL - 10.0 rx="7"></rect>
            <path d=strokes(letter) transform="translate(28 28) scale(.92)"></path>
        </g>
    }
}
