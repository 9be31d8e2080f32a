use super::desk::RefereeDesk;
use crate::{
    download::{save_file, text_file},
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

/// After the game: the final places, and a link to the replay.
#[component]
pub(super) fn FinalPlaces(desk: RefereeDesk) -> impl IntoView {
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

/// Downloads the record of the game, at any time.
#[component]
pub(super) fn SaveRecord(desk: RefereeDesk) -> impl IntoView {
    let trouble = RwSignal::new(None::<String>);
    let save = move |_| {
        spawn_local(async move {
            let id = desk.id();
            let kept = async { Shelf::open().await?.record(&id).await };
            let told = match kept.await {
                Err(error) => {
                    let no = error.refusal();
                    Some(lang::refusal(&no))
                }
                Ok(record) => {
                    let file = text_file("text/plain", &record);
                    let handed = file.and_then(|file| save_file(&format!("keesdrow-{id}.kee"), &file));
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
