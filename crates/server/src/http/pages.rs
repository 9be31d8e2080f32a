use super::answer::No;
use crate::{app::App, refusal::ServerRefusal};
use axum::{
    extract::State,
    http::{StatusCode, header},
    response::{Html, IntoResponse},
};

/// The page.
#[utoipa::path(
    get, path = "/", operation_id = "page", tag = "pages",
    responses(
        (status = 200, description = "The page to begin with", body = String, content_type = "text/html"),
    ),
)]
pub(crate) async fn home() -> impl IntoResponse {
    ([(header::CACHE_CONTROL, "no-cache")], Html(include_str!("page.html")))
}

/// The page of a table.
#[utoipa::path(
    get, path = "/t/{table}", operation_id = "table_page", tag = "pages",
    params(("table" = String, Path, description = "The table")),
    responses(
        (status = 200, description = "The page to play on", body = String, content_type = "text/html"),
    ),
)]
pub(crate) async fn table() -> impl IntoResponse {
    home().await
}

/// The process runs.
#[utoipa::path(
    get, path = "/healthz", operation_id = "healthz", tag = "pages",
    responses(
        (status = 200, description = "It runs", body = String),
    ),
)]
pub(crate) async fn healthz() -> &'static str {
    "ok\n"
}

/// It can store what is played.
#[utoipa::path(
    get, path = "/readyz", operation_id = "readyz", tag = "pages",
    responses(
        (status = 200, description = "It can", body = String),
        (status = 503, description = "It cannot just now", body = String),
    ),
)]
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
