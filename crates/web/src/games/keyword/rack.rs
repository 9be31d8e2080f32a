use super::{
    desk::{Desk, RackMode},
    draft::RackSlot,
    drag::{RACK, RackDrag},
    words,
};
use crate::{browser, t, ui::rove};
use leptos::prelude::*;
use web_sys::{KeyboardEvent, PointerEvent};

/// The player's letters in their holder, under the thumb.
#[component]
pub(super) fn LetterRack(desk: Desk) -> impl IntoView {
    let count = Memo::new(move |_| desk.draft.with(|draft| draft.slots().len()));
    let colour = move || desk.colour.get();
    let press = move |event: KeyboardEvent| match event.key().as_str() {
        "Escape" => desk.recall(),
        _ => rove(&event),
    };
    view! {
        <div
                id=RACK role="toolbar" aria-label=move || t!("keyword-rack", colour = colour().map(words::colour).unwrap_or_default())
                class=move || format!("keyword-rack keyword-of-{}", colour().map(|colour| colour.to_string()).unwrap_or_default())
                on:keydown=press
            >
                {move || (0..count.get()).map(|place| view! { <RackLetter desk place/> }).collect_view()}
        </div>
    }
}

/// One letter of the rack: it can be tapped, dragged, and chosen with the keyboard.
#[component]
fn RackLetter(desk: Desk, place: usize) -> impl IntoView {
    let slot = Memo::new(move |_| desk.draft.with(|draft| draft.slots().get(place).copied()));
    let carried = move || desk.drag.with(|drag| drag.as_ref().is_some_and(|drag| drag.carries() == Some(place)));
    let chosen = move || match desk.mode.get() {
        RackMode::Exchanging(going) => going.contains(&place),
        RackMode::Placing | RackMode::Passing => desk.picked.get() == Some(place),
    };
    // A dragged letter was not tapped.
    let dragged = StoredValue::new(false);
    let down = move |event: PointerEvent| {
        dragged.set_value(false);
        let (Some(view), Some(slot)) = (desk.seen.get_untracked(), slot.get_untracked()) else { return };
        if event.button() != 0
            || !event.is_primary()
            || slot.on.is_some()
            || desk.mode.get_untracked() != RackMode::Placing
        {
            return;
        }
        if let Some(element) = browser::element(&format!("{RACK}-{place}")) {
            // Without it the letter is dropped when the pointer leaves it.
            let _ = element.set_pointer_capture(event.pointer_id());
        }
        desk.drag.set(Some(RackDrag::begin(&event, &view.board).holding(Some(place))));
    };
    let up = move |_: PointerEvent| {
        let drag = desk.drag.get_untracked();
        desk.drag.set(None);
        if let Some((drag, slot)) = drag.and_then(|drag| Some((drag, drag.carries()?))) {
            dragged.set_value(true);
            desk.let_go(drag, slot);
        }
    };
    let click = move |_| {
        if !dragged.get_value() {
            desk.choose_slot(place);
        }
        dragged.set_value(false);
    };
    view! {
        <button
            id=format!("{RACK}-{place}") type="button" class="keyword-slot"
            class:keyword-away=move || slot.get().is_some_and(|slot| slot.on.is_some()) || carried()
            aria-pressed=move || chosen().to_string()
            aria-label=move || slot.get().map(named)
            tabindex=if place == 0 { "0" } else { "-1" }
            on:pointerdown=down on:pointermove=move |event| desk.drag_to(&event) on:pointerup=up
            on:pointercancel=move |_| desk.drag.set(None) on:click=click
        >
            // A letter that is drawn drops in.
            <For each=move || slot.get().map(|slot| slot.capital()) key=|letter| *letter let(letter)><span class="keyword-drawn">{letter.to_string()}</span></For>
        </button>
    }
}

fn named(slot: RackSlot) -> String {
    let letter = slot.capital().to_string();
    match slot.on {
        None => letter,
        Some(square) => t!("keyword-slot-tried", letter = letter, square = words::place(square)),
    }
}
