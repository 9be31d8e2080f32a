//! What is asked over HTTP.

mod accounts;
mod answer;
mod body;
mod bot;
mod bots;
mod claims;
mod cookie;
mod guard;
mod lists;
mod me;
mod pages;
mod records;
mod recovery;
mod socket;
mod stream;
mod tables;
mod visitor;

pub(crate) use answer::No;
pub(crate) use visitor::{Peer, Visitor};

use crate::app::App;
use axum::{
    Router,
    middleware::from_fn_with_state,
    routing::{delete, get, post},
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
        .route("/api/accounts", post(accounts::register))
        .route("/api/login", post(accounts::log_in))
        .route("/api/logout", post(accounts::log_out))
        .route("/api/me", get(me::me))
        .route("/api/me/tables", get(me::tables))
        .route("/api/me/seats", post(claims::claim))
        .route("/api/me/password", post(accounts::change_password))
        .route("/api/me/logout", post(accounts::log_out_everywhere))
        .route("/api/me/bots", get(bots::list).post(bots::make))
        .route("/api/me/bots/{name}", delete(bots::revoke))
        .route("/api/bot/stream", get(bot::listen))
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
