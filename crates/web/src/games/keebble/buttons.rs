use super::{desk::Desk, glyph, heard::border_name, mode::Mode, naming::square_name, pen::spaced, preview::main_word};
use crate::{t, ui::announce};
use keebble::KeebbleAction;
use leptos::prelude::*;

/// The buttons. The one that plays stays the same element whatever it plays, so that the focus stays on it.
#[component]
pub(super) fn Buttons(desk: Desk) -> impl IntoView {
    let shown = Memo::new(move |_| desk.mode.get() != Mode::Look);
    let ready = Memo::new(move |_| {
        desk.proposal.get().is_ok() && desk.at.is_asked() && desk.mode.get() != Mode::Lay { due: false }
    });
    let can_pass = Memo::new(move |_| desk.mode.get().can_pass());
    let can_take_back = Memo::new(move |_| match desk.mode.get() {
        Mode::Lay { .. } => !desk.laying.with(|laying| laying.is_empty()),
        Mode::Call => !desk.calling.with(|calling| calling.letters().is_empty()),
        _ => false,
    });
    // What letters would bring is said where it is shown; all other proposals are said here.
    Effect::new(move |_| {
        if desk.proposal.get().is_ok_and(|action| !matches!(action, KeebbleAction::Play(_))) {
            announce(agreement(desk));
        }
    });
    let pass = move |_| {
        desk.play(&KeebbleAction::Pass);
        desk.take_all_back();
    };
    view! {
        <div class="keebble-buttons" class:none=move || !shown.get()>
            {move || can_pass.get().then(|| view! {
                <button type="button" on:click=pass>
                    {move || if matches!(desk.mode.get(), Mode::Lay { .. } | Mode::Make) { t!("keebble-pass") } else { t!("keebble-enough") }}
                </button>
            })}
            {move || can_take_back.get().then(|| view! {
                <button type="button" class="keebble-back" on:click=move |_| desk.take_all_back()>
                    <span aria-hidden="true">"↩"</span><span class="keebble-back-name">{move || t!("keebble-take-back")}</span>
                </button>
            })}
            <button
                type="button"
                class="primary keebble-agree"
                aria-disabled=move || if ready.get() { "false" } else { "true" }
                on:click=move |_| desk.agree()
            >
                {move || agreement(desk)}
            </button>
        </div>
    }
}

/// What the button plays.
fn agreement(desk: Desk) -> String {
    let proposal = desk.proposal.get().ok();
    let names = desk.at.names.get();
    match (desk.mode.get(), proposal) {
        (_, Some(KeebbleAction::Claim(square))) => t!("keebble-do-claim", square = square_name(square)),
        (_, Some(KeebbleAction::Play(_))) => match desk.weighed.get() {
            Some(Ok(judged)) => t!("keebble-do-play", word = main_word(&judged), points = judged.score.total),
            _ => t!("keebble-do-lay"),
        },
        (_, Some(KeebbleAction::Make(square, special))) => {
            t!("keebble-do-make", square = square_name(square), special = glyph::name(special))
        }
        (_, Some(KeebbleAction::Steal(seat, letter))) => {
            t!("keebble-do-steal", letter = letter.to_capital().to_string(), name = names.of(seat))
        }
        (_, Some(KeebbleAction::Destroy(square))) => t!("keebble-do-destroy", square = square_name(square)),
        (_, Some(KeebbleAction::Place(square, letter))) => {
            t!("keebble-do-place", letter = letter.to_capital().to_string(), square = square_name(square))
        }
        (_, Some(KeebbleAction::Ask { letters, .. })) => t!("keebble-do-call", letters = spaced(letters.iter())),
        (_, Some(KeebbleAction::Wall(border))) => t!("keebble-do-wall", border = border_name(border)),
        (Mode::Claim | Mode::Make | Mode::Destroy, _) => t!("keebble-choose-cell"),
        (Mode::Place, _) => t!("keebble-choose-letter-and-cell"),
        (Mode::Steal, _) => t!("keebble-choose-letter"),
        (Mode::Call, _) => t!("keebble-choose-letters"),
        (Mode::Answer, _) => t!("keebble-choose-border"),
        _ => t!("keebble-do-lay"),
    }
}
