use super::visitor::SESSION;
use crate::{app::App, refusal::AnyRefusal};
use axum::{
    http::{StatusCode, header},
    response::IntoResponse,
};
use kee_wire::{EventFromClient, EventToClient, FromClient, ToClient};
use std::{collections::btree_map::Entry, sync::LazyLock};
use utoipa::{
    OpenApi, PartialSchema, ToSchema,
    openapi::{
        Content, HeaderBuilder, Ref, RefOr, ResponseBuilder,
        path::{Operation, PathItem},
        security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme},
    },
};
use utoipa_axum::router::OpenApiRouter;

/// The document without its routes.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Keeboard",
        description = "Live tables for people and programs. A refused request is answered with `code` and `sentence`.",
        license(name = "MIT OR Apache-2.0")
    ),
    components(schemas(FromClient, ToClient, EventFromClient, EventToClient, AnyRefusal, kee_game::Message)),
    tags(
        (name = "tables", description = "Create and find tables, and play at them"),
        (name = "events", description = "Parties and tournaments"),
        (name = "challenges", description = "The same solitaire for everyone"),
        (name = "accounts", description = "Optional: guests can do everything at the tables"),
        (name = "bots", description = "Programs that play"),
        (name = "pages", description = "For browsers and operators"),
    )
)]
struct ApiDescription;

static DOCUMENT: LazyLock<String> = LazyLock::new(|| {
    let (_, mut document) = super::routes().split_for_parts();
    for (path, item) in &mut document.paths.paths {
        guarded(item, path.starts_with("/api/"));
    }
    let text = document.to_pretty_json().expect("a document is plain data") + "\n";
    // Links in the documentation of the code become plain names.
    text.replace("[`crate::", "`").replace("[`", "`").replace("`]", "`")
});

/// A router without routes, whose document describes the interface as a whole.
pub(super) fn documented() -> OpenApiRouter<App> {
    let mut whole = ApiDescription::openapi();
    if let Some(components) = &mut whole.components {
        let cookie = ApiKeyValue::with_description(SESSION, "The session of someone who is signed in");
        components.add_security_scheme("session", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
        let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer);
        let bearer = bearer.description(Some("The token of a seat, a guest or a bot, or a session"));
        components.add_security_scheme("token", SecurityScheme::Http(bearer.build()));
    }
    OpenApiRouter::with_openapi(whole)
}

/// Returns this document.
#[utoipa::path(
    get, path = "/api/openapi.json", operation_id = "get_openapi", tag = "pages",
    responses((status = 200, description = "The OpenAPI document", body = Object)),
)]
pub(crate) async fn document() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], DOCUMENT.as_str())
}

/// Adds the refusals of the guard and of the store, which any request may get.
fn guarded(item: &mut PathItem, api: bool) {
    let changing = [&mut item.post, &mut item.delete];
    for operation in changing.into_iter().flatten() {
        add(operation, StatusCode::FORBIDDEN, "`server/other_origin`: sent from another site");
        if operation.request_body.is_some() {
            add(operation, StatusCode::BAD_REQUEST, "`server/not_understood`");
            add(operation, StatusCode::PAYLOAD_TOO_LARGE, "`server/too_large`: more than 64 KB");
            add(operation, StatusCode::INSUFFICIENT_STORAGE, "`server/no_room`: the disk is full");
        }
    }
    for operation in [&mut item.get, &mut item.post, &mut item.delete].into_iter().flatten() {
        add(operation, StatusCode::TOO_MANY_REQUESTS, "`server/slow_down`: too many requests");
        if api {
            add(operation, StatusCode::SERVICE_UNAVAILABLE, "`server/unavailable`: the database is not answering");
        }
    }
}

fn add(operation: &mut Operation, status: StatusCode, description: &str) {
    let refused = Content::new(Some(Ref::from_schema_name(AnyRefusal::name())));
    let mut response = ResponseBuilder::new().description(description).content("application/json", refused);
    if status == StatusCode::TOO_MANY_REQUESTS {
        let wait = HeaderBuilder::new().schema(Some(u32::schema())).description(Some("Seconds to wait"));
        response = response.header("retry-after", wait.build());
    }
    match operation.responses.responses.entry(status.as_u16().to_string()) {
        Entry::Occupied(mut known) => {
            if let RefOr::T(known) = known.get_mut() {
                known.description = format!("{}; or {description}", known.description);
            }
        }
        Entry::Vacant(free) => drop(free.insert(response.build().into())),
    }
}
