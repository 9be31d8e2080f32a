use super::desk::RefereeDesk;
use crate::{
    games::{
        TableHandle,
        keesdrow::{challenge_meaning, options_at},
    },
    t,
    ui::SeatMark,
};
use keesdrow::{KeesdrowOptions, KeesdrowView, PendingTurnView, PendingWord};
use leptos::prelude::*;

/// The previous turn while it can be challenged: the challengers, or a button that lets it stand.
#[component]
pub(super) fn RefereeChallenge(desk: RefereeDesk, at: TableHandle) -> impl IntoView {
    let view = at.seen::<KeesdrowView>();
    let pending = Memo::new(move |_| {
        view.get().and_then(|view| view.pending.clone()).filter(|pending| !pending.challengers.is_empty())
    });
    let options = options_at(at);
    move || pending.get().map(|pending| view! { <ChallengeButton desk pending options/> })
}

#[component]
fn ChallengeButton(desk: RefereeDesk, pending: PendingTurnView, options: Memo<KeesdrowOptions>) -> impl IntoView {
    let (seat, decides) = (pending.seat, pending.decides);
    let open: Vec<u16> = pending.words.iter().filter(|word| word.open).map(|word| word.number).collect();
    let chosen = RwSignal::new(open.last().copied().unwrap_or_default());
    let several = open.len() > 1;
    let words = pending.words.into_iter().map(|PendingWord { number, played, open }| {
        let word = played.word.to_string();
        let settled = (!open).then(|| view! { <small>{move || t!("keesdrow-settled")}</small> });
        let choice = (open && several).then(|| view! {
            <input type="radio" name="referee-doubted" prop:checked=move || chosen.get() == number on:change=move |_| chosen.set(number)/>
        });
        view! { <li><label class="choice">{choice} <b>{word}</b> <span class="keesdrow-counts">{played.counts}</span> {settled}</label></li> }
    });
    let who = pending.challengers.iter().map(|by| {
        let challenge = move |_| desk.report(format!("challenge {by} {}", chosen.get_untracked()));
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
                <button type="button" class:primary=decides on:click=move |_| desk.report("stands")>{move || t!("referee-stands")}</button>
            </div>
            <p class="keesdrow-quiet">
                {move || challenge_meaning(&options.read())}
                {decides.then(|| view! { " " {move || t!("keesdrow-decides")} })}
            </p>
        </section>
    }
}
