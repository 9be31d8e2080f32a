use super::{choices::PawnPicker, desk::Desk, draft::PlayDraft, offer::PlacedPawn};
use crate::{
    t,
    ui::{SEAT_COLOURS, seat_shape},
};
use leptos::prelude::*;

/// A seven split among any number of pawns: each has its steps, which move between them.
#[component]
pub(super) fn WideSeven(desk: Desk) -> impl IntoView {
    let pawns = Memo::new(move |_| desk.pickable());
    let row = move |pawn: PlacedPawn| {
        let steps = move || desk.draft.with(|draft| draft.shares.as_ref().map_or(0, |shares| shares.of(pawn)));
        let others = move || {
            let has_steps = |draft: &PlayDraft| {
                draft.shares.as_ref().is_some_and(|shares| shares.iter().any(|(other, _)| *other != pawn))
            };
            desk.draft.with(has_steps)
        };
        let called = move || desk.speech().pawn_at(pawn);
        view! {
            <div class="keezen-share" role="group" aria-label=called>
                <button class="keezen-pick" aria-pressed=move || (steps() > 0).to_string() on:click=move |_| desk.pick(pawn)>
                    <svg viewBox="-10 -10 20 20" aria-hidden="true" style=format!("color: var(--seat-{})", pawn.owner % SEAT_COLOURS)>
                        <path d=seat_shape(pawn.owner) fill="currentColor"></path>
                    </svg>
                    {move || desk.pawn_in_short(pawn)}
                </button>
                <button aria-label=move || t!("keezen-share-less", pawn = called())
                    disabled=move || steps() == 0 || !others() on:click=move |_| desk.share(pawn, false)>"−"</button>
                <output>{steps}</output>
                <button aria-label=move || t!("keezen-share-more", pawn = called())
                    disabled=move || !others() on:click=move |_| desk.share(pawn, true)>"+"</button>
            </div>
        }
    };
    view! {
        <fieldset class="keezen-shares">
            <legend>{move || t!("keezen-shares")}</legend>
            {move || pawns.get().into_iter().map(row).collect_view()}
        </fieldset>
    }
}

/// The seven as a slider: the steps of the first pawn, and the pawn that takes the rest. It stops only where the rules
/// allow both parts.
#[component]
pub(super) fn Seven(desk: Desk) -> impl IntoView {
    let possible = Memo::new(move |_| desk.offers.with(|offers| desk.draft.with(|draft| draft.possible_steps(offers))));
    let steps = move || desk.draft.with(|draft| draft.steps.unwrap_or(7));
    let pawn = move |pawn: Option<PlacedPawn>| pawn.map(|pawn| desk.speech().pawn_at(pawn)).unwrap_or_default();
    let first = move || pawn(desk.draft.with(|draft| draft.first));
    let second = move || desk.draft.with(|draft| draft.second);
    let told = move || match second() {
        Some(other) => {
            t!("keezen-seven-split", steps = steps(), first = first(), rest = 7 - steps(), second = pawn(Some(other)))
        }
        None if steps() < 7 => t!("keezen-seven-lapses", steps = steps(), first = first()),
        None => t!("keezen-seven-whole", first = first()),
    };
    let rest = move || {
        let offers = desk.offers.get();
        desk.draft.with(|draft| draft.rest(&offers)).into_iter().filter_map(|offer| offer.second).collect::<Vec<_>>()
    };
    let several = move || rest().len() > 1;
    let notch = move |step: u8| {
        view! { <span class:possible=move || possible.with(|steps| steps.contains(&step)) class:now=move || steps() == step>{step}</span> }
    };
    view! {
        <div class="keezen-seven">
            <label class="unseen" for="keezen-seven">{move || t!("keezen-seven-label")}</label>
            <div class="keezen-split"><input id="keezen-seven" type="range" min="1" max="7" step="1" prop:value=move || steps().to_string()
                disabled=move || possible.with(|steps| steps.len() < 2) aria-valuetext=told
                on:input:target=move |event| {
                    let wanted = event.target().value().parse().unwrap_or(7);
                    desk.split(wanted);
                    // Where it cannot stop, it moves on to where it can.
                    event.target().set_value(&steps().to_string());
                }/>
            <div class="keezen-notches" aria-hidden="true">{(1..=7).map(notch).collect_view()}</div></div>
            <Show when=several>
                <PawnPicker desk label=Signal::derive(|| t!("keezen-seven-rest")) pawns=Signal::derive(rest)/>
            </Show>
        </div>
    }
}
