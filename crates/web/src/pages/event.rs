use super::named;
use crate::event::{EventFrame, EventVisit};
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

/// The page of an event.
#[component]
pub(crate) fn EventPage() -> impl IntoView {
    let params = use_params_map();
    move || {
        let visit = EventVisit::new(named(&params.read(), "event"));
        view! { <EventFrame visit/> }
    }
}
