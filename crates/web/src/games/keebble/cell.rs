use super::{
    desk::Desk,
    glyph::Glyph,
    hand_cell::HandCell,
    mode::Mode,
    naming::{described, first_cells},
    pen::strokes,
    place::{CELL, Point, corner},
    wobble::{stroke, wobble},
};
use crate::{t, ui::seat_shape};
use kee_game::Seat;
use kee_grid::{Direction, Square};
use kee_lexicon::Letter;
use keebble::KeebbleView;
use leptos::prelude::*;

/// The id of a cell in the page.
pub(super) fn cell_id(square: Square) -> String {
    format!("keebble-{square}")
}

/// What a cell is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ground {
    Hand(Seat),
    Crossed,
    Open,
}

fn ground(view: &KeebbleView, square: Square) -> Ground {
    match view.paper.owner_of_cell(square) {
        Some(seat) => Ground::Hand(seat),
        None if view.paper.board.has(square) => Ground::Open,
        None => Ground::Crossed,
    }
}

/// The seat whose word has just been written here.
fn fresh(view: &KeebbleView, square: Square) -> Option<Seat> {
    let last = [Some(&view.heard), view.before.as_ref()].into_iter().flatten().find(|heard| heard.played.is_some())?;
    let new = last.played.as_ref()?.placement.new_tiles().any(|(tile, _)| tile == square);
    (new && view.paper.board.tile(square).is_some()).then_some(last.seat)
}

/// Whether a cell can be chosen now.
fn can_be_chosen(view: &KeebbleView, mode: Mode, square: Square) -> bool {
    let board = &view.paper.board;
    match mode {
        Mode::Claim => view.paper.is_edge(square) && board.is_free(square),
        Mode::Make => board.is_free(square) && !view.paper.specials.contains_key(&square),
        Mode::Destroy => board.has(square),
        Mode::Place => board.is_free(square),
        _ => false,
    }
}

/// One cell of the sheet.
#[component]
pub(super) fn Cell(desk: Desk, square: Square) -> impl IntoView {
    fn of<T: PartialEq + Send + Sync + 'static>(
        desk: Desk,
        look: impl Fn(&KeebbleView) -> T + Send + Sync + 'static,
    ) -> Memo<Option<T>> {
        Memo::new(move |_| desk.seen.with(|view| view.as_ref().map(|view| look(view))))
    }
    let ground = of(desk, move |view| ground(view, square));
    let letter = of(desk, move |view| {
        let owner = view.paper.owned.get(&square).map(|owned| owned.seat);
        view.paper.board.tile(square).map(|tile| (tile.letter(), owner))
    });
    let special = of(desk, move |view| view.paper.specials.get(&square).copied());
    let star = of(desk, move |view| (view.paper.star == Some(square), first_cells(view).contains(&square)));
    let fresh = of(desk, move |view| fresh(view, square));
    let laid = Memo::new(move |_| match desk.mode.get() {
        Mode::Lay { .. } => desk.laying.with(|laying| laying.on(square)),
        _ => None,
    });
    let value = Memo::new(move |_| {
        let view = desk.seen.get()?;
        let written = view.paper.owned.get(&square).map(|owned| owned.points);
        let letter = laid.get().or_else(|| view.paper.board.tile(square).map(|tile| tile.letter()))?;
        written.or_else(|| Some(desk.values.get()?.of(letter)))
    });
    let unique = Memo::new(move |_| {
        let (Some(view), Some(values)) = (desk.seen.get(), desk.values.get()) else { return false };
        let letter = laid.get().or_else(|| view.paper.board.tile(square).map(|tile| tile.letter()));
        let written = view.paper.owned.contains_key(&square);
        letter.is_some_and(|letter| !written && !values.scrabble && !values.held_by_others.contains(letter))
    });
    let aim = Memo::new(move |_| desk.seen.get().is_some_and(|view| can_be_chosen(&view, desk.mode.get(), square)));
    let chosen = Memo::new(move |_| desk.square.get() == Some(square));
    let cursor = Memo::new(move |_| match desk.mode.get() {
        Mode::Lay { .. } => desk.writes().filter(|(at, _)| *at == square).map(|(_, direction)| direction),
        _ => None,
    });
    let over = Memo::new(move |_| desk.drag.get().is_some_and(|drag| drag.is_far() && drag.over == Some(square)));
    let placed = Memo::new(move |_| match desk.mode.get() {
        Mode::Place if chosen.get() => desk.letter.get(),
        _ => laid.get(),
    });
    let label = Memo::new(move |_| {
        let (Some(view), Some(values)) = (desk.seen.get(), desk.values.get()) else { return String::new() };
        let mut text = described(&view, square, laid.get(), &values, &desk.at.names.get());
        let more = [
            chosen.get().then(|| t!("keebble-cell-chosen")),
            (aim.get() && !chosen.get()).then(|| t!("keebble-cell-can-be-chosen")),
            cursor.get().map(|direction| match direction {
                Direction::Across => t!("keebble-cell-writes-across"),
                Direction::Down => t!("keebble-cell-writes-down"),
            }),
        ];
        more.into_iter().flatten().for_each(|part| text = format!("{text}, {part}"));
        text
    });
    let Point { x, y } = corner(square);
    let tilt = format!(
        "translate({:.1} {:.1}) rotate({:.1}) scale(.94)",
        CELL / 2.0 - 2.0 + wobble(square.index(), 5),
        CELL / 2.0 - 3.0,
        wobble(square.index(), 6) * 4.0
    );
    let here = format!("translate({} {})", CELL / 2.0, CELL / 2.0);
    view! {
        <g
            id=cell_id(square)
            class="keebble-cell"
            class:aim=aim
            class:chosen=chosen
            class:over=over
            class:crossed=move || ground.get() == Some(Ground::Crossed)
            role="gridcell"
            data-cell=square.to_string()
            tabindex=move || if desk.focus.get() == square { "0" } else { "-1" }
            aria-label=label
            aria-selected=move || chosen.get().then_some("true")
            transform=format!("translate({x} {y})")
            on:focus=move |_| desk.focus.set(square)
        >
            <rect class="keebble-ground" x="1.5" y="1.5" width=CELL - 3.0 height=CELL - 3.0 rx="3" data-family=move || special.get().flatten().map(super::glyph::family)></rect>
            {move || fresh.get().flatten().map(|seat| view! {
                <path class="keebble-fresh" d="M8,44 C20,40 40,46 53,42" style=format!("stroke: var(--seat-{})", seat.index())></path>
            })}
            {move || special.get().flatten().map(|special| view! { <g class="keebble-special" class:under=move || letter.get().flatten().is_some() || placed.get().is_some() transform=here.clone()><Glyph special/></g> })}
            {move || star.get().and_then(|(star, first)| match (star, first) {
                (true, _) => Some(view! { <path class="keebble-star" d=STAR></path> }.into_any()),
                (_, true) => Some(view! { <circle class="keebble-first" cx=CELL / 2.0 cy=CELL / 2.0 r="6"></circle> }.into_any()),
                _ => None,
            })}
            {move || match ground.get() {
                Some(Ground::Hand(seat)) => Some(view! { <HandCell desk seat/> }.into_any()),
                Some(Ground::Crossed) => Some(view! { <path class="keebble-crossing" d=crossing(square)></path> }.into_any()),
                _ => None,
            }}
            {move || letter.get().flatten().map(|(letter, owner)| view! { <Inked letter owner tilt=tilt.clone()/> })}
            {move || placed.get().map(|letter| view! { <Laid letter/> })}
            {move || value.get().map(|value| view! {
                <text class="keebble-value" class:unique=unique x=CELL - 7.0 y=CELL - 7.0 text-anchor="end">{value}</text>
            })}
            {move || cursor.get().map(|direction| view! { <path class="keebble-cursor" d=match direction {
                Direction::Across => "M20,18 L40,30 L20,42 Z",
                Direction::Down => "M18,20 L30,40 L42,20 Z",
            }></path> })}
            <rect class="keebble-ring" x="2.5" y="2.5" width=CELL - 5.0 height=CELL - 5.0 rx="5"></rect>
        </g>
    }
}

/// A letter in ink; in Dictionary Devils with the mark of whose it is.
#[component]
fn Inked(letter: Letter, owner: Option<Seat>, tilt: String) -> impl IntoView {
    let colour = owner.map(|seat| format!("color: var(--seat-{})", seat.index()));
    let mark = owner.map(|seat| view! { <path class="keebble-owner" d=seat_shape(seat.index()) transform="translate(10.5 11) scale(.62)"></path> });
    view! {
        <g class="keebble-letter" style=colour>
            <path class="keebble-ink" d=strokes(letter) pathLength="1" transform=tilt></path>
            {mark}
        </g>
    }
}

/// A letter that lies there in thought.
#[component]
fn Laid(letter: Letter) -> impl IntoView {
    view! {
        <g class="keebble-laid">
            <rect x="5" y="5" width=CELL - 10.0 height=CELL - 10.0 rx="7"></rect>
            <path d=strokes(letter) transform="translate(29 29) scale(.92)"></path>
        </g>
    }
}

const STAR: &str = "M30,11 L35,24 L49,25 L38.4,33.6 L42,47.4 L30,39.6 L18,47 L21.8,33.4 L11,25 L25,24.2 Z";

/// Two strokes through a cell, and some more in between.
fn crossing(square: Square) -> String {
    let point = |x: f64, y: f64| Point { x, y };
    let seed = square.index();
    [
        stroke(point(8.0, 9.0), point(52.0, 51.0), seed),
        stroke(point(51.0, 8.0), point(9.0, 52.0), seed + 7),
        stroke(point(9.0, 30.0), point(30.0, 9.0), seed + 11),
        stroke(point(30.0, 52.0), point(52.0, 30.0), seed + 13),
    ]
    .join(" ")
}
