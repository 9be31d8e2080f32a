use super::{
    cell::{SquareContents, cell_id},
    desk::Desk,
    drag::{BOARD, RackDrag},
    geometry::{SIDE, corner, ratio, view_box},
    print::{definitions, print},
    trail::Trail,
    trial::PlacementTrial,
};
use crate::{browser, games::WIDE, t};
use kee_game::Game;
use kee_grid::{Direction, Square};
use kee_lexicon::Letter;
use keyword::{Keyword, KeywordNotice, LastTurn};
use leptos::prelude::*;
use std::iter;
use web_sys::{KeyboardEvent, PointerEvent};

/// The board: a grid to tap, drag letters over, type on, and move through with the arrow keys.
#[component]
pub(super) fn BoardGrid(desk: Desk) -> impl IntoView {
    move || {
        let rules = desk.rules.get()?;
        let printed = rules.0.printed();
        let empty = printed.empty();
        let shown = SquareContents::new(desk, empty.squares().collect());
        let mut cells = shown.cells(desk).peekable();
        let rows = (0..empty.height()).map(|row| {
            let cells: Vec<_> =
                iter::from_fn(|| cells.next_if(|(square, _)| square.row() == row)).map(|(_, cell)| cell).collect();
            view! { <g role="row">{cells}</g> }
        });
        // A pointer has done what a click would do; a click without one comes from a screen reader.
        let answered = StoredValue::new(false);
        let down = move |event: PointerEvent| begin(desk, &event);
        let moved = move |event: PointerEvent| desk.drag_to(&event);
        let up = move |_: PointerEvent| answered.set_value(end(desk));
        let clicked = move |event: web_sys::MouseEvent| {
            if !answered.get_value()
                && let Some(square) = square_of(&event)
            {
                desk.choose_square(square);
            }
            answered.set_value(false);
        };
        Some(view! {
            <div class="keyword-frame" class:board-wide={ ratio(&empty) > WIDE } style=format!("--ratio: {}", ratio(&empty))>
                <p id="keyword-keys" class="unseen">{move || desk.at.keys(id!("keyword-keys"))}</p>
                <svg
                    id=BOARD class="keyword-board" viewBox=view_box(&empty)
                    class:keyword-aiming=move || desk.is_on_turn() || desk.picked.get().is_some()
                    class:keyword-fits=move || matches!(desk.trial.get(), PlacementTrial::Makes(_))
                    class:keyword-bad=move || desk.trial.with(|trial| desk.judges(trial)) == Some(false)
                    role="grid" aria-label=move || t!("keyword-board") aria-describedby="keyword-keys"
                    aria-rowcount=empty.height() aria-colcount=empty.width()
                    on:keydown=move |event| press(desk, &event)
                    on:pointerdown=down on:pointermove=moved on:pointerup=up
                    on:pointercancel=move |_| desk.drag.set(None) on:click=clicked
                >
                    <defs>{definitions()}</defs>
                    {move || desk.rules.get().map(|rules| printed_for(desk, &rules.0))}
                    <g id="keyword-cells">{rows.collect_view()}</g>
                    {overlays(desk)}
                </svg>
                <Stamp desk/>
            </div>
        })
    }
}

/// The printed board for this viewer: keys show their points for the owner of the rack, or their bonus over plain squares.
fn printed_for(desk: Desk, rules: &Keyword) -> impl IntoView + use<> {
    let (printed, own) = (rules.printed(), desk.colour.get());
    let values = printed.values(rules.seating().len() == 1);
    let more = format!("+{}", values.key.saturating_sub(values.other));
    let scorer = own.map(|own| rules.scorer(own));
    let worth = move |square: Square| scorer.as_ref().map_or(more.clone(), |scorer| scorer.pays(square).to_string());
    print(printed, own, worth).into_any()
}

/// The stamp that comes down on the board when a player makes a keyword.
#[component]
fn Stamp(desk: Desk) -> impl IntoView {
    let heard = desk.at.heard::<KeywordNotice>();
    move || {
        let colour = heard.get().iter().find_map(|notice| match notice {
            KeywordNotice::Played(played) if !played.keywords.is_empty() => {
                desk.seen.get_untracked()?.colours.get(played.seat.index()).copied()
            }
            _ => None,
        })?;
        Some(
            view! { <p class=format!("keyword-stamp keyword-of-{colour}") aria-hidden="true">{t!("keyword-stamp")}</p> },
        )
    }
}

/// The overlays: points of squares, the cursor, the target of a dragged letter, the squares of a word, its score.
fn overlays(desk: Desk) -> impl IntoView {
    let boxed = |square: Square, class: &'static str| {
        let (x, y) = corner(square);
        view! { <rect class=class x=x y=y width=SIDE height=SIDE rx="1.2"></rect> }
    };
    let cursor = move || {
        let shown = desk.armed.get() && desk.has_rack();
        shown.then(|| {
            let cursor = desk.cursor.get();
            let (x, y) = corner(cursor.square);
            let arrow = match cursor.direction {
                Direction::Across => "M9,3.4L12,5L9,6.6z",
                Direction::Down => "M3.4,9L5,12L6.6,9z",
            };
            view! {
                {boxed(cursor.square, "keyword-cursor")}
                <path class="keyword-arrow" d=arrow transform=format!("translate({x},{y})")></path>
            }
        })
    };
    let over = move || {
        let drag = desk.drag.get().filter(|drag| drag.carries().is_some() || drag.finger)?;
        Some(boxed(drag.over?, "keyword-over"))
    };
    let marked = move || desk.marked.get().into_iter().map(|square| boxed(square, "keyword-marked")).collect_view();
    view! { <g class="keyword-overlays" aria-hidden="true"><Trail desk/>{move || pays(desk)}{marked}{cursor}{over}{move || total(desk)}</g> }
}

/// The points of the squares on which letters are tried.
fn pays(desk: Desk) -> Option<impl IntoView> {
    let (rules, view) = (desk.rules.get()?, desk.seen.get()?);
    let scorer = rules.0.scorer(view.sight()?.colour);
    let tried = desk.draft.with(|draft| draft.tiles()).into_iter().map(|(square, _)| {
        let (x, y) = corner(square);
        view! { <text class="keyword-pays" x=x + 8.7 y=y + 8.6>{scorer.pays(square)}</text> }
    });
    Some(tried.collect_view())
}

/// The score of the tried letters, at the last one.
fn total(desk: Desk) -> Option<impl IntoView> {
    let PlacementTrial::Makes(made) = desk.trial.get() else { return None };
    let (x, y) = corner(*made.words.first().filter(|_| desk.is_counted())?.squares.last()?);
    // On the square behind the word, which is free, or beside it at the edge of the board.
    let (x, y) = match made.placement.direction() {
        Direction::Across => (x + SIDE * 1.5, y + SIDE / 2.0),
        Direction::Down => (x + SIDE / 2.0, y + SIDE * 1.5),
    };
    let board = desk.rules.get()?.0.printed().empty();
    let within = |at: f64, count: usize, half: f64| at.min(count as f64 * SIDE - half);
    let (x, y) = (within(x, board.width(), 6.0), within(y, board.height(), 3.5));
    Some(view! {
        <g class="keyword-total" transform=format!("translate({x},{y})")>
            <rect x="-5" y="-3.8" width="10" height="7.6" rx="3.6"></rect>
            <text y="1.8">{made.total}</text>
        </g>
    })
}

/// Handles a press on the board: it picks up a letter that is tried there, or chooses a square.
fn begin(desk: Desk, event: &PointerEvent) {
    let Some(view) = desk.seen.get_untracked() else { return };
    if event.button() != 0 || !event.is_primary() {
        return;
    }
    let drag = RackDrag::begin(event, &view.board);
    let slot = drag.over.and_then(|square| desk.draft.with_untracked(|draft| draft.slot_on(square)));
    if let Some(board) = browser::element(BOARD) {
        // Without it the pointer is lost at the edge of the board.
        let _ = board.set_pointer_capture(event.pointer_id());
    }
    desk.drag.set(Some(drag.holding(slot)));
}

/// Handles a release. True if it had an effect.
fn end(desk: Desk) -> bool {
    let Some(drag) = desk.drag.get_untracked() else { return false };
    desk.drag.set(None);
    match (drag.carries(), drag.over) {
        (Some(slot), _) => desk.let_go(drag, slot),
        (None, Some(square)) => desk.choose_square(square),
        (None, None) => return false,
    }
    true
}

/// The square whose cell was clicked.
fn square_of(event: &web_sys::MouseEvent) -> Option<Square> {
    use wasm_bindgen::JsCast;
    let clicked = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    let cell = clicked.closest("[role=gridcell]").ok()??;
    cell.id().strip_prefix("keyword-")?.parse().ok()
}

/// Handles a key on the board.
fn press(desk: Desk, event: &KeyboardEvent) {
    let Some(view) = desk.seen.get_untracked() else { return };
    if event.alt_key() || event.meta_key() {
        return;
    }
    let control = event.ctrl_key();
    let cursor = desk.cursor.get_untracked();
    let go = |square: Option<Square>| desk.cursor.update(|cursor| cursor.square = square.unwrap_or(cursor.square));
    let step = |direction, forward| {
        desk.armed.set(desk.has_rack());
        go(cursor.step(&view.board, direction, forward));
    };
    match event.key().as_str() {
        "ArrowLeft" => step(Direction::Across, false),
        "ArrowRight" => step(Direction::Across, true),
        "ArrowUp" => step(Direction::Down, false),
        "ArrowDown" => step(Direction::Down, true),
        "Home" if control => go(view.board.squares().next()),
        "End" if control => go(view.board.squares().last()),
        "Home" => go(cursor.edge(&view.board, false)),
        "End" => go(cursor.edge(&view.board, true)),
        "Enter" if desk.picked.get_untracked().is_none() && !desk.draft.with_untracked(|draft| draft.is_empty()) => {
            desk.play();
        }
        "Enter" | " " => desk.choose_square(cursor.square),
        "Backspace" | "Delete" => desk.erase(),
        "Escape" => desk.recall(),
        key if !control => match typed(key) {
            Some(letter) if desk.has_rack() => desk.type_letter(letter),
            _ => return,
        },
        _ => return,
    }
    event.prevent_default();
    browser::focus(&cell_id(desk.cursor.get_untracked().square));
}

/// The letter of a key.
fn typed(key: &str) -> Option<Letter> {
    let mut characters = key.chars();
    let letter = characters.next().and_then(Letter::from_char);
    letter.filter(|_| characters.next().is_none())
}

/// Zooms in on what matters now: the chosen square, the letters being tried, or the last play.
pub(super) fn show_nearer(desk: Desk) {
    let (Some(zoom), Some(view)) = (desk.zoom, desk.seen.get_untracked()) else { return };
    let cursor = desk.cursor.get_untracked().square;
    let tried = desk.draft.with_untracked(|draft| draft.tiles().first().map(|(square, _)| *square));
    let last = match &view.last {
        Some(LastTurn::Played(played)) => Some(played.placement.start()),
        Some(LastTurn::Passed(_) | LastTurn::Exchanged(..)) | None => None,
    };
    let chosen = desk.armed.get_untracked().then_some(cursor);
    if let Some(cell) = browser::element(&cell_id(chosen.or(tried).or(last).unwrap_or(cursor))) {
        let drawn = cell.get_bounding_client_rect();
        zoom.bring_near(drawn.width(), drawn.left() + drawn.width() / 2.0, drawn.top() + drawn.height() / 2.0);
    }
}
