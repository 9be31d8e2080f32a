use super::named;
use crate::event::{BigScreen, EventVisit};
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

/// The page of an event for a large screen in the room.
#[component]
pub(crate) fn EventScreen() -> impl IntoView {
    let params = use_params_map();
    move || {
        let visit = EventVisit::new(named(&params.read(), "event"));
        view! { <BigScreen visit/> }
    }
}
