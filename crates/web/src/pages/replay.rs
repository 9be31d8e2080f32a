use super::named;
use crate::{
    api::{self, RequestRefusal},
    local::Shelf,
    replay::{RecordSource, Replay},
    t,
    ui::MissingPage,
    worker::read_record,
};
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use std::{pin::Pin, sync::Arc};
use wasm_bindgen_futures::spawn_local;

/// A finished game of a table on a server.
#[component]
pub(crate) fn TableReplay() -> impl IntoView {
    let params = use_params_map();
    let part = move |name: &str| named(&params.read(), name);
    let fetch = move || {
        let (table, number) = (part("table"), part("number"));
        let link = format!("/t/{table}");
        let file = format!("keeboard-{table}-{number}");
        (link, file, Box::pin(async move { api::record(&table, &number).await }) as RecordFuture)
    };
    view! { <Fetching fetch/> }
}

/// A finished game of a local table.
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
            kept.await.map_err(|error| RequestRefusal::from(error.refusal()))
        };
        (link, file, Box::pin(fetched) as RecordFuture)
    };
    view! { <Fetching fetch/> }
}

/// A record being fetched.
type RecordFuture = Pin<Box<dyn Future<Output = Result<String, RequestRefusal>>>>;

#[component]
fn Fetching(fetch: impl Fn() -> (String, String, RecordFuture) + 'static) -> impl IntoView {
    let found = RwSignal::new(None::<Result<RecordSource, RequestRefusal>>);
    Effect::new(move |_| {
        let (table, file, fetched) = fetch();
        found.set(None);
        spawn_local(async move {
            let source = fetched.await.and_then(|text| {
                let record = read_record(&text)?;
                // Without a seed it was played on a real board, and the referee's page has it.
                let table =
                    if record.header.commitment.is_none() { table.replace("/local/", "/referee/") } else { table };
                Ok(RecordSource { text: text.into(), record: Arc::new(record), file, table })
            });
            found.try_set(Some(source));
        });
    });
    move || match found.get() {
        None => view! { <p class="loading">{t!("wait")}</p> }.into_any(),
        Some(Ok(source)) => view! { <Replay source/> }.into_any(),
        Some(Err(no)) => view! { <MissingPage why=no.shown()/> }.into_any(),
    }
}
