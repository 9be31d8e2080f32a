use super::Visit;
use leptos::prelude::*;

/// Why what was asked for here was not done: beside what was pressed, where whoever pressed it looks.
#[component]
pub(super) fn Refused(visit: Visit) -> impl IntoView {
    view! { <p class="refused" role="alert">{move || visit.refused_here()}</p> }
}
