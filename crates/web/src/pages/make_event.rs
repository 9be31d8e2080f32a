use crate::{event::OrderForm, t, ui::title_page};
use leptos::prelude::*;

/// The page that creates an event.
#[component]
pub(crate) fn MakeEvent() -> impl IntoView {
    title_page(|| t!("event-make"));
    view! {
        <main class="page make-page">
            <h1>{move || t!("event-make")}</h1>
            <OrderForm/>
        </main>
    }
}
