use crate::{keep, t, you};
use leptos::prelude::*;

/// Asks for a name where none was ever given: else one would stand on the leader board as one guest among many.
#[component]
pub(crate) fn WhoPlays() -> impl IntoView {
    let unnamed = keep::guest().is_none_or(|guest| guest.name.trim().is_empty());
    unnamed.then(|| {
        view! {
            <p class="challenge-who">
                <label for="challenge-who">{move || t!("challenge-who")}</label>
                <input id="challenge-who" maxlength="30" autocomplete="nickname" placeholder=move || t!("guest")
                    on:input:target=move |event| you::rename(event.target().value())/>
            </p>
        }
    })
}
