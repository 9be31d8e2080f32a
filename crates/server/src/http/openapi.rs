use super::visitor::SESSION;
use crate::{any_refusal::AnyRefusal, app::App};
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

/// What is said about the whole.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Keeboard",
        description = "Live tables for people and programs. What is turned away is answered with `code` and `sentence`.",
        license(name = "MIT OR Apache-2.0")
    ),
    components(schemas(FromClient, ToClient, EventFromClient, EventToClient, AnyRefusal, kee_game::Message)),
    tags(
        (name = "tables", description = "Making and finding tables, and playing there"),
        (name = "events", description = "Parties and tournaments"),
        (name = "challenges", description = "The same game for one, played by everybody"),
        (name = "accounts", description = "For who wants one; guests can do everything at the tables"),
        (name = "bots", description = "Programs that play"),
        (name = "pages", description = "For browsers and for whoever runs the server"),
    )
)]
struct Whole;

static DOCUMENT: LazyLock<String> = LazyLock::new(|| {
    let (_, mut document) = super::routes().split_for_parts();
    for (path, item) in &mut document.paths.paths {
        guarded(item, path.starts_with("/api/"));
    }
    let text = document.to_pretty_json().expect("a document is plain data") + "\n";
    // What are links in the documentation of the code are names here.
    text.replace("[`crate::", "`").replace("[`", "`").replace("`]", "`")
});

/// Routes whose document says what is said about the whole.
pub(super) fn documented() -> OpenApiRouter<App> {
    let mut whole = Whole::openapi();
    if let Some(components) = &mut whole.components {
        let cookie = ApiKeyValue::with_description(SESSION, "Of somebody who is logged in");
        components.add_security_scheme("session", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
        let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer);
        let bearer = bearer.description(Some("The token of a seat, of a guest or of a bot, or a session"));
        components.add_security_scheme("token", SecurityScheme::Http(bearer.build()));
    }
    OpenApiRouter::with_openapi(whole)
}

/// This document.
#[utoipa::path(
    get, path = "/api/openapi.json", operation_id = "openapi", tag = "pages",
    responses((status = 200, description = "An OpenAPI document", body = Object)),
)]
pub(crate) async fn document() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], DOCUMENT.as_str())
}

/// Adds what everything is turned away with that does not pass the guard, or that the store does not answer.
fn guarded(item: &mut PathItem, api: bool) {
    let changing = [&mut item.post, &mut item.delete];
    for operation in changing.into_iter().flatten() {
        add(operation, StatusCode::FORBIDDEN, "`server/other_origin`: it comes from another site");
        if operation.request_body.is_some() {
            add(operation, StatusCode::BAD_REQUEST, "`server/not_understood`");
            add(operation, StatusCode::PAYLOAD_TOO_LARGE, "`server/too_large`: more than 64 KB");
            add(operation, StatusCode::INSUFFICIENT_STORAGE, "`server/no_room`: nothing more can be stored");
        }
    }
    for operation in [&mut item.get, &mut item.post, &mut item.delete].into_iter().flatten() {
        add(operation, StatusCode::TOO_MANY_REQUESTS, "`server/slow_down`: too much at once");
        if api {
            add(operation, StatusCode::SERVICE_UNAVAILABLE, "`server/unavailable`: the store does not answer just now");
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
