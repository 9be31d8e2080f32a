//! Our own fields and buttons.

use super::{Icon, announce};
use crate::{lang::Id, t};
use leptos::prelude::*;
use web_sys::{HtmlInputElement, SubmitEvent};

/// A switch.
#[component]
pub(crate) fn Switch(
    #[prop(into)] words: Signal<String>,
    #[prop(into)] on: Signal<bool>,
    #[prop(into)] turn: Callback<bool>,
    /// The id of its field, if something refers to it.
    #[prop(optional, into)]
    id: Option<String>,
    /// The elements that explain it.
    #[prop(optional, into)]
    described: Option<String>,
) -> impl IntoView {
    view! {
        <label class="switch">
            <input type="checkbox" role="switch" id=id aria-describedby=described prop:checked=on
                on:change:target=move |event| turn.run(event.target().checked())/>
            <span class="switch-track" aria-hidden="true"></span>
            <span>{words}</span>
        </label>
    }
}

/// A few choices, each in a word or two.
#[component]
pub(crate) fn Chips<T: Clone + PartialEq + Send + Sync + 'static>(
    /// The name of the group, for the browser.
    name: &'static str,
    #[prop(into)] legend: Signal<String>,
    /// The choices, each with its icon and label.
    #[prop(into)]
    choices: Signal<Vec<(T, Option<&'static str>, String)>>,
    #[prop(into)] chosen: Signal<Option<T>>,
    #[prop(into)] choose: Callback<T>,
) -> impl IntoView {
    let chip = move |(value, icon, words): (T, Option<&'static str>, String)| {
        let here = value.clone();
        view! {
            <label class="chip">
                <input type="radio" name=name prop:checked=move || chosen.get().as_ref() == Some(&here) on:change=move |_| choose.run(value.clone())/>
                {icon.map(|icon| view! { <Icon name=icon/> })}
                <span>{words}</span>
            </label>
        }
    };
    view! {
        <fieldset class="chips">
            <legend>{legend}</legend>
            <div class="chip-row">{move || choices.get().into_iter().map(chip).collect_view()}</div>
        </fieldset>
    }
}

/// A number that is typed, or changed step by step.
#[component]
pub(crate) fn Stepper(
    id: String,
    /// The thing it counts, for the names of the buttons.
    #[prop(into)]
    words: Signal<String>,
    least: u32,
    most: u32,
    #[prop(into)] value: Signal<String>,
    #[prop(into)] set: Callback<String>,
    #[prop(into)] described: String,
    #[prop(into)] invalid: Signal<bool>,
) -> impl IntoView {
    let number = move || value.get().trim().parse::<u32>().ok();
    let step = move |by: i64| {
        let next = i64::from(untrack(number).unwrap_or(least)) + by;
        set.run(next.clamp(least.into(), most.into()).to_string());
    };
    view! {
        <div class="stepper">
            <button type="button" aria-label=move || t!("stepper-less", what = words.get()) disabled=move || number().is_some_and(|now| now <= least) on:click=move |_| step(-1)>"−"</button>
            <input id=id inputmode="numeric" autocomplete="off" prop:value=value aria-describedby=described aria-invalid=move || invalid.get().then_some("true")
                on:change:target=move |event| set.run(event.target().value().trim().to_owned())/>
            <button type="button" aria-label=move || t!("stepper-more", what = words.get()) disabled=move || number().is_some_and(|now| now >= most) on:click=move |_| step(1)>"+"</button>
        </div>
    }
}

/// A number that can be changed.
#[component]
pub(crate) fn Number(
    id: &'static str,
    /// The label that says what it counts.
    words: Id,
    #[prop(default = 1)] least: u64,
    most: u64,
    value: Signal<u64>,
    choose: SignalSetter<u64>,
) -> impl IntoView {
    let change = move |field: HtmlInputElement| {
        let value = field.value().parse::<u64>().ok().filter(|value| (least..=most).contains(value));
        match value {
            Some(value) => choose.set(value),
            // A value out of bounds stays in the field, and the browser says what is allowed.
            None => drop(field.report_validity()),
        }
    };
    view! {
        <label>{move || t!(words)}
            <input id=id type="number" min=least max=most required prop:value=value on:change:target=move |event| change(event.target())/>
        </label>
    }
}

/// A text field with a label and a button.
#[component]
pub(crate) fn LineForm(
    #[prop(into)] id: String,
    class: &'static str,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] button: Signal<String>,
    typed: RwSignal<String>,
    /// Whether phones should begin with capitals.
    #[prop(optional)]
    capitals: bool,
    /// Called with the trimmed line, unless it is empty.
    #[prop(into)]
    done: Callback<String>,
) -> impl IntoView {
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let text = typed.read_untracked().trim().to_owned();
        if !text.is_empty() {
            done.run(text);
        }
    };
    view! {
        <form class=class on:submit=submit>
            <label for=id.clone()>{label}</label>
            <input id=id autocomplete="off" autocapitalize=if capitals { "characters" } else { "off" } spellcheck="false"
                prop:value=typed on:input:target=move |event| typed.set(event.target().value())/>
            <button>{button}</button>
        </form>
    }
}

/// A button that asks for confirmation, and forgets the first press when it loses the focus.
#[component]
pub(crate) fn Twice(
    #[prop(into)] words: Signal<String>,
    /// The question before it acts.
    #[prop(into)]
    sure: Signal<String>,
    /// Its accessible name, where its text alone does not say whom it concerns.
    #[prop(into, optional)]
    label: Option<Signal<String>>,
    #[prop(optional)] class: &'static str,
    #[prop(default = Signal::stored(false), into)] disabled: Signal<bool>,
    #[prop(into)] done: Callback<()>,
) -> impl IntoView {
    let asked = RwSignal::new(false);
    let press = move |_| {
        if asked.get_untracked() {
            asked.set(false);
            done.run(());
        } else {
            asked.set(true);
            // The focus stays, so the new text of the button must be announced.
            announce(sure.get_untracked());
        }
    };
    let shown = move || if asked.get() { sure.get() } else { words.get() };
    let called = move || label.map(|label| if asked.get() { sure.get() } else { label.get() });
    view! {
        <button type="button" class=class class:sure=asked disabled=disabled aria-label=called on:click=press on:blur=move |_| asked.set(false)>
            {shown}
        </button>
    }
}
