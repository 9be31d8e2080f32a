use crate::{lang::Id, t};
use leptos::prelude::*;
use web_sys::HtmlInputElement;

/// A number that can be changed.
#[component]
pub(crate) fn Number(
    id: &'static str,
    /// The sentence that says what it counts.
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
            // What is out of bounds stays in the field, and the browser says what would be right.
            None => drop(field.report_validity()),
        }
    };
    view! {
        <label>{move || t!(words)}
            <input id=id type="number" min=least max=most required prop:value=value on:change:target=move |event| change(event.target())/>
        </label>
    }
}
