use super::desk::Desk;
use crate::{lang, t};
use keesdrow::{BadWord, KeesdrowOptions, PendingTurnView, PendingWord, Turn, Variant};
use leptos::prelude::*;

/// The words of an unsettled turn: those of a running spree, or those that can be challenged.
#[component]
pub(super) fn ChallengeCard(desk: Desk) -> impl IntoView {
    let pending = Memo::new(move |_| desk.view.get().and_then(|view| view.pending.clone()));
    move || pending.get().map(|pending| view! { <PendingCard desk pending/> })
}

#[component]
fn PendingCard(desk: Desk, pending: PendingTurnView) -> impl IntoView {
    let (seat, challengers, decides) = (pending.seat, pending.challengers, pending.decides);
    let open = !challengers.is_empty();
    let mine = move || desk.at.seat().is_some_and(|seat| challengers.contains(seat));
    let total = pending.counts();
    let words = pending.words.into_iter().map(move |PendingWord { number, played, open: unsettled }| {
        let word = played.word.to_string();
        let challenge = unsettled.then(|| {
            let (action, word) = (format!("challenge {number}"), word.clone());
            view! { <Show when=mine><ChallengeWordButton desk action=action.clone() word=word.clone()/></Show> }
        });
        let settled = (!unsettled).then(|| view! { <small>{move || t!("keesdrow-settled")}</small> });
        view! {
            <li>
                <b>{word}</b>
                <span class="keesdrow-counts">{played.counts}</span>
                {challenge}
                {settled}
            </li>
        }
    });
    let words = words.collect_view();
    let name = move || desk.at.names.get().of(seat);
    let sentence = move || match (open, desk.at.seat() == Some(seat)) {
        (false, true) => t!("keesdrow-spree-yours", count = total),
        (false, false) => t!("keesdrow-spree-theirs", name = name(), count = total),
        (true, true) => t!("keesdrow-doubt-yours"),
        (true, false) => t!("keesdrow-doubt-theirs", name = name()),
    };
    let who = move || {
        let others = challengers.iter().filter(|seat| desk.at.seat() != Some(*seat));
        let others: Vec<String> = others.map(|seat| desk.at.name(seat)).collect();
        (!others.is_empty()).then(|| t!("keesdrow-may-challenge", names = lang::list(&others)))
    };
    let on_turn = move || desk.on_turn().is_some() && desk.on_turn() == desk.at.seat();
    view! {
        <section class="keesdrow-doubt" class:keesdrow-doubt-open=open aria-label=move || t!("keesdrow-doubt")>
            <p>{sentence}</p>
            <div class="keesdrow-doubt-row">
                <ol class="keesdrow-doubted">{words}</ol>
                <Show when=mine>
                    <button
                        type="button"
                        class:primary=move || !on_turn()
                        disabled=move || !desk.at.is_asked()
                        on:click=move |_| desk.at.play("let")
                    >
                        {move || t!("keesdrow-accept")}
                    </button>
                </Show>
            </div>
            {open.then(|| view! {
                <p class="keesdrow-quiet">
                    <Show when=mine>{move || challenge_meaning(&desk.options.read())}" "</Show>
                    {who}
                    {decides.then(|| view! { " " {move || t!("keesdrow-decides")} })}
                </p>
            })}
        </section>
    }
}

/// The gains and costs of a challenge at this table.
pub(crate) fn challenge_meaning(options: &KeesdrowOptions) -> String {
    match (options.variant, options.turn, options.bad_word) {
        (Variant::FourScore, ..) => t!("keesdrow-challenge-meaning-tiles"),
        (_, Turn::Spree, BadWord::Word) => t!("keesdrow-challenge-meaning-word"),
        _ => t!("keesdrow-challenge-meaning"),
    }
}

/// The button that challenges a word.
#[component]
fn ChallengeWordButton(desk: Desk, action: String, word: String) -> impl IntoView {
    view! {
        <button
            type="button"
            class="keesdrow-challenge"
            disabled=move || !desk.at.is_asked()
            on:click=move |_| desk.at.play(action.clone())
            aria-label=move || t!("keesdrow-challenge-word", word = word.as_str())
        >
            {move || t!("keesdrow-challenge")}
        </button>
    }
}
