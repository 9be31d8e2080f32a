use crate::{event::OrderForm, t, ui::title_page};
use leptos::prelude::*;
use leptos_router::components::A;

/// The page where an event is opened.
#[component]
pub(crate) fn MakeEvent() -> impl IntoView {
    title_page(|| t!("event-make"));
    view! {
        <main class="page make">
            <p><A href="/">{move || t!("go-home")}</A></p>
            <h1>{move || t!("event-make")}</h1>
            <OrderForm/>
        </main>
    }
}
