use super::{
    choices::{AnswerPanel, MakePanel, PowerMark, StealPanel},
    desk::{Desk, said},
    glyph,
    hand::OwnHand,
    info::Info,
    letter_picker::LetterPicker,
    mode::SheetMode,
    naming::{border_name, square_name},
    pen::spaced,
    prompt::{Phases, WordPreview, main_word, prompt},
};
use crate::{
    lang, t,
    ui::{Icon, announce, announce_prompt},
};
use keebble::KeebbleAction;
use leptos::prelude::*;

/// The id of the panel in the page.
pub(super) const ID: &str = "keebble-panel";

/// The player's controls: the prompt, their letters, and the buttons.
#[component]
pub(super) fn Dock(desk: Desk) -> impl IntoView {
    let body = move || match desk.mode.get() {
        SheetMode::Look | SheetMode::Claim | SheetMode::Lay { .. } | SheetMode::Destroy | SheetMode::Place => {
            ().into_any()
        }
        SheetMode::Make => view! { <MakePanel desk/> }.into_any(),
        SheetMode::Steal => view! { <StealPanel desk/> }.into_any(),
        SheetMode::Call => view! { <LetterPicker desk/> }.into_any(),
        SheetMode::Answer => view! { <AnswerPanel desk/> }.into_any(),
    };
    let why = Memo::new(move |_| match (desk.mode.get(), desk.proposal.get()) {
        (SheetMode::Make | SheetMode::Call, Err(Some(refusal))) => Some(said(&refusal)),
        _ => None,
    });
    // While letters are laid, their words are where the prompt was.
    let lays = move || desk.laying.with(|laying| !laying.is_empty());
    let refused = move || {
        let refused = desk.at.refused.get().map(|no| lang::refusal_at(&no, &desk.at.names.get()));
        refused.or_else(|| desk.why_not.get().filter(|_| lays()))
    };
    Effect::new(move |_| why.get().into_iter().for_each(announce));
    // The prompt is announced whenever it changes.
    let asked = Memo::new(move |_| desk.mode.get().is_asked().then(|| prompt(desk)));
    Effect::new(move |_| asked.get().into_iter().for_each(announce_prompt));
    view! {
        <section
            id=ID class="keebble-panel" class:calling=move || desk.mode.get() == SheetMode::Call tabindex="-1"
            aria-label=move || t!("keebble-what-to-do")
        >
            <Head desk/>
            <OwnHand desk/>
            {body}
            <p class="keebble-why">{why}</p>
            <p class="keebble-why" aria-hidden="true">{refused}</p>
            <Buttons desk/>
        </section>
    }
}

/// The prompt, or the score of the letters laid; where a cell can be made special instead of playing a word, with the
/// choice between the two.
#[component]
fn Head(desk: Desk) -> impl IntoView {
    let can_make = Memo::new(move |_| {
        let (Some(view), Some(rules)) = (desk.seen.get(), desk.rules.get()) else { return false };
        let word = matches!(desk.mode.get(), SheetMode::Lay { due: true } | SheetMode::Make);
        word && !rules.rules.only_words_seen(&view) && rules.rules.specials_played().next().is_some()
    });
    let make = move |_| {
        desk.square.set(None);
        desk.making.update(|making| *making = !*making);
    };
    let choice = move || {
        can_make.get().then(|| {
            view! {
                <button type="button" class="keebble-choice" on:click=make>
                    {move || if desk.making.get() { t!("keebble-word-instead") } else { t!("keebble-make-instead") }}
                </button>
            }
        })
    };
    let lays = Memo::new(move |_| {
        matches!(desk.mode.get(), SheetMode::Lay { .. }) && !desk.laying.with(|laying| laying.is_empty())
    });
    let said = move || {
        if lays.get() {
            view! { <WordPreview desk/> }.into_any()
        } else {
            view! { <p class="pill">{move || desk.why_not.get().unwrap_or_else(|| prompt(desk))}</p> }.into_any()
        }
    };
    view! {
        <div class="keebble-head">
            <Phases desk/>
            <div class="keebble-said"><PowerMark desk/>{said}</div>
            {choice}
            <Info desk/>
        </div>
    }
}

/// The buttons. The one that plays stays the same element whatever it plays, so that it keeps the focus.
#[component]
fn Buttons(desk: Desk) -> impl IntoView {
    let shown = Memo::new(move |_| desk.mode.get() != SheetMode::Look);
    let ready = Memo::new(move |_| {
        let due = desk.at.is_asked() && desk.mode.get() != SheetMode::Lay { due: false };
        due && desk.proposal.get().is_ok() && !desk.is_rejected()
    });
    let can_pass = Memo::new(move |_| desk.mode.get().can_pass());
    let can_take_back = Memo::new(move |_| match desk.mode.get() {
        SheetMode::Lay { .. } => !desk.laying.with(|laying| laying.is_empty()),
        SheetMode::Call => !desk.calling.with(|calling| calling.letters().is_empty()),
        _ => false,
    });
    // The preview announces the score of letters; all other proposals are announced here.
    Effect::new(move |_| match (desk.mode.get(), desk.proposal.get()) {
        (_, Ok(KeebbleAction::Play(_))) => {}
        (_, Ok(_)) => announce(agreement(desk)),
        // Letters to ask for are heard one by one.
        (SheetMode::Call, Err(_)) => {
            let letters = desk.calling.with(|calling| spaced(calling.letters().iter().copied()));
            if !letters.is_empty() {
                announce(letters);
            }
        }
        _ => {}
    });
    let pass = move |_| {
        desk.play(&KeebbleAction::Pass);
        desk.take_all_back();
    };
    view! {
        <div class="keebble-buttons" class:none=move || !shown.get()>
            {move || can_pass.get().then(|| view! {
                <button type="button" on:click=pass>
                    {move || if matches!(desk.mode.get(), SheetMode::Lay { .. } | SheetMode::Make) { t!("keebble-pass") } else { t!("keebble-enough") }}
                </button>
            })}
            {move || can_take_back.get().then(|| view! {
                <button type="button" class="keebble-back" on:click=move |_| desk.take_all_back()>
                    <Icon name="recall"/><span class="keebble-back-name">{move || t!("keebble-take-back")}</span>
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

/// The label of the button that plays.
fn agreement(desk: Desk) -> String {
    let proposal = desk.proposal.get().ok();
    let names = desk.at.names.get();
    match (desk.mode.get(), proposal) {
        (_, Some(KeebbleAction::Claim(square))) => t!("keebble-do-claim", square = square_name(square)),
        (_, Some(KeebbleAction::Play(_))) => match desk.weighed.get() {
            Some(Ok(judged)) if !desk.is_rejected() => {
                t!("keebble-do-play", word = main_word(&judged), points = judged.score.total)
            }
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
        (SheetMode::Claim | SheetMode::Make | SheetMode::Destroy, _) => t!("keebble-choose-cell"),
        (SheetMode::Place, _) => t!("keebble-choose-letter-and-cell"),
        (SheetMode::Steal, _) => t!("keebble-choose-letter"),
        (SheetMode::Call, _) => t!("keebble-choose-letters"),
        (SheetMode::Answer, _) => t!("keebble-choose-border"),
        _ => t!("keebble-do-lay"),
    }
}
