use super::TableOrder;
use crate::{
    catalogue, t,
    table::{preset_meaning, preset_name},
    ui::{ChoiceCard, Icon},
};
use kee_game::{Seating, Team};
use kee_games::{About, AboutPreset};
use kee_picture::VariantSample;
use leptos::prelude::*;

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
        let picture = board(about, index).into_any();
        view! {
            <ChoiceCard name="preset" value=name checked=Signal::derive(move || order.read().variant.preset == index)
                choose=move |()| order.update(|order| order.choose_preset(index))
                title=Signal::derive(move || preset_name(id, name)) picture about=Signal::derive(move || preset_meaning(id, name))>
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

/// The board of a preset, on the material of its game.
fn board(about: &'static About, index: usize) -> impl IntoView {
    let AboutPreset { plans, options, .. } = &about.presets[index];
    let plan = plans[0];
    let teams = Seating::of((0..plan.seats).map(|seat| Team::new((seat % plan.teams).into())).collect());
    let options: Vec<_> = options.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect();
    let drawing = VariantSample { game: about.id, options: &options, teams: &teams, moment: index }.drawing();
    let class = format!("art art-{} variant-board", about.id);
    drawing.map(|drawing| view! { <span class=class aria-hidden="true" inner_html=drawing.svg()></span> })
}

/// The numbers of players of a preset.
fn seats(preset: &AboutPreset) -> String {
    let seats = || preset.plans.iter().map(|plan| plan.seats);
    let (least, most) = (seats().min().unwrap_or(1), seats().max().unwrap_or(1));
    if least == most { t!("make-plan", seats = least) } else { t!("variant-seats", least = least, most = most) }
}
