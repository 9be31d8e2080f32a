use super::{desk::Desk, letter_request::must_choose, pen::Written};
use crate::{
    t,
    ui::{rove, seat_shape},
};
use kee_game::Seat;
use kee_lexicon::Letter;
use leptos::prelude::*;

/// The number of letters to ask for, and the number that can be kept.
fn call(desk: Desk) -> Option<(usize, usize)> {
    let (view, rules) = (desk.seen.get()?, desk.rules.get()?);
    Some((rules.rules.ask_limits_seen(&view).most, rules.rules.room_seen(&view, view.turn)))
}

/// Asking for letters: those chosen so far, and a keyboard to choose more.
#[component]
pub(super) fn LetterPicker(desk: Desk) -> impl IntoView {
    let shape = Memo::new(move |_| call(desk));
    let alphabet = Memo::new(move |_| {
        let (view, rules) = (desk.seen.get()?, desk.rules.get()?);
        Some(rules.rules.ask_limits_seen(&view).alphabet.iter().collect::<Vec<Letter>>())
    });
    let slots = move || {
        let (most, room) = shape.get().unwrap_or_default();
        (0..most).map(|place| view! { <LetterSlot desk place room/> }).collect_view()
    };
    let room_said = move || {
        let (most, room) = shape.get()?;
        match room {
            0 => Some(t!("keebble-room-none")),
            _ if must_choose(most, room) => Some(t!("keebble-room-some", count = room)),
            _ => None,
        }
    };
    let values_said = move || desk.values.get().filter(|values| !values.scrabble).map(|_| t!("keebble-letter-values"));
    view! {
        <div class="keebble-slots" role="group" aria-label=move || t!("keebble-called")>{slots}</div>
        <p class="keebble-hint">{room_said}</p>
        <p class="keebble-values">{values_said}</p>
        <div class="keebble-keyboard" role="group" aria-label=move || t!("keebble-keyboard") on:keydown=move |event| rove(&event)>
            {move || alphabet.get().unwrap_or_default().into_iter().enumerate().map(|(place, letter)| view! {
                <LetterKey desk letter first={place == 0}/>
            }).collect_view()}
        </div>
    }
}

/// A slot for a letter. A tap takes the letter back; where not all can be kept, it chooses that one.
#[component]
fn LetterSlot(desk: Desk, place: usize, room: usize) -> impl IntoView {
    let letter = Memo::new(move |_| desk.calling.with(|calling| calling.letters().get(place).copied()));
    let choosing = Memo::new(move |_| desk.calling.with(|calling| calling.must_choose(room)));
    let kept = Memo::new(move |_| !choosing.get() || desk.calling.with(|calling| calling.keeps(place)));
    let touch = move |_| {
        desk.calling.update(|calling| {
            let choose = calling.must_choose(room) && !calling.keeps(place);
            if choose { calling.keep(place, room) } else { calling.remove(place, room) }
        });
    };
    move || match letter.get() {
        None => view! { <span class="keebble-slot empty" aria-hidden="true"></span> }.into_any(),
        Some(letter) => {
            let name = letter.to_capital().to_string();
            let label = move || match (choosing.get(), kept.get()) {
                (true, false) => t!("keebble-slot-keep", letter = name.clone()),
                (true, true) => t!("keebble-slot-kept", letter = name.clone()),
                _ => t!("keebble-slot-remove", letter = name.clone()),
            };
            view! {
                <button type="button" class="keebble-slot" class:kept=move || choosing.get() && kept.get() class:not-kept=move || !kept.get() aria-label=label on:click=touch>
                    <Written letter/>
                </button>
            }
            .into_any()
        }
    }
}

/// A key of the keyboard: the letter, its value for the player, and its owner.
#[component]
fn LetterKey(desk: Desk, letter: Letter, first: bool) -> impl IntoView {
    let value = Memo::new(move |_| desk.values.get().map(|values| values.of(letter)).unwrap_or_default());
    let held = Memo::new(move |_| {
        let view = desk.seen.get()?;
        let held =
            view.hands.iter().zip(Seat::first(view.hands.len())).map(|(hand, seat)| (seat, hand.letters.count(letter)));
        Some(held.filter(|(_, count)| *count > 0).collect::<Vec<_>>())
    });
    let label = move || {
        let names = desk.at.names.get();
        let held: Vec<String> = held
            .get()
            .unwrap_or_default()
            .into_iter()
            .map(|(seat, count)| t!("keebble-key-held", name = names.of(seat), count = count))
            .collect();
        let letter = letter.to_capital().to_string();
        if held.is_empty() {
            t!("keebble-key", letter = letter, value = value.get())
        } else {
            t!("keebble-key-with", letter = letter, value = value.get(), held = held.join(", "))
        }
    };
    let marks = move || {
        let held = held.get().unwrap_or_default().into_iter();
        held.map(|(seat, count)| view! {
            <svg viewBox="-10 -10 20 20" style=format!("color: var(--seat-{})", seat.index() % 8)><path d=seat_shape(seat.index()) fill="currentColor"></path></svg>
            {(count > 1).then_some(count)}
        }).collect_view()
    };
    view! {
        <button type="button" class="keebble-key" tabindex=if first { "0" } else { "-1" } class:unique=move || desk.is_unique_for_me(letter) on:click=move |_| desk.name(letter)>
            <span class="unseen">{label}</span>
            <span class="keebble-key-letter" aria-hidden="true">{letter.to_capital()}</span>
            <span class="keebble-key-held" aria-hidden="true">{marks}</span>
            <span class="keebble-tile-value" aria-hidden="true">{value}</span>
        </button>
    }
}
