use crate::{keep, t};
use leptos::prelude::*;
use leptos_router::components::A;

/// The challenges that were made or played with this browser. Nothing if there are none.
#[component]
pub(crate) fn KnownChallenges() -> impl IntoView {
    let known = keep::challenges();
    (!known.is_empty()).then(|| {
        let rows = known.into_iter().map(|known| {
            view! { <li><A href=format!("/c/{}", known.challenge)><strong>{known.name}</strong></A></li> }
        });
        view! {
            <section>
                <h2>{move || t!("challenge-mine")}</h2>
                <ul class="mine">{rows.collect_view()}</ul>
            </section>
        }
    })
}
