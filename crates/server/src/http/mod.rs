//! The HTTP interface.

mod accounts;
mod answer;
mod bots;
mod challenges;
mod conversation;
mod event_socket;
mod events;
mod lobby;
mod me;
mod new_event;
mod openapi;
mod pages;
mod previews;
mod socket;
mod streams;
mod tables;
mod visitor;

pub(crate) use visitor::Peer;

use crate::app::App;
use axum::{Router, middleware::from_fn_with_state};
use utoipa_axum::{router::OpenApiRouter, routes};

/// Every route of the server, behind the guard.
pub(crate) fn router(app: App) -> Router {
    let (router, _) = routes().split_for_parts();
    router.fallback(pages::other).layer(from_fn_with_state(app.clone(), visitor::guard)).with_state(app)
}

/// Every route of the server with its description: there is no other way to add one.
fn routes() -> OpenApiRouter<App> {
    openapi::documented()
        .routes(routes!(pages::home))
        .routes(routes!(pages::table))
        .routes(routes!(previews::picture))
        .routes(routes!(pages::healthz))
        .routes(routes!(pages::readyz))
        .routes(routes!(openapi::document))
        .routes(routes!(lobby::games))
        .routes(routes!(lobby::lobby))
        .routes(routes!(lobby::find_by_code))
        .routes(routes!(accounts::register))
        .routes(routes!(accounts::log_in))
        .routes(routes!(accounts::log_out))
        .routes(routes!(me::me))
        .routes(routes!(me::tables))
        .routes(routes!(me::claim_seat))
        .routes(routes!(me::claim_guest))
        .routes(routes!(accounts::change_password))
        .routes(routes!(accounts::log_out_everywhere))
        .routes(routes!(accounts::delete))
        .routes(routes!(bots::list, bots::make))
        .routes(routes!(bots::revoke))
        .routes(routes!(streams::listen_as_bot))
        .routes(routes!(accounts::recover))
        .routes(routes!(tables::make))
        .routes(routes!(tables::look))
        .routes(routes!(tables::join))
        .routes(routes!(tables::ask))
        .routes(routes!(tables::actions))
        .routes(routes!(streams::listen_to_table))
        .routes(routes!(socket::open))
        .routes(routes!(tables::list))
        .routes(routes!(tables::one))
        .routes(routes!(accounts::become_guest))
        .routes(routes!(events::make))
        .routes(routes!(events::look))
        .routes(routes!(events::join))
        .routes(routes!(events::ask))
        .routes(routes!(events::seat))
        .routes(routes!(events::log))
        .routes(routes!(event_socket::open))
        .routes(routes!(challenges::daily))
        .routes(routes!(challenges::make))
        .routes(routes!(challenges::look))
        .routes(routes!(challenges::attempt))
        .routes(routes!(challenges::compare))
}
