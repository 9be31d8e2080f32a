use super::PlayableChallenge;
use crate::t;
use leptos::prelude::*;
use leptos_router::{NavigateOptions, hooks::use_navigate};

/// The button that plays a challenge, or plays it again.
#[component]
pub(crate) fn PlayButton(
    playable: PlayableChallenge,
    /// Whether the player has played it before.
    played: bool,
    /// Receives the reason if it cannot be played.
    trouble: RwSignal<Option<String>>,
    /// The challenge's name, if the page shows several.
    #[prop(optional, into)]
    which: Option<Signal<String>>,
    /// Whether the page is about this challenge alone.
    #[prop(optional)]
    big: bool,
) -> impl IntoView {
    let navigate = use_navigate();
    let play = move |_| {
        let (navigate, playable) = (navigate.clone(), playable.clone());
        leptos::task::spawn_local(async move {
            match playable.play().await {
                Ok(address) => navigate(&address, NavigateOptions::default()),
                Err(no) => trouble.set(Some(no.told())),
            }
        });
    };
    let words = move || if played { t!("challenge-again") } else { t!("challenge-play") };
    let label = move || which.map(|which| format!("{}: {}", words(), which.get()));
    view! { <button class="primary" class:big=big on:click=play aria-label=label>{words}</button> }
}
