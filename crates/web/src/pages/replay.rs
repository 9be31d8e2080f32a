use super::named;
use crate::{
    api::{self, No},
    local::Shelf,
    replay::{Replay, Source},
    t,
    worker::read_record,
};
use leptos::prelude::*;
use leptos_router::{components::A, hooks::use_params_map};
use std::{pin::Pin, sync::Arc};
use wasm_bindgen_futures::spawn_local;

/// A finished game of a table of a server.
#[component]
pub(crate) fn TableReplay() -> impl IntoView {
    let params = use_params_map();
    let part = move |name: &str| named(&params.read(), name);
    let fetch = move || {
        let (table, number) = (part("table"), part("number"));
        let link = format!("/t/{table}");
        let file = format!("keeboard-{table}-{number}");
        (link, file, Box::pin(async move { api::record(&table, &number).await }) as Fetched)
    };
    view! { <Fetching fetch/> }
}

/// A finished game of a table of this browser.
#[component]
pub(crate) fn LocalReplay() -> impl IntoView {
    let params = use_params_map();
    let part = move |name: &str| params.read().get(name).unwrap_or_default();
    let fetch = move || {
        let (id, number) = (part("id"), part("number"));
        let link = format!("/local/{id}");
        let file = format!("keeboard-{id}-{number}");
        let fetched = async move {
            let kept = async { Shelf::open().await?.game(&id, number.parse().unwrap_or_default()).await };
            kept.await.map_err(|unkept| No::from(unkept.refusal()))
        };
        (link, file, Box::pin(fetched) as Fetched)
    };
    view! { <Fetching fetch/> }
}

/// A record on its way.
type Fetched = Pin<Box<dyn Future<Output = Result<String, No>>>>;

#[component]
fn Fetching(fetch: impl Fn() -> (String, String, Fetched) + 'static) -> impl IntoView {
    let found = RwSignal::new(None::<Result<Source, No>>);
    Effect::new(move |_| {
        let (table, file, fetched) = fetch();
        found.set(None);
        spawn_local(async move {
            let source = fetched.await.and_then(|text| {
                let record = read_record(&text)?;
                // Without a seed it was played on a real board, and is kept count of elsewhere.
                let table =
                    if record.header.commitment.is_none() { table.replace("/local/", "/referee/") } else { table };
                Ok(Source { text: text.into(), record: Arc::new(record), file, table })
            });
            found.try_set(Some(source));
        });
    });
    move || match found.get() {
        None => view! { <p class="loading">{t!("wait")}</p> }.into_any(),
        Some(Ok(source)) => view! { <Replay source/> }.into_any(),
        Some(Err(no)) => view! {
            <main class="page">
                <h1>{t!("not-found-title")}</h1>
                <p role="alert">{no.told()}</p>
                <p><A href="/">{t!("go-home")}</A></p>
            </main>
        }
        .into_any(),
    }
}
