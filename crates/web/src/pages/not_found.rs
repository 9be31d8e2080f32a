use crate::{
    t,
    ui::{EmptyState, title_page},
};
use leptos::prelude::*;

/// The page for unknown addresses.
#[component]
pub(crate) fn NotFound() -> impl IntoView {
    title_page(|| t!("not-found-title"));
    view! {
        <main class="page lost">
            <h1>{move || t!("not-found-title")}</h1>
            <EmptyState icon="hint" sentence=Signal::derive(|| t!("not-found-sentence")) href="/" action=Signal::derive(|| t!("go-home"))/>
        </main>
    }
}
