use crate::{
    keep::{self, Finds},
    t,
};
use leptos::prelude::*;
use leptos_router::components::A;

/// What this browser has come to before. Nothing if there is nothing.
#[component]
pub(crate) fn FoundAgain(what: Finds) -> impl IntoView {
    let found = keep::found(what);
    let heading = move || match what {
        Finds::Events => t!("event-mine"),
        Finds::Challenges => t!("challenge-mine"),
    };
    (!found.is_empty()).then(|| {
        let rows =
            found.into_iter().map(|found| view! { <li><A href=found.path><strong>{found.name}</strong></A></li> });
        view! {
            <section>
                <h2>{heading}</h2>
                <ul class="mine">{rows.collect_view()}</ul>
            </section>
        }
    })
}
