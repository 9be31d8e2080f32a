use super::PlayableChallenge;
use crate::{t, table::TableSkeleton};
use leptos::prelude::*;
use leptos_router::{NavigateOptions, hooks::use_navigate};

/// The start of a game from a page with one or more [`PlayButton`]s.
#[derive(Clone, Copy)]
pub(crate) struct PlayAttempt {
    /// The link of the challenge whose table is being made.
    starting: RwSignal<Option<String>>,
    trouble: RwSignal<Option<String>>,
}

impl PlayAttempt {
    /// Nothing is being started yet.
    pub(crate) fn new() -> Self {
        Self { starting: RwSignal::new(None), trouble: RwSignal::new(None) }
    }
}

/// The reason why a game could not be started; while it starts, the outline of its table over the page.
#[component]
pub(crate) fn PlayProgress(attempt: PlayAttempt) -> impl IntoView {
    view! {
        <Show when=move || attempt.starting.read().is_some()><div class="skeleton-veil"><TableSkeleton/></div></Show>
        <p class="refused" role="alert">{attempt.trouble}</p>
    }
}

/// The button that plays a challenge, or plays it again.
#[component]
pub(crate) fn PlayButton(
    playable: PlayableChallenge,
    /// Whether the player has played it before.
    played: bool,
    /// The page's attempt to play.
    attempt: PlayAttempt,
    /// The challenge's name, if the page shows several.
    #[prop(optional, into)]
    which: Option<Signal<String>>,
    /// Whether the page is about this challenge alone.
    #[prop(optional)]
    big: bool,
) -> impl IntoView {
    let navigate = use_navigate();
    let PlayAttempt { starting, trouble } = attempt;
    let link = playable.address();
    let here = link.clone();
    let busy = Memo::new(move |_| starting.read().as_ref() == Some(&here));
    let play = move |_| {
        // Repeated taps make one table.
        if starting.read_untracked().is_some() {
            return;
        }
        starting.set(Some(link.clone()));
        trouble.set(None);
        let (navigate, playable) = (navigate.clone(), playable.clone());
        leptos::task::spawn_local(async move {
            match playable.play().await {
                Ok(address) => navigate(&address, NavigateOptions::default()),
                Err(no) => {
                    trouble.try_set(Some(no.told()));
                    starting.try_set(None);
                }
            }
        });
    };
    let words = move || if played { t!("challenge-again") } else { t!("challenge-play") };
    let label = move || which.map(|which| format!("{}: {}", words(), which.get()));
    view! { <button class="primary" class:big=big class:busy=busy aria-busy=move || busy.get().to_string() on:click=play aria-label=label>{words}</button> }
}
