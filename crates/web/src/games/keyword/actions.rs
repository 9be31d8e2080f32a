use super::{
    desk::{Desk, Mode},
    trial::Trial,
};
use crate::{browser, t};
use keyword::KeywordAction;
use leptos::prelude::*;

const EXCHANGE: &str = "keyword-exchange";
const SURE: &str = "keyword-sure";
const FIRST_LETTER: &str = "keyword-rack-0";

/// Takes the focus along when the buttons change: from a button that is gone it would fall to nowhere.
fn focus_soon(id: &'static str) {
    request_animation_frame(move || browser::focus(id));
}

/// The buttons under the rack. One of them is what one most likely wants.
#[component]
pub(super) fn Actions(desk: Desk) -> impl IntoView {
    move || match desk.mode.get() {
        Mode::Placing => view! { <Placing desk/> }.into_any(),
        Mode::Passing => {
            let pass = move || desk.at.play(KeywordAction::Pass.to_string());
            asked(desk, t!("keyword-pass-sure"), t!("keyword-pass"), true, pass).into_any()
        }
        Mode::Exchanging(going) => {
            let letters = desk.letters_at(&going);
            let (question, count) = (t!("keyword-exchange-which"), going.len());
            let exchange = move || desk.at.play(KeywordAction::Exchange(letters).to_string());
            asked(desk, question, t!("keyword-exchange-count", count = count), count > 0, exchange).into_any()
        }
    }
}

#[component]
fn Placing(desk: Desk) -> impl IntoView {
    let can_exchange =
        move || desk.is_on_turn() && desk.seen.with(|view| view.as_ref().is_some_and(|view| view.left_to_draw > 0));
    let can_pass =
        move || desk.is_on_turn() && desk.seen.with(|view| view.as_ref().is_some_and(|view| !view.must_play));
    let ready = move || desk.is_on_turn() && matches!(desk.trial.get(), Trial::Makes(_));
    let label = move || match desk.trial.get() {
        Trial::Makes(made) if desk.is_counted() => t!("keyword-play-for", score = made.total),
        Trial::Makes(_) | Trial::Not(_) | Trial::Nothing => t!("keyword-play"),
    };
    let exchange = move |_| {
        desk.recall();
        desk.mode.set(Mode::Exchanging(Default::default()));
        focus_soon(FIRST_LETTER);
    };
    let pass = move |_| {
        desk.recall();
        desk.mode.set(Mode::Passing);
        focus_soon(SURE);
    };
    view! {
        <div class="keyword-actions">
            <button id=EXCHANGE type="button" disabled=move || !can_exchange() on:click=exchange>{move || t!("keyword-exchange")}</button>
            <button type="button" disabled=move || !can_pass() on:click=pass>{move || t!("keyword-pass")}</button>
            <Show when=move || !desk.is_counted()>
                <input
                    class="keyword-call" inputmode="numeric" autocomplete="off" aria-label=move || t!("keyword-call")
                    placeholder=move || t!("keyword-call-short") prop:value=desk.call
                    on:input:target=move |event| desk.call.set(event.target().value().chars().filter(char::is_ascii_digit).take(5).collect())
                />
            </Show>
            <button type="button" class="primary" disabled=move || !ready() on:click=move |_| desk.play()>{label}</button>
        </div>
    }
}

/// A question, and the buttons to mean it or not.
fn asked(desk: Desk, question: String, yes: String, can: bool, act: impl Fn() + 'static) -> impl IntoView {
    let free = move || can && desk.is_on_turn();
    let about = question.clone();
    view! {
        <div class="keyword-actions" role="group" aria-label=about>
            <p class="keyword-question">{question}</p>
            <button
                type="button"
                on:click=move |_| {
                    desk.mode.set(Mode::Placing);
                    focus_soon(EXCHANGE);
                }
            >{t!("keyword-back")}</button>
            <button
                id=SURE type="button" class="primary" disabled=move || !free()
                on:click=move |_| {
                    act();
                    desk.mode.set(Mode::Placing);
                    focus_soon(FIRST_LETTER);
                }
            >{yes}</button>
        </div>
    }
}
