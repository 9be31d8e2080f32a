use super::Order;
use crate::{
    t,
    table::{preset_meaning, preset_name},
};
use kee_games::About;
use leptos::prelude::*;

/// The ways to play that have a name.
#[component]
pub(crate) fn Presets(about: &'static About, order: RwSignal<Order>) -> impl IntoView {
    let rows = about.presets.iter().enumerate().filter(|(_, preset)| !preset.for_tests).map(|(index, preset)| {
        let (id, name) = (about.id, preset.name);
        view! {
            <label class="choice">
                <input type="radio" name="preset" value=name prop:checked=move || order.read().way.preset == index
                    on:change=move |_| order.update(|order| order.choose_preset(index))/>
                <span><strong>{move || preset_name(id, name)}</strong> " " {move || preset_meaning(id, name)}</span>
            </label>
        }
    });
    view! { <fieldset><legend>{move || t!("make-preset")}</legend>{rows.collect_view()}</fieldset> }
}
