//! Choices besides letters of the alphabet: an answer, a special cell, a letter to steal.

use super::{
    desk::Desk,
    glyph::{self, GlyphMark},
    mode::SheetMode,
    pen::Written,
};
use crate::{t, ui::SeatMark};
use kee_game::Seat;
use keebble::{KeebbleAction, Letters, Special};
use leptos::prelude::*;

/// Answering: a letter with one tap, or a wall on the sheet.
#[component]
pub(super) fn AnswerPanel(desk: Desk) -> impl IntoView {
    let called = Memo::new(move |_| {
        let (view, rules, seat) = (desk.seen.get()?, desk.rules.get()?, desk.at.seat()?);
        let room = rules.rules.room_seen(&view, seat) > 0;
        view.heard.called.filter(|_| room)
    });
    let letters = move || {
        called.get().unwrap_or(Letters::NONE).kinds().iter().map(|letter| {
            let value = Memo::new(move |_| desk.values.get().map(|values| values.of(letter)).unwrap_or_default());
            view! {
                <button type="button" class="keebble-take" on:click=move |_| desk.play(&KeebbleAction::Take(letter))>
                    <Written letter/>
                    <span>{move || t!("keebble-take", letter = letter.to_capital().to_string())}</span>
                    <span class="keebble-tile-value" aria-hidden="true">{value}</span>
                </button>
            }
        }).collect_view()
    };
    view! {
        <div class="keebble-takes">{letters}</div>
        <p class="keebble-hint">{move || if called.get().is_some() { t!("keebble-or-wall") } else { t!("keebble-only-wall") }}</p>
    }
}

/// The picture of the special cell in use.
#[component]
pub(super) fn PowerMark(desk: Desk) -> impl IntoView {
    let special = Memo::new(move |_| match desk.mode.get() {
        SheetMode::Steal | SheetMode::Destroy | SheetMode::Place => {
            desk.seen.with(|view| view.as_ref()?.powers.first().map(|power| power.special))
        }
        _ => None,
    });
    move || special.get().map(|special| view! { <GlyphMark special/> })
}

/// The hands of the others, to take a letter from.
#[component]
pub(super) fn StealPanel(desk: Desk) -> impl IntoView {
    let hands = Memo::new(move |_| {
        let (view, own) = (desk.seen.get()?, desk.at.seat()?);
        let hands = view
            .hands
            .iter()
            .zip(Seat::first(view.hands.len()))
            .filter(|(hand, seat)| *seat != own && !hand.letters.is_empty());
        Some(hands.map(|(hand, seat)| (seat, hand.letters)).collect::<Vec<_>>())
    });
    move || {
        hands.get().unwrap_or_default().into_iter().map(|(seat, letters)| {
            let tiles = letters.kinds().iter().map(|letter| {
                let chosen = move || desk.prey.get() == Some((seat, letter));
                let label = move || t!("keebble-steal-letter", letter = letter.to_capital().to_string(), name = desk.at.names.get().of(seat));
                view! {
                    <button type="button" class="keebble-tile" aria-label=label aria-pressed=move || if chosen() { "true" } else { "false" }
                        on:click=move |_| desk.prey.set(Some((seat, letter)))>
                        <Written letter/>
                    </button>
                }
            });
            view! {
                <div class="keebble-prey" role="group" aria-label=move || desk.at.names.get().of(seat)>
                    <SeatMark seat/><span aria-hidden="true">{move || desk.at.names.get().of(seat)}</span>
                    <span class="keebble-prey-letters">{tiles.collect_view()}</span>
                </div>
            }
        }).collect_view()
    }
}

/// The kinds of special cells that can be made.
#[component]
pub(super) fn MakePanel(desk: Desk) -> impl IntoView {
    let kinds = Memo::new(move |_| {
        let (view, rules) = (desk.seen.get()?, desk.rules.get()?);
        Some(
            rules
                .rules
                .specials_played()
                .map(|special| (special, view.paper.lies_open(special).is_some()))
                .collect::<Vec<(Special, bool)>>(),
        )
    });
    let buttons = move || {
        kinds.get().unwrap_or_default().into_iter().map(|(special, lies_open)| {
            let chosen = move || desk.kind.get() == Some(special);
            let why = lies_open.then(|| t!("keebble-lies-open"));
            view! {
                <button type="button" class="keebble-kind" disabled=lies_open aria-pressed=move || if chosen() { "true" } else { "false" } on:click=move |_| desk.kind.set(Some(special))>
                    <GlyphMark special/>
                    <span><b>{glyph::name(special)}</b><small>{why.unwrap_or_else(|| glyph::meaning(special))}</small></span>
                </button>
            }
        }).collect_view()
    };
    view! { <div class="keebble-kinds">{buttons}</div> }
}
