use super::desk::Desk;
use crate::{games::At, t, ui::SeatMark};
use keesdrow::{KeesdrowView, PendingView};
use leptos::prelude::*;

/// The turn before, as long as it can be challenged: who doubts it, or that it stands.
#[component]
pub(super) fn Challenge(desk: Desk, at: At) -> impl IntoView {
    let view = at.seen::<KeesdrowView>();
    let pending = Memo::new(move |_| {
        view.get().and_then(|view| view.pending.clone()).filter(|pending| !pending.challengers.is_empty())
    });
    move || pending.get().map(|pending| view! { <Doubt desk pending/> })
}

#[component]
fn Doubt(desk: Desk, pending: PendingView) -> impl IntoView {
    let (seat, decides) = (pending.seat, pending.decides);
    let chosen = RwSignal::new(pending.played.len());
    let several = pending.played.len() > 1;
    let words = (1..).zip(pending.played).map(|(number, played)| {
        let word = played.word.to_string();
        let choice = several.then(|| view! {
            <input type="radio" name="referee-doubted" prop:checked=move || chosen.get() == number on:change=move |_| chosen.set(number)/>
        });
        view! { <li><label class="choice">{choice} <b>{word}</b> <span class="keesdrow-counts">{played.counts}</span></label></li> }
    });
    let who = pending.challengers.iter().map(|by| {
        let challenge = move |_| desk.tell(format!("challenge {by} {}", chosen.get_untracked()));
        view! {
            <button type="button" class="keesdrow-challenge" on:click=challenge>
                <SeatMark seat=by/> " " {move || t!("referee-challenges", name = desk.names().of(by))}
            </button>
        }
    });
    view! {
        <section class="keesdrow-doubt keesdrow-doubt-open" aria-label=move || t!("keesdrow-doubt")>
            <p>{move || t!("keesdrow-doubt-theirs", name = desk.names().of(seat))}</p>
            <ol class="keesdrow-doubted">{words.collect_view()}</ol>
            <div class="keesdrow-doubt-row">
                {who.collect_view()}
                <button type="button" class:primary=decides on:click=move |_| desk.tell("stands")>{move || t!("referee-stands")}</button>
            </div>
            <p class="keesdrow-quiet">
                {move || t!("keesdrow-challenge-meaning")}
                {decides.then(|| view! { " " {move || t!("keesdrow-decides")} })}
            </p>
        </section>
    }
}
