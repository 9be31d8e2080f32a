use super::join::Join;
use crate::{
    api,
    keep::{self, BookmarkKind},
    lang::Id,
    my_games::{GameCards, MyGame, all_are_known, my_games, server_is_unreachable},
    t,
    ui::{EmptyState, FoundAgain, LineForm, title_page},
};
use kee_wire::{IssuedKeys, RecoveredKeys};
use leptos::prelude::*;
use leptos_router::hooks::use_navigate;

/// The player's games, those that wait for them first.
#[component]
pub(crate) fn Mine() -> impl IntoView {
    title_page(|| t!("mine-title"));
    let games = Memo::new(move |_| my_games().unwrap_or_default());
    let none = Memo::new(move |_| games.read().is_empty());
    view! {
        <main class="page page-filling">
            <div class="home-head">
                <h1>{move || t!("mine-title")}</h1>
                <Join/>
            </div>
            <Show when=server_is_unreachable><p role="status">{move || t!("refused-offline")}</p></Show>
            <Show when=move || !none.get() || all_are_known() fallback=|| view! { <p class="muted">{move || t!("wait")}</p> }>
                <Show when=move || !none.get()
                    fallback=|| view! { <EmptyState icon="games" sentence=Signal::derive(|| t!("mine-none")) href="/" action=Signal::derive(|| t!("mine-start"))/> }>
                    <GameSection games heading=id!("mine-your-move") holds=MyGame::is_my_move/>
                    <GameSection games heading=id!("mine-waiting") holds=|game| !game.is_my_move() && !game.is_over()/>
                    <GameSection games heading=id!("mine-finished") holds=MyGame::is_over/>
                </Show>
            </Show>
            // Nothing that is in sight already moves when the games come.
            <Show when=all_are_known>
                <FoundAgain what=BookmarkKind::Events/>
                <FoundAgain what=BookmarkKind::Challenges/>
                <Recover/>
            </Show>
        </main>
    }
}

/// The games of one stage, counted. Nothing if there are none.
#[component]
fn GameSection(games: Memo<Vec<MyGame>>, heading: Id, holds: fn(&MyGame) -> bool) -> impl IntoView {
    let here = Memo::new(move |_| games.read().iter().filter(|game| holds(game)).cloned().collect::<Vec<_>>());
    view! {
        <Show when=move || !here.read().is_empty()>
            <section>
                <div class="section-head"><h2>{move || t!(heading, count = here.read().len())}</h2></div>
                <GameCards games=here deletable=true/>
            </section>
        </Show>
    }
}

/// Recovers a seat with its recovery code.
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
        <details class="event-box">
            <summary>{move || t!("recover")}</summary>
            <LineForm id="recovery" class="join" label button typed done=recover/>
            <p class="refused" role="alert">{trouble}</p>
            <Show when=move || done.get()><p role="status">{move || t!("event-recovered")}</p></Show>
        </details>
    }
}
