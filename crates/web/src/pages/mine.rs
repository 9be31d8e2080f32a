use crate::{
    api,
    keep::{self, Finds},
    my_games::{GameCards, all_are_known, my_games, server_is_unreachable},
    t,
    ui::{EmptyState, FoundAgain, Line, title_page},
};
use kee_wire::{IssuedKeys, RecoveredKeys};
use leptos::prelude::*;
use leptos_router::hooks::use_navigate;

/// The games of this person, those that wait for them first.
#[component]
pub(crate) fn Mine() -> impl IntoView {
    title_page(|| t!("mine-title"));
    let games = Memo::new(move |_| my_games().unwrap_or_default());
    let none = Memo::new(move |_| games.read().is_empty());
    view! {
        <main class="page">
            <h1>{move || t!("mine-title")}</h1>
            <Show when=server_is_unreachable><p role="status">{move || t!("refused-offline")}</p></Show>
            <Show when=move || !none.get() || all_are_known() fallback=|| view! { <p class="muted">{move || t!("wait")}</p> }>
                <Show when=move || !none.get()
                    fallback=|| view! { <EmptyState icon="games" sentence=Signal::derive(|| t!("mine-none")) href="/" action=Signal::derive(|| t!("mine-start"))/> }>
                    <GameCards games deletable=true/>
                </Show>
            </Show>
            <FoundAgain what=Finds::Events/>
            <FoundAgain what=Finds::Challenges/>
            <Recover/>
        </main>
    }
}

/// Getting a seat back with the code that was written down.
#[component]
fn Recover() -> impl IntoView {
    let navigate = use_navigate();
    let typed = RwSignal::new(String::new());
    let trouble = RwSignal::new(None::<String>);
    let done = RwSignal::new(false);
    let recover = move |text: String| {
        let navigate = navigate.clone();
        leptos::task::spawn_local(async move {
            match api::recover(&text).await {
                Ok(RecoveredKeys { table, token, recovery }) => {
                    let keys = IssuedKeys { token: Some(token), recovery: Some(recovery) };
                    if let Some(table) = table {
                        keep::keep_pass(table, keys);
                        navigate(&table.link(), leptos_router::NavigateOptions::default());
                    } else {
                        keep::keep_guest_key(keys);
                        keep::is_here_again();
                        trouble.set(None);
                        done.set(true);
                    }
                }
                Err(no) if no.code == "server/bad_token" => trouble.set(Some(t!("recover-wrong"))),
                Err(no) => trouble.set(Some(no.told())),
            }
        });
    };
    let (label, button) = (Signal::derive(|| t!("recover-code")), Signal::derive(|| t!("recover")));
    view! {
        <details>
            <summary>{move || t!("recover")}</summary>
            <Line id="recovery" class="join" label button typed done=recover/>
            <p class="refused" role="alert">{trouble}</p>
            <Show when=move || done.get()><p role="status">{move || t!("event-recovered")}</p></Show>
        </details>
    }
}
