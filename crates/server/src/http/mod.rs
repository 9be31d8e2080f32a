//! What is asked over HTTP.

mod answer;
mod body;
mod guard;
mod lists;
mod pages;
mod records;
mod recovery;
mod socket;
mod stream;
mod tables;
mod visitor;

pub(crate) use visitor::{Peer, Visitor};

use crate::app::App;
use axum::{
    Router,
    middleware::from_fn_with_state,
    routing::{get, post},
};

/// Every address of the server.
pub(crate) fn router(app: App) -> Router {
    Router::new()
        .route("/", get(pages::home))
        .route("/t/{table}", get(pages::home))
        .route("/healthz", get(pages::healthz))
        .route("/readyz", get(pages::readyz))
        .route("/api/games", get(lists::games))
        .route("/api/lobby", get(lists::lobby))
        .route("/api/recover", post(recovery::recover))
        .route("/api/tables", post(tables::make))
        .route("/api/tables/{table}", get(tables::look))
        .route("/api/tables/{table}/join", post(tables::join))
        .route("/api/tables/{table}/ask", post(tables::ask))
        .route("/api/tables/{table}/actions", get(tables::actions))
        .route("/api/tables/{table}/stream", get(stream::listen))
        .route("/api/tables/{table}/socket", get(socket::open))
        .route("/api/tables/{table}/games", get(records::list))
        .route("/api/tables/{table}/games/{number}", get(records::one))
        .fallback(pages::nothing)
        .layer(from_fn_with_state(app.clone(), guard::guard))
        .with_state(app)
}
