use crate::make::Form;
use kee_games::find;
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use std::sync::Arc;

/// Making a table.
#[component]
pub(crate) fn Make() -> impl IntoView {
    let params = use_params_map();
    move || match find(&params.read().get("game").unwrap_or_default()) {
        Some(game) => view! { <Form about=Arc::new(game.about())/> }.into_any(),
        None => view! { <super::NotFound/> }.into_any(),
    }
}
