use crate::{keep, t, you};
use leptos::prelude::*;

/// Asks for a name if none was ever given; otherwise the player would be one guest among many on the leaderboard.
#[component]
pub(crate) fn NameForm() -> impl IntoView {
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
