//! Marks of past events on the board.

use super::{
    desk::Desk,
    geometry::{SIDE, corner},
    walk::walk_line,
};
use crate::ui::seat_shape;
use kee_game::Seat;
use keesdrow::{Cell, KeesdrowView, Walk};
use leptos::prelude::*;

/// The mark of a seat on the board, in its colour and shape.
fn mark(seat: Seat, x: f64, y: f64, size: f64, class: &'static str) -> impl IntoView {
    view! {
        <path
            class=class
            style=format!("color: var(--seat-{})", seat.index() % 8)
            transform=format!("translate({x} {y}) scale({size})")
            d=seat_shape(seat.index())
        ></path>
    }
}

/// The gaps of tiles that were won, with the winner's mark. A tile that was just won is seen leaving.
#[component]
pub(super) fn Gaps(desk: Desk) -> impl IntoView {
    let won = Memo::new(move |_| {
        let all = |view: &KeesdrowView| {
            let each = view.ground.played.iter().flat_map(|played| played.won.iter().map(|first| (*first, played.by)));
            each.collect::<Vec<_>>()
        };
        desk.view.get().map(|view| all(&view)).unwrap_or_default()
    });
    let gap = move |(first, by): (Cell, Option<Seat>)| {
        let at = corner(first);
        view! {
            <g class="keesdrow-gap">
                <rect class="keesdrow-leaving" x=at.x + 0.4 y=at.y + 0.4 width="19.2" height="18.9" rx="2.2"></rect>
                {by.map(|seat| mark(seat, at.x + SIDE, at.y + SIDE, 0.6, "keesdrow-winner"))}
            </g>
        }
    };
    view! { <For each=move || won.get() key=|won| *won children=gap/> }
}

/// The walk of a word that was played, where its letters lie now: the one that was chosen from the list, or the last one.
pub(super) fn shown(view: &KeesdrowView, chosen: Option<usize>) -> Option<(usize, Option<Seat>, Walk)> {
    let number = chosen.or_else(|| view.ground.played.len().checked_sub(1))?;
    let played = view.ground.played.get(number)?;
    let walk = view.ground.walks_now().nth(number)??;
    // After a column has turned, the letters are no longer in a row.
    let whole = walk.cells().windows(2).all(|step| step[0].touches(step[1]));
    whole.then_some((number, played.by, walk))
}

/// The line of the last word, in the colour of its player. A new line draws itself.
#[component]
pub(super) fn LastWord(desk: Desk) -> impl IntoView {
    let word = Memo::new(move |_| {
        let chosen = desk.shown.get();
        // The trail draws the last words itself, and an unfinished word hides them.
        let trails = desk.at.since.with(|since| !since.is_empty()) || desk.at.compared.with(Option::is_some);
        let free = chosen.is_some() || (!trails && desk.draft.with(|draft| draft.cells.is_empty()));
        desk.view.get().filter(|_| free).and_then(|view| shown(&view, chosen))
    });
    move || {
        word.get().map(|(_, by, walk)| {
            let colour = by.map_or("var(--muted)".to_owned(), |seat| format!("var(--seat-{})", seat.index() % 8));
            view! { <g class="keesdrow-last" style=format!("color: {colour}")>{walk_line(walk.cells())}</g> }
        })
    }
}

/// The tiles picked for the first turn, with the letter on their back, until the first word.
#[component]
pub(super) fn Picks(desk: Desk) -> impl IntoView {
    let picks = Memo::new(move |_| {
        let nothing_picked = desk.draft.with(|draft| draft.is_empty());
        let begins = |view: &KeesdrowView| view.ground.played.is_empty() && view.turns.iter().all(|turns| *turns == 0);
        desk.view.get().filter(|view| nothing_picked && begins(view)).map(|view| {
            let across = usize::from(view.ground.board.width() / 2).max(1);
            let place = |place: usize| Cell::new((place % across * 2) as u8, (place / across * 2) as u8);
            view.picks.iter().map(|pick| (pick.seat, place(pick.place), pick.letter)).collect::<Vec<_>>()
        })
    });
    move || {
        let picked = picks.get().unwrap_or_default().into_iter().map(|(seat, first, letter)| {
            let at = corner(first);
            // In the middle of the tile, where it covers no letter.
            let (x, y) = (at.x + SIDE, at.y + SIDE);
            view! {
                <g class="keesdrow-pick">
                    <circle cx=x cy=y r="3.6"></circle>
                    {mark(seat, x, y, 0.34, "keesdrow-winner")}
                    <text x=x y=y + 1.1>{letter.to_string()}</text>
                </g>
            }
        });
        picked.collect_view()
    }
}
