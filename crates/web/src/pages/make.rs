use crate::{api, keep, t};
use kee_games::{Setup, find};
use kee_wire::House;
use leptos::prelude::*;
use leptos_router::hooks::{use_navigate, use_params_map};

/// Making a table.
#[component]
pub(crate) fn Make() -> impl IntoView {
    let params = use_params_map();
    let game = move || params.read().get("game").unwrap_or_default();
    let navigate = use_navigate();
    let trouble = RwSignal::new(None::<String>);
    let make = move |_| {
        let navigate = navigate.clone();
        leptos::task::spawn_local(async move {
            let name = keep::guest().map_or_else(|| t!("guest"), |guest| guest.name);
            let wanted = api::Wanted {
                game: game(),
                setup: Setup::default(),
                house: House::default(),
                words: None,
                name: Some(name),
            };
            match api::make(&wanted).await {
                Ok(joined) => {
                    if let Some(token) = joined.token {
                        keep::set_pass(&joined.table, &keep::Pass { token, recovery: joined.recovery });
                    }
                    navigate(&format!("/t/{}", joined.table), Default::default());
                }
                Err(no) => trouble.set(Some(no.told())),
            }
        });
    };
    view! {
        <main class="page">
            <h1>{move || find(&game()).map(|game| game.about().title)}</h1>
            <button class="primary" on:click=make>{move || t!("make-table")}</button>
            <p role="alert">{trouble}</p>
        </main>
    }
}
