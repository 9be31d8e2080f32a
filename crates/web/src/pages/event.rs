use super::named;
use crate::event::{EventFrame, Visit};
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

/// The page of an event.
#[component]
pub(crate) fn Event() -> impl IntoView {
    let params = use_params_map();
    move || {
        let visit = Visit::new(named(&params.read(), "event"));
        view! { <EventFrame visit/> }
    }
}
