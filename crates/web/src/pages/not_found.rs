use crate::{t, ui::title_page};
use leptos::prelude::*;
use leptos_router::components::A;

/// There is nothing at this address.
#[component]
pub(crate) fn NotFound() -> impl IntoView {
    title_page(|| t!("not-found-title"));
    view! {
        <main class="page">
            <h1>{move || t!("not-found-title")}</h1>
            <p>{move || t!("not-found-sentence")}</p>
            <p><A href="/">{move || t!("go-home")}</A></p>
        </main>
    }
}
