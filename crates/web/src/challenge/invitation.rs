use super::api;
use crate::{
    keep::{self, BookmarkKind},
    t,
    table::preset_name,
};
use kee_games::{About, Setup};
use kee_wire::CreateChallenge;
use leptos::prelude::*;
use leptos_router::{NavigateOptions, hooks::use_navigate};

/// Creates a challenge with the chosen options: a link that deals everyone the same game.
#[component]
pub(crate) fn ChallengeFriends(
    about: &'static About,
    /// The chosen options.
    #[prop(into)]
    setup: Signal<Setup>,
    /// Receives what is wrong with them.
    problems: RwSignal<Vec<String>>,
) -> impl IntoView {
    let navigate = use_navigate();
    let busy = RwSignal::new(false);
    let make = move |_| {
        // Repeated taps make one challenge.
        if busy.get_untracked() {
            return;
        }
        busy.set(true);
        let (navigate, setup) = (navigate.clone(), setup.get_untracked());
        let preset = setup.preset.unwrap_or_default();
        let name = t!("challenge-of", name = keep::name(), game = about.title, preset = preset_name(about.id, &preset));
        leptos::task::spawn_local(async move {
            let wanted =
                CreateChallenge { name: name.clone(), game: about.id.to_owned(), preset, set: setup.set, seed: None };
            match api::create(&wanted).await {
                Ok(address) => {
                    keep::add_bookmark(BookmarkKind::Challenges, address.clone(), name);
                    navigate(&address, NavigateOptions::default());
                }
                Err(no) => {
                    problems.set(vec![no.told()]);
                    busy.set(false);
                }
            }
        });
    };
    view! {
        <div class="challenge-friends">
            <button type="button" class="big" class:busy=busy aria-busy=move || busy.get().to_string() on:click=make>{move || t!("challenge-friends")}</button>
            <p class="muted">{move || t!("challenge-friends-sentence")}</p>
        </div>
    }
}
