use super::desk::Desk;
use crate::{
    download::{hand_over, written},
    lang,
    local::Shelf,
    t,
    table::ending,
    ui::Standings,
};
use kee_game::Game;
use keesdrow::Keesdrow;
use leptos::{prelude::*, task::spawn_local};
use leptos_router::components::A;

/// After the game: who came in where, and a look back.
#[component]
pub(super) fn Over(desk: Desk) -> impl IntoView {
    let outcome = Memo::new(move |_| desk.with(|game| game.outcome.clone()).flatten());
    let names = Signal::derive(move || desk.names());
    move || {
        let outcome = outcome.get()?;
        Some(view! {
            <section class="over" aria-label=t!("log-finished")>
                <h2>{ending(Keesdrow::ID, &outcome.ending)}</h2>
                <Standings outcome names/>
                <p class="choices">
                    <A href=format!("/local/{}/games/1", desk.id()) attr:class="button">{t!("replay-open")}</A>
                    <A href="/referee" attr:class="button">{t!("referee-next-game")}</A>
                </p>
            </section>
        })
    }
}

/// The record of the game, to take home at any time.
#[component]
pub(super) fn SaveRecord(desk: Desk) -> impl IntoView {
    let trouble = RwSignal::new(None::<String>);
    let save = move |_| {
        spawn_local(async move {
            let id = desk.id();
            let kept = async { Shelf::open().await?.record(&id).await };
            let told = match kept.await {
                Err(unkept) => {
                    let no = unkept.refusal();
                    Some(lang::refusal(&no))
                }
                Ok(record) => {
                    let file = written("text/plain", &record);
                    let handed = file.and_then(|file| hand_over(&format!("keesdrow-{id}.kee"), &file));
                    handed.is_err().then(|| t!("replay-not-saved"))
                }
            };
            trouble.try_set(told);
        });
    };
    view! {
        <button type="button" on:click=save>{move || t!("replay-save-record")}</button>
        <p class="refused" role="alert">{trouble}</p>
    }
}
