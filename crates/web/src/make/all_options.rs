use super::Order;
use crate::{
    t,
    table::{option_meaning, value_meaning},
};
use kee_games::{About, AboutOption};
use leptos::prelude::*;

/// Every option of the game, with its meaning from the game itself.
#[component]
pub(crate) fn AllOptions(about: &'static About, order: RwSignal<Order>) -> impl IntoView {
    let changed = Memo::new(move |_| order.with(|order| order.set.len()));
    let rows = about.options.iter().map(|option| view! { <OptionRow about option order/> });
    view! {
        <details>
            <summary>
                {move || t!("make-options")}
                {move || (changed.get() > 0).then(|| format!(" ({})", t!("make-options-changed", count = changed.get())))}
            </summary>
            <div class="option-rows">{rows.collect_view()}</div>
        </details>
    }
}

#[component]
fn OptionRow(about: &'static About, option: &'static AboutOption, order: RwSignal<Order>) -> impl IntoView {
    let (id, key) = (about.id, option.key);
    let now = { Memo::new(move |_| order.with(|order| order.option(about, key))) };
    let set = move |value: String| order.update(|order| order.choose_option(about, key, value));
    let (label, field) = (option.clone(), format!("option-{key}"));
    let choice = if option.values.is_empty() {
        view! { <input id=field.clone() prop:value=now title=option.expected.clone() on:change:target=move |event| set(event.target().value())/> }.into_any()
    } else {
        let shown = option.clone();
        let values = option.values.iter().map(|value| {
            let (value, option) = (value.value, shown.clone());
            let words = move || match value_meaning(id, &option, value) {
                (shown, Some(meaning)) => format!("{shown}: {meaning}"),
                (shown, None) => shown,
            };
            view! { <option value=value selected=move || now.get() == value>{words}</option> }
        });
        view! { <select id=field.clone() on:change:target=move |event| set(event.target().value())>{values.collect_view()}</select> }.into_any()
    };
    view! {
        <div class="option-row">
            <label for=field>{move || option_meaning(id, &label)}</label>
            {choice}
        </div>
    }
}
