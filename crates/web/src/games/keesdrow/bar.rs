use super::{
    here::{Here, Verdict},
    weighed::Weighed,
};
use crate::{games::At, lang, t};
use keesdrow::{KeesdrowView, Turn, Variant};
use leptos::prelude::*;

/// The word in the making under the board: its letters, what it would bring, and what can be done with it.
#[component]
pub(super) fn Bar(here: Here) -> impl IntoView {
    let drafting = Memo::new(move |_| here.can_draft());
    view! {
        <form class="keesdrow-bar" on:submit=move |event| { event.prevent_default(); here.confirm(); }>
            <Show when=move || drafting.get()><Entry here/></Show>
            <Note here/>
            <Show when=move || drafting.get()><Buttons here/></Show>
        </form>
    }
}

/// The word itself. It can be typed here, and shows what is walked on the board.
#[component]
fn Entry(here: Here) -> impl IntoView {
    let worth = move || {
        let weighed = here.weighed.get().filter(|weighed| weighed.trouble.is_none())?;
        Some(worth(&weighed, here.options.read().variant))
    };
    view! {
        <div class="keesdrow-entry" class:keesdrow-good=move || here.verdict() == Verdict::Good
            class:keesdrow-bad=move || here.verdict() == Verdict::Bad>
            <label class="unseen" for="keesdrow-word">{move || t!("keesdrow-word")}</label>
            <input
                id="keesdrow-word"
                class="keesdrow-word"
                autocomplete="off"
                autocapitalize="characters"
                spellcheck="false"
                enterkeyhint="go"
                placeholder=move || t!("keesdrow-word")
                prop:value=move || here.draft.with(|draft| draft.word.clone())
                on:input:target=move |event| {
                    here.write(&event.target().value());
                    // What is no letter does not stay.
                    event.target().set_value(&here.draft.with_untracked(|draft| draft.word.clone()));
                }
                on:keydown=move |event| if event.key() == "Escape" { here.clear() }
            />
            <output class="keesdrow-worth" for="keesdrow-word">{worth}</output>
            <svg class="keesdrow-verdict" viewBox="0 0 24 24" aria-hidden="true"><path d=move || match here.verdict() {
                Verdict::Good => "M5 13L10 18L19 7",
                Verdict::Bad => "M7 7L17 17M17 7L7 17",
                Verdict::Open => "",
            }></path></svg>
        </div>
    }
}

/// What a word would bring.
fn worth(weighed: &Weighed, variant: Variant) -> String {
    match variant {
        Variant::FourScore => t!("keesdrow-tiles", count = weighed.won.len()),
        Variant::None | Variant::FlipFlop => t!("keesdrow-points", count = weighed.points),
    }
}

/// What there is to say about the word, or about the last one.
#[component]
fn Note(here: Here) -> impl IntoView {
    move || {
        if let Some(note) = here.note.get() {
            return view! { <p class="keesdrow-note keesdrow-wrong">{note}</p> }.into_any();
        }
        if here.weighed.with(Option::is_none) && here.can_play() {
            return view! { <p class="pill keesdrow-note">{t!("keesdrow-your-turn")}</p> }.into_any();
        }
        let Some(weighed) = here.weighed.get() else {
            let last = here.view.get().and_then(|view| last_seen(&view, here.at));
            return view! { <p class="keesdrow-note">{last}</p> }.into_any();
        };
        if let Some(trouble) = weighed.trouble() {
            return view! { <p class="keesdrow-note keesdrow-wrong">{trouble}</p> }.into_any();
        }
        if here.verdict() == Verdict::Bad {
            let text = t!("keesdrow-look-up-none", word = weighed.word.to_uppercase());
            return view! { <p class="keesdrow-note keesdrow-wrong">{text}</p> }.into_any();
        }
        let pays = weighed.steps.iter().map(|step| {
            let class = format!("keesdrow-pays keesdrow-pays-{}", step.use_now);
            view! { <span class=class>{step.letter.to_string()}<small>{step.pays}</small></span> }
        });
        let turned = weighed.turned.len();
        view! {
            <p class="keesdrow-note">
                {pays.collect_view()}
                {(turned > 0).then(|| view! { <span>{t!("keesdrow-turns-columns", count = turned)}</span> })}
            </p>
        }
        .into_any()
    }
}

/// The last thing that is seen on the board, for those who were away: a word, or what was picked for the first turn.
fn last_seen(view: &KeesdrowView, at: At) -> Option<String> {
    if let Some(played) = view.ground.played.last() {
        return Some(lang::tell(&played.told(played.by?), &at.names.get()));
    }
    let first = view.turn.filter(|_| !view.picks.is_empty() && view.turns.iter().all(|turns| *turns == 0))?;
    let picks = view.picks.iter().map(|pick| format!("{} {}", at.name(pick.seat), pick.letter));
    let picks = picks.collect::<Vec<_>>().join(", ");
    Some(t!("keesdrow-picked", who = at.who(first), name = at.name(first), picks = picks))
}

#[component]
fn Buttons(here: Here) -> impl IntoView {
    let empty = Memo::new(move |_| here.draft.with(|draft| draft.is_empty()));
    let last = move || {
        here.weighed.get().filter(|weighed| weighed.can_stay()).and_then(|weighed| weighed.steps.last().cloned())
    };
    let ready = move || here.can_play() && !empty.get() && here.verdict() != Verdict::Bad;
    view! {
        <div class="keesdrow-buttons">
            <Show when=move || !empty.get() fallback=move || view! { <Pass here/> }>
                <button type="button" class="keesdrow-small" on:click=move |_| here.back() aria-label=move || t!("keesdrow-back")>
                    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M9 5h12v14H9L2 12zM12 9l6 6m0-6l-6 6"></path></svg>
                </button>
                <button type="button" on:click=move |_| here.clear()>{move || t!("keesdrow-clear")}</button>
                {move || last().map(|step| view! {
                    <button type="button" on:click=move |_| here.stay()>{t!("keesdrow-again", letter = step.letter.to_string())}</button>
                })}
            </Show>
            <button type="submit" class="primary keesdrow-play" disabled=move || !ready()>{move || t!("keesdrow-play")}</button>
        </div>
    }
}

/// Playing no word, or no more words. Since it cannot be taken back it is asked twice.
#[component]
fn Pass(here: Here) -> impl IntoView {
    let sure = RwSignal::new(false);
    let spree = move || here.options.read().turn == Turn::Spree;
    let some = move || {
        here.view.get().is_some_and(|view| view.pending.as_ref().is_some_and(|turn| Some(turn.seat) == view.seat))
    };
    let label = move || match (sure.get(), spree() && some()) {
        (true, _) => t!("keesdrow-pass-sure"),
        (false, true) => t!("keesdrow-done"),
        (false, false) => t!("keesdrow-pass"),
    };
    let press = move |_| {
        if sure.get_untracked() {
            here.at.play("pass");
        }
        sure.update(|sure| *sure = !*sure);
    };
    view! {
        <button type="button" disabled=move || !here.can_play() on:click=press on:blur=move |_| sure.set(false)>{label}</button>
    }
}
