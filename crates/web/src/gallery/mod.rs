//! `/gallery`: every component in every state, in debug builds only.

mod light;
mod rules;
mod states;
mod table_parts;
mod tables;

use crate::{
    t,
    ui::{Chips, title_page},
    you::LanguageChoice,
};
use leptos::prelude::*;
use light::Light;
use states::{Buttons, Choices, FieldStates, Icons, Overlays, Players};
use table_parts::TableParts;
use tables::{Invitations, Pictures, Results};

/// The page. The switches at its top change the language and the light.
#[component]
pub(crate) fn GalleryPage() -> impl IntoView {
    title_page(|| t!("gallery-title"));
    let light = RwSignal::new(Some(Light::System));
    Effect::new(move |_| light.get().unwrap_or(Light::System).shine());
    on_cleanup(|| Light::System.shine());
    let lights = Signal::derive(|| {
        let named = [
            (Light::System, t!("gallery-light-system")),
            (Light::Bright, t!("gallery-light-light")),
            (Light::Dark, t!("gallery-light-dark")),
        ];
        named.map(|(light, words)| (light, None, words)).to_vec()
    });
    view! {
        <style>{rules::shown_states()}</style>
        <main class="page gallery">
            <h1>{move || t!("gallery-title")}</h1>
            <p>{move || t!("gallery-about")}</p>
            <div class="gallery-switches">
                <LanguageChoice/>
                <Chips name="gallery-light" legend=Signal::derive(|| t!("gallery-light")) choices=lights chosen=light choose=move |chosen| light.set(Some(chosen))/>
            </div>
            <Buttons/>
            <FieldStates/>
            <Choices/>
            <Overlays/>
            <Players/>
            <TableParts/>
            <Results/>
            <Invitations/>
            <Pictures/>
            <Icons/>
        </main>
    }
}
