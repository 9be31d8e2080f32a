use super::{
    desk::Desk,
    dragging,
    mode::SheetMode,
    pen::{Written, strokes},
    place::CELL,
};
use crate::{t, ui::seat_shape};
use kee_game::Seat;
use kee_lexicon::Letter;
use kee_picture::sheet::hand_columns;
use leptos::prelude::*;

/// The player's letters under the thumb: to tap, drag or type.
#[component]
pub(super) fn OwnHand(desk: Desk) -> impl IntoView {
    let letters = Memo::new(move |_| {
        let seat = desk.at.seat()?;
        let hand = desk.seen.with(|view| view.as_ref().map(|view| view.hands[seat.index()].letters))?;
        // Equal letters are numbered, so that two of them are two tiles.
        let mut before: Option<(Letter, usize)> = None;
        let tiles = hand.iter().map(|letter| {
            let number = before.filter(|(last, _)| *last == letter).map_or(0, |(_, number)| number + 1);
            before = Some((letter, number));
            (letter, number)
        });
        Some(tiles.collect::<Vec<_>>())
    });
    let live = Memo::new(move |_| matches!(desk.mode.get(), SheetMode::Lay { .. } | SheetMode::Place));
    move || {
        let letters = letters.get()?;
        let live = live.get();
        let tiles = letters.into_iter().map(|(letter, number)| {
            if live {
                view! { <HandTile desk letter number/> }.into_any()
            } else {
                view! { <Still desk letter/> }.into_any()
            }
        });
        Some(
            view! { <div class="keebble-hand" role="group" aria-label=t!("keebble-your-hand")>{tiles.collect_view()}</div> },
        )
    }
}

/// A letter that can be laid.
#[component]
fn HandTile(desk: Desk, letter: Letter, number: usize) -> impl IntoView {
    let value = Memo::new(move |_| desk.values.get().map(|values| values.of(letter)));
    let used = Memo::new(move |_| {
        desk.laying.with(|laying| laying.count(letter) > number) && desk.mode.get() != SheetMode::Place
    });
    let picked = Memo::new(move |_| number == 0 && desk.letter.get() == Some(letter));
    let dragged = StoredValue::new(false);
    let label = move || {
        let (letter, value) = (letter.to_capital().to_string(), value.get().unwrap_or_default());
        if used.get() {
            t!("keebble-tile-laid", letter = letter)
        } else {
            t!("keebble-tile", letter = letter, value = value)
        }
    };
    view! {
        <button
            type="button"
            class="keebble-tile"
            class:used=used
            class:unique=move || desk.is_unique_for_me(letter)
            aria-pressed=move || if picked.get() { "true" } else { "false" }
            on:pointerdown=move |event| {
                dragged.set_value(false);
                if !used.get_untracked() && matches!(desk.mode.get_untracked(), SheetMode::Lay { .. }) {
                    dragging::take_up(desk, letter, &event);
                }
            }
            on:pointermove=move |event| dragging::carry(desk, &event)
            on:pointerup=move |_| dragged.set_value(dragging::let_go(desk))
            on:pointercancel=move |_| desk.drag.set(None)
            on:click=move |_| if !dragged.get_value() { desk.touch_letter(letter) }
        >
            <span class="unseen">{label}</span>
            <Written letter/>
            <span class="keebble-tile-value" aria-hidden="true">{value}</span>
        </button>
    }
}

/// A letter that cannot be laid now. It says why when it is tapped.
#[component]
pub(super) fn Still(desk: Desk, letter: Letter) -> impl IntoView {
    let value = Memo::new(move |_| desk.values.get().map(|values| values.of(letter)).unwrap_or_default());
    view! {
        <button
            type="button"
            class="keebble-tile still"
            class:unique=move || desk.is_unique_for_me(letter)
            on:click=move |_| desk.touch_letter(letter)
        >
            <span class="unseen">{move || t!("keebble-tile", letter = letter.to_capital().to_string(), value = value.get())}</span>
            <Written letter/>
            <span class="keebble-tile-value" aria-hidden="true">{value}</span>
        </button>
    }
}

/// The hand of a player, written in the cell they claimed.
#[component]
pub(super) fn HandCell(desk: Desk, seat: Seat) -> impl IntoView {
    let letters = Memo::new(move |_| {
        let hand = desk.seen.with(|view| view.as_ref().map(|view| view.hands[seat.index()].letters));
        hand.unwrap_or_default().iter().map(|letter| (letter, desk.is_unique_for(seat, letter))).collect::<Vec<_>>()
    });
    let written = move || {
        let letters = letters.get();
        let columns = hand_columns(letters.len() + 1);
        let step = (CELL - 6.0) / columns as f64;
        let scale = step / 42.0;
        let letters = letters.into_iter().enumerate().map(|(place, (letter, unique))| {
            // The first place has the mark of the seat.
            let (row, column) = ((place + 1) / columns, (place + 1) % columns);
            let (x, y) = (3.0 + step * (column as f64 + 0.5), 3.0 + step * (row as f64 + 0.5));
            let line = unique.then(|| view! { <path class="keebble-sole" d="M-10,19.4 L10,19"></path> });
            view! { <g transform=format!("translate({x:.1} {y:.1}) scale({scale:.2})")><path d=strokes(letter)></path>{line}</g> }
        });
        let mark = format!("translate({0:.1} {0:.1}) scale({1:.2})", 3.0 + step / 2.0, step / 24.0);
        view! {
            <path class="keebble-owner" d=seat_shape(seat.index()) transform=mark></path>
            {letters.collect_view()}
        }
    };
    view! {
        <g class="keebble-hand-cell" style=format!("color: var(--seat-{})", seat.index() % 8)>
            <rect x="2" y="2" width=CELL - 4.0 height=CELL - 4.0 rx="4"></rect>
            {written}
        </g>
    }
}
