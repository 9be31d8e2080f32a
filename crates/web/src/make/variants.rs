use super::TableOrder;
use crate::{
    catalogue, t,
    table::{preset_meaning, preset_name},
    ui::{Art, Icon},
};
use kee_games::{About, AboutPreset};
use leptos::prelude::*;

/// A choice as a card: its name and what it means.
#[component]
pub(crate) fn ChoiceCard(
    /// The name of the group, for the browser.
    name: &'static str,
    value: &'static str,
    #[prop(into)] checked: Signal<bool>,
    #[prop(into)] choose: Callback<()>,
    #[prop(into)] title: Signal<String>,
    #[prop(into)] about: Signal<String>,
    /// The game whose picture is on it.
    #[prop(optional)]
    game: Option<&'static str>,
    /// Anything else there is to know.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    view! {
        <label class="variant">
            <input type="radio" name=name value=value prop:checked=checked on:change=move |_| choose.run(())/>
            {game.map(|game| view! { <Art game/> })}
            <strong>{title}</strong>
            <span class="variant-about">{about}</span>
            {children.map(|children| children())}
        </label>
    }
}

/// The presets as cards, the most popular one first.
#[component]
pub(crate) fn Presets(
    about: &'static About,
    order: RwSignal<TableOrder>,
    /// The number shown at first; all of them by default.
    #[prop(default = usize::MAX)]
    few: usize,
) -> impl IntoView {
    let mut offered: Vec<&'static AboutPreset> = about.presets.iter().filter(|preset| !preset.for_tests).collect();
    let favourite = about.favourite();
    offered.sort_by_key(|preset| preset.name != favourite.name);
    let more = RwSignal::new(false);
    let hidden = offered.len() > few;
    let card = move |preset: &'static AboutPreset| {
        let (id, name) = (about.id, preset.name);
        let index = catalogue::position(about, preset);
        view! {
            <ChoiceCard name="preset" value=name checked=Signal::derive(move || order.read().variant.preset == index)
                choose=move |()| order.update(|order| order.choose_preset(index))
                title=Signal::derive(move || preset_name(id, name)) about=Signal::derive(move || preset_meaning(id, name))>
                <span class="variant-seats"><Icon name="person"/>{move || seats(preset)}</span>
            </ChoiceCard>
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

/// The numbers of players of a preset.
fn seats(preset: &AboutPreset) -> String {
    let seats = || preset.plans.iter().map(|plan| plan.seats);
    let (least, most) = (seats().min().unwrap_or(1), seats().max().unwrap_or(1));
    if least == most { t!("make-plan", seats = least) } else { t!("variant-seats", least = least, most = most) }
}
