use super::{desk::Desk, pen::Written};
use crate::t;
use keebble::{KeebbleAction, Letters};
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
