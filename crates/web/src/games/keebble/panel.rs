use super::{
    answer_panel::AnswerPanel,
    buttons::Buttons,
    call_panel::CallPanel,
    desk::{Desk, said},
    hand::OwnHand,
    mode::Mode,
    power_panel::{MakePanel, PowerMark, StealPanel},
    preview::Preview,
    prompt::prompt,
};
use crate::{lang, t, ui::announce};
use leptos::prelude::*;

/// The id of the panel in the page.
pub(super) const ID: &str = "keebble-panel";

/// What one can do now: what is asked, one's own letters, and the buttons.
#[component]
pub(super) fn Panel(desk: Desk) -> impl IntoView {
    let body = move || match desk.mode.get() {
        Mode::Look | Mode::Claim | Mode::Lay { .. } | Mode::Destroy | Mode::Place => ().into_any(),
        Mode::Make => view! { <MakePanel desk/> }.into_any(),
        Mode::Steal => view! { <StealPanel desk/> }.into_any(),
        Mode::Call => view! { <CallPanel desk/> }.into_any(),
        Mode::Answer => view! { <AnswerPanel desk/> }.into_any(),
    };
    let why = Memo::new(move |_| match (desk.mode.get(), desk.proposal.get()) {
        (Mode::Make | Mode::Call, Err(Some(refusal))) => Some(said(&refusal)),
        _ => None,
    });
    let refused = move || desk.at.refused.get().map(|no| lang::refusal_at(&no, &desk.at.names.get()));
    Effect::new(move |_| why.get().into_iter().for_each(announce));
    // What is asked is read out as well, whenever it is something else.
    let asked = Memo::new(move |_| desk.mode.get().is_asked().then(|| prompt(desk)));
    Effect::new(move |_| asked.get().into_iter().for_each(announce));
    view! {
        <section id=ID class="keebble-panel" class:calling=move || desk.mode.get() == Mode::Call class:answering=move || desk.mode.get() == Mode::Answer tabindex="-1" aria-label=move || t!("keebble-what-to-do")>
            <Head desk/>
            <OwnHand desk/>
            {body}
            <p class="keebble-why">{why}</p>
            <p class="keebble-why" aria-hidden="true">{refused}</p>
            <Buttons desk/>
        </section>
    }
}

/// What is asked, or what the letters would bring that were laid; where a cell can be made special instead of playing a
/// word, with the choice between the two.
#[component]
fn Head(desk: Desk) -> impl IntoView {
    let can_make = Memo::new(move |_| {
        let (Some(view), Some(rules)) = (desk.seen.get(), desk.rules.get()) else { return false };
        let word = matches!(desk.mode.get(), Mode::Lay { due: true } | Mode::Make);
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
                    {move || if desk.making.get() { t!("keebble-rather-word") } else { t!("keebble-rather-make") }}
                </button>
            }
        })
    };
    let lays = Memo::new(move |_| {
        matches!(desk.mode.get(), Mode::Lay { .. }) && !desk.laying.with(|laying| laying.is_empty())
    });
    let said = move || {
        if lays.get() {
            view! { <Preview desk/> }.into_any()
        } else {
            view! { <p class="keebble-prompt">{move || prompt(desk)}</p> }.into_any()
        }
    };
    view! {
        <div class="keebble-head">
            <PowerMark desk/>
            {said}
            {choice}
        </div>
    }
}
