use crate::{
    lang,
    session::{Connection, Session},
    t,
};
use leptos::prelude::*;
use leptos_router::components::A;

/// Says that the table cannot be reached, so that nobody overlooks it.
#[component]
pub(crate) fn ConnectionBanner(session: Session) -> impl IntoView {
    move || match session.connection.get() {
        Connection::Up => ().into_any(),
        Connection::Opening => view! { <p class="connection" role="status">{t!("connecting")}</p> }.into_any(),
        Connection::Down(sentence) => view! {
            <p class="connection lost" role="alert">
                <span class="spinner" aria-hidden="true"></span>
                {sentence.unwrap_or_else(|| t!("offline"))}
            </p>
        }
        .into_any(),
        Connection::Over(refusal) => view! {
            <p class="connection lost" role="alert">
                {lang::refusal(&refusal.code, &refusal.sentence)} " " <A href="/">{t!("go-home")}</A>
            </p>
        }
        .into_any(),
    }
}
