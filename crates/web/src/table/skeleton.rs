use crate::t;
use leptos::prelude::*;

/// The outline of a table before anything is known of it.
#[component]
pub(crate) fn TableSkeleton() -> impl IntoView {
    view! {
        <div class="skeleton" role="status">
            <span class="unseen">{move || t!("wait")}</span>
            <div class="skeleton-plates"><i></i><i></i></div>
            <div class="skeleton-board"><i></i></div>
            <i class="skeleton-dock"></i>
        </div>
    }
}
