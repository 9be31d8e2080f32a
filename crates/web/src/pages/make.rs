use crate::{catalogue, make::MakeForm};
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

/// The page that makes a table.
#[component]
pub(crate) fn Make() -> impl IntoView {
    let params = use_params_map();
    move || match catalogue::about(&params.read().get("game").unwrap_or_default()) {
        Some(about) => view! { <MakeForm about=about/> }.into_any(),
        None => view! { <super::NotFound/> }.into_any(),
    }
}
