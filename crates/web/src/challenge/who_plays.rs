use crate::{
    keep::{self, Guest},
    t,
};
use leptos::prelude::*;

/// Asks for a name where none was ever given: else one would stand on the leader board as one guest among many.
#[component]
pub(crate) fn WhoPlays() -> impl IntoView {
    let guest = keep::guest();
    let unnamed = guest.as_ref().is_none_or(|guest| guest.name.trim().is_empty());
    let colour = guest.map_or(0, |guest| guest.colour);
    unnamed.then(|| {
        view! {
            <p class="challenge-who">
                <label for="challenge-who">{move || t!("challenge-who")}</label>
                <input id="challenge-who" maxlength="30" autocomplete="nickname" placeholder=move || t!("guest")
                    on:input:target=move |event| keep::set_guest(&Guest { name: event.target().value(), colour })/>
            </p>
        }
    })
}
