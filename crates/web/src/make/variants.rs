use super::Order;
use crate::{
    catalogue, t,
    table::{preset_meaning, preset_name},
    ui::Icon,
};
use kee_games::{About, AboutPreset};
use leptos::prelude::*;

/// The ways to play that have a name, as cards: the one that most people want first.
#[component]
pub(crate) fn Presets(
    about: &'static About,
    order: RwSignal<Order>,
    /// How many are shown at first; all of them unless said otherwise.
    #[prop(default = usize::MAX)]
    few: usize,
) -> impl IntoView {
    let mut offered: Vec<&'static AboutPreset> = about.presets.iter().filter(|preset| !preset.for_tests).collect();
    let favourite = catalogue::favourite(about);
    offered.sort_by_key(|preset| preset.name != favourite.name);
    let more = RwSignal::new(false);
    let hidden = offered.len() > few;
    let card = move |preset: &'static AboutPreset| {
        let (id, name) = (about.id, preset.name);
        let index = catalogue::position(about, preset);
        view! {
            <label class="variant">
                <input type="radio" name="preset" value=name prop:checked=move || order.read().way.preset == index
                    on:change=move |_| order.update(|order| order.choose_preset(index))/>
                <strong>{move || preset_name(id, name)}</strong>
                <span class="variant-about">{move || preset_meaning(id, name)}</span>
                <span class="variant-seats"><Icon name="person"/>{move || seats(preset)}</span>
            </label>
        }
    };
    let shown = move || {
        let count = if more.get() { usize::MAX } else { few };
        offered.iter().take(count).map(|preset| card(preset)).collect_view()
    };
    view! {
        <fieldset class="variants">
            <legend>{move || t!("make-preset")}</legend>
            <div class="variant-cards">{shown}</div>
            <Show when=move || hidden && !more.get()>
                <button type="button" class="quiet more-variants" on:click=move |_| more.set(true)>{move || t!("make-more-variants")} <Icon name="chevron"/></button>
            </Show>
        </fieldset>
    }
}

/// For how many people a preset is.
fn seats(preset: &AboutPreset) -> String {
    let seats = || preset.plans.iter().map(|plan| plan.seats);
    let (least, most) = (seats().min().unwrap_or(1), seats().max().unwrap_or(1));
    if least == most { t!("make-plan", seats = least) } else { t!("variant-seats", least = least, most = most) }
}
