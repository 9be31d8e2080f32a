use super::answer::No;
use crate::{app::App, refusal::ServerRefusal};
use axum::{
    extract::State,
    http::{StatusCode, header},
    response::{Html, IntoResponse},
};

/// What this is. The pages for people come with the web client.
pub(crate) async fn home() -> impl IntoResponse {
    ([(header::CACHE_CONTROL, "no-cache")], Html(include_str!("page.html")))
}

/// The process runs.
pub(crate) async fn healthz() -> &'static str {
    "ok\n"
}

/// It can store what is played.
pub(crate) async fn readyz(State(app): State<App>) -> (StatusCode, &'static str) {
    match app.store().ready().await {
        Ok(()) => (StatusCode::OK, "ready\n"),
        Err(error) => {
            tracing::warn!(%error, "not ready");
            (StatusCode::SERVICE_UNAVAILABLE, "the store is not ready\n")
        }
    }
}

pub(crate) async fn nothing() -> No {
    ServerRefusal::NothingHere.into()
}
