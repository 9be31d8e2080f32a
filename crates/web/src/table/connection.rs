use crate::{
    browser, keep, lang,
    session::Connection,
    t,
    ui::{EmptyState, title_page},
};
use leptos::prelude::*;
use leptos_router::components::A;

/// Says prominently that the table or the event cannot be reached.
#[component]
pub(crate) fn ConnectionBanner(
    connection: RwSignal<Connection>,
    /// The table, if there is a seat to lose.
    #[prop(default = Signal::stored(None), into)]
    table: Signal<Option<String>>,
) -> impl IntoView {
    move || match connection.get() {
        Connection::Up => ().into_any(),
        Connection::Opening => view! { <p class="connection" role="status">{t!("connecting")}</p> }.into_any(),
        Connection::Down { farewell } => view! {
            <p class="connection lost" role="alert">
                <span class="spinner" aria-hidden="true"></span>
                {if farewell { lang::now_spoken().tell_plain(&kee_speech::farewell()) } else { t!("offline") }}
            </p>
        }
        .into_any(),
        Connection::Over(refusal) if refusal.code == "server/bad_token" && table.read().is_some() => {
            title_page(|| t!("seat-lost"));
            view! { <SeatLost table/> }.into_any()
        }
        Connection::Over(refusal) => {
            let sentence = lang::refusal(&refusal);
            title_page(move || lang::refusal(&refusal));
            view! {
                <div class="connection" role="alert">
                    <EmptyState icon="hint" sentence=Signal::stored(sentence) href="/" action=Signal::derive(|| t!("go-home"))/>
                </div>
            }
            .into_any()
        }
    }
}

/// This browser's pass is no longer valid: the seat was recovered on another device.
#[component]
fn SeatLost(table: Signal<Option<String>>) -> impl IntoView {
    let look_on = move |_| {
        if let Some(table) = table.get_untracked() {
            keep::forget_pass(&table);
        }
        // If loading fails, the page stays as it is.
        let _ = browser::window().location().reload();
    };
    view! {
        <div class="connection lost" role="alert">
            <p>{move || t!("seat-lost")}</p>
            <p class="choices">
                <button on:click=look_on>{move || t!("seat-lost-watch")}</button>
                <A href="/mine" attr:class="button">{move || t!("recover")}</A>
            </p>
        </div>
    }
}
