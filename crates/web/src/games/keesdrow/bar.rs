use super::{
    desk::{Desk, WordVerdict},
    word_effects::WordEffects,
};
use crate::{games::TableHandle, lang, t, ui::Icon};
use keesdrow::{KeesdrowView, Turn, Variant};
use leptos::prelude::*;

/// The current word under the board: its letters, its score, and its buttons.
#[component]
pub(super) fn Bar(desk: Desk) -> impl IntoView {
    let drafting = Memo::new(move |_| desk.can_draft());
    view! {
        <form class="keesdrow-bar" on:submit=move |event| { event.prevent_default(); desk.confirm(); }>
            <Show when=move || drafting.get()><WordEntry desk/></Show>
            <Note desk/>
            <Show when=move || drafting.get()><Buttons desk/></Show>
        </form>
    }
}

/// The word itself. It can be typed here, and follows the walk on the board.
#[component]
fn WordEntry(desk: Desk) -> impl IntoView {
    let worth = move || {
        let effects = desk.effects.get().filter(|effects| effects.trouble.is_none())?;
        Some(worth(&effects, desk.options.read().variant))
    };
    view! {
        <div class="keesdrow-entry" class:keesdrow-good=move || desk.verdict() == WordVerdict::Good
            class:keesdrow-bad=move || desk.verdict() == WordVerdict::Bad>
            <label class="unseen" for="keesdrow-word">{move || t!("keesdrow-word")}</label>
            <input
                id="keesdrow-word"
                class="keesdrow-word"
                autocomplete="off"
                autocapitalize="characters"
                spellcheck="false"
                enterkeyhint="go"
                placeholder=move || t!("keesdrow-word")
                prop:value=move || desk.draft.with(|draft| draft.word.clone())
                on:input:target=move |event| {
                    desk.write(&event.target().value());
                    // Anything but a letter is dropped.
                    event.target().set_value(&desk.draft.with_untracked(|draft| draft.word.clone()));
                }
                on:keydown=move |event| if event.key() == "Escape" { desk.clear() }
            />
            <output class="keesdrow-worth" for="keesdrow-word">{worth}</output>
            <span class="keesdrow-verdict">
                {move || match desk.verdict() {
                    WordVerdict::Good => Some(view! { <Icon name="check"/> }),
                    WordVerdict::Bad => Some(view! { <Icon name="close"/> }),
                    WordVerdict::Open => None,
                }}
            </span>
        </div>
    }
}

/// The score of a word.
fn worth(effects: &WordEffects, variant: Variant) -> String {
    match variant {
        Variant::FourScore => t!("keesdrow-tiles", count = effects.won.len()),
        Variant::None | Variant::FlipFlop => t!("keesdrow-points", count = effects.points),
    }
}

/// A note about the word, or about the last one.
#[component]
fn Note(desk: Desk) -> impl IntoView {
    move || {
        if let Some(note) = desk.note.get() {
            return view! { <p class="keesdrow-note keesdrow-wrong">{note}</p> }.into_any();
        }
        if desk.effects.with(Option::is_none) && desk.can_play() {
            return view! { <p class="pill keesdrow-note">{t!("keesdrow-your-turn")}</p> }.into_any();
        }
        let Some(effects) = desk.effects.get() else {
            let last = desk.view.get().and_then(|view| last_seen(&view, desk.at));
            return view! { <p class="keesdrow-note">{last}</p> }.into_any();
        };
        if let Some(trouble) = effects.trouble() {
            return view! { <p class="keesdrow-note keesdrow-wrong">{trouble}</p> }.into_any();
        }
        if desk.verdict() == WordVerdict::Bad {
            let text = t!("keesdrow-look-up-none", word = effects.word.to_uppercase());
            return view! { <p class="keesdrow-note keesdrow-wrong">{text}</p> }.into_any();
        }
        let pays = effects.steps.iter().map(|step| {
            let class = format!("keesdrow-scores keesdrow-scores-{}", step.use_now);
            view! { <span class=class>{step.letter.to_string()}<small>{step.pays}</small></span> }
        });
        let turned = effects.turned.len();
        view! {
            <p class="keesdrow-note">
                {pays.collect_view()}
                {(turned > 0).then(|| view! { <span>{t!("keesdrow-turns-columns", count = turned)}</span> })}
            </p>
        }
        .into_any()
    }
}

/// The last event on the board, for players who were away: a word, or the tiles picked for the first turn.
fn last_seen(view: &KeesdrowView, at: TableHandle) -> Option<String> {
    if let Some(played) = view.ground.played.last() {
        return Some(lang::tell(&played.told(played.by?), &at.names.get()));
    }
    let first = view.turn.filter(|_| !view.picks.is_empty() && view.turns.iter().all(|turns| *turns == 0))?;
    let picks = view.picks.iter().map(|pick| format!("{} {}", at.name(pick.seat), pick.letter));
    let picks = picks.collect::<Vec<_>>().join(", ");
    Some(t!("keesdrow-picked", who = at.who(first), name = at.name(first), picks = picks))
}

#[component]
fn Buttons(desk: Desk) -> impl IntoView {
    let empty = Memo::new(move |_| desk.draft.with(|draft| draft.is_empty()));
    let last = move || {
        desk.effects.get().filter(|effects| effects.can_stay()).and_then(|effects| effects.steps.last().cloned())
    };
    let ready = move || desk.can_play() && !empty.get() && desk.verdict() != WordVerdict::Bad;
    view! {
        <div class="keesdrow-buttons">
            <Show when=move || !empty.get() fallback=move || view! { <PassButton desk/> }>
                <button type="button" class="keesdrow-small" on:click=move |_| desk.back() aria-label=move || t!("keesdrow-back")>
                    <Icon name="backspace"/>
                </button>
                <button type="button" on:click=move |_| desk.clear()>{move || t!("keesdrow-clear")}</button>
                {move || last().map(|step| view! {
                    <button type="button" class="keesdrow-again" on:click=move |_| desk.stay()>{t!("keesdrow-again", letter = step.letter.to_string())}</button>
                })}
            </Show>
            <button type="submit" class="primary keesdrow-play" disabled=move || !ready()>{move || t!("keesdrow-play")}</button>
        </div>
    }
}

/// Passing, or ending a spree. It cannot be undone, so it asks for confirmation.
#[component]
fn PassButton(desk: Desk) -> impl IntoView {
    let sure = RwSignal::new(false);
    let spree = move || desk.options.read().turn == Turn::Spree;
    let some = move || {
        desk.view.get().is_some_and(|view| view.pending.as_ref().is_some_and(|turn| Some(turn.seat) == view.seat))
    };
    let label = move || match (sure.get(), spree() && some()) {
        (true, _) => t!("keesdrow-pass-sure"),
        (false, true) => t!("keesdrow-done"),
        (false, false) => t!("keesdrow-pass"),
    };
    let press = move |_| {
        if sure.get_untracked() {
            desk.at.play("pass");
        }
        sure.update(|sure| *sure = !*sure);
    };
    view! {
        <button type="button" disabled=move || !desk.can_play() on:click=press on:blur=move |_| sure.set(false)>{label}</button>
    }
}
