use crate::t;
use leptos::prelude::*;

/// A number that can be changed.
#[component]
pub(crate) fn Number(
    id: &'static str,
    /// The sentence that says what it counts.
    words: &'static str,
    #[prop(default = 1)] least: u64,
    most: u64,
    value: Signal<u64>,
    choose: SignalSetter<u64>,
) -> impl IntoView {
    let change = move |text: String| {
        if let Ok(value) = text.parse::<u64>() {
            choose.set(value.clamp(least, most));
        }
    };
    view! {
        <label>{move || t!(words)}
            <input id=id type="number" min=least max=most required prop:value=value on:change:target=move |event| change(event.target().value())/>
        </label>
    }
}
