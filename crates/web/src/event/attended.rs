use crate::{keep, t};
use leptos::prelude::*;
use leptos_router::components::A;

/// The events this browser has come to.
#[component]
pub(crate) fn AttendedEvents() -> impl IntoView {
    let events = keep::attended();
    (!events.is_empty()).then(|| {
        let rows = events.into_iter().map(|attended| {
            view! { <li><A href=format!("/e/{}", attended.event)><strong>{attended.title}</strong></A></li> }
        });
        view! {
            <section>
                <h2>{move || t!("event-mine")}</h2>
                <ul class="mine">{rows.collect_view()}</ul>
            </section>
        }
    })
}
