use super::{previews, visitor::Visitor};
use crate::{
    app::App,
    refusal::{AnyRefusal, ServerRefusal},
    web::{Encoding, File},
};
use axum::{
    body::Body,
    extract::State,
    http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};

/// Returns the home page.
#[utoipa::path(
    get, path = "/", operation_id = "home_page", tag = "pages",
    responses(
        (status = 200, description = "The home page", body = String, content_type = "text/html"),
    ),
)]
pub(crate) async fn home(State(app): State<App>, headers: HeaderMap) -> Response {
    hand_out(plain_page(&app).await, &headers)
}

/// Returns the page of a table.
#[utoipa::path(
    get, path = "/t/{table}", operation_id = "table_page", tag = "pages",
    params(("table" = String, Path, description = "The table, as in its link")),
    responses(
        (status = 200, description = "The page of the table", body = String, content_type = "text/html"),
    ),
)]
pub(crate) async fn table(State(app): State<App>, visitor: Visitor, uri: Uri, headers: HeaderMap) -> Response {
    page(&app, &visitor, uri.path(), &headers).await
}

/// The page of the client, with the addresses of the source code and the operator if they are set.
async fn plain_page(app: &App) -> File {
    let page = app.settings().web.page().await;
    let settings = app.settings();
    let addresses = [("source-code", &settings.source), ("operator-contact", &settings.contact)];
    let given = addresses.into_iter().filter_map(|(name, address)| Some((name, address.as_ref()?)));
    given.fold(page, |page, (name, address)| page.with_address(name, address))
}

/// The page for this path, with what it is about in its head if it is one that people share.
async fn page(app: &App, visitor: &Visitor, path: &str, headers: &HeaderMap) -> Response {
    let file = plain_page(app).await;
    let file = match previews::tags_for(app, visitor, path, headers).await {
        Some(tags) => file.with_tags(&tags),
        None => file,
    };
    let mut response = hand_out(file, headers);
    response.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-encoding, accept-language"));
    response
}

/// Reports that the process is running.
#[utoipa::path(
    get, path = "/healthz", operation_id = "healthz", tag = "pages",
    responses(
        (status = 200, description = "It is running", body = String),
    ),
)]
pub(crate) async fn healthz() -> &'static str {
    "ok\n"
}

/// Reports whether the database can be written to.
#[utoipa::path(
    get, path = "/readyz", operation_id = "readyz", tag = "pages",
    responses(
        (status = 200, description = "It can be written to", body = String),
        (status = 503, description = "It cannot be written to right now", body = String),
    ),
)]
pub(crate) async fn readyz(State(app): State<App>) -> (StatusCode, &'static str) {
    match app.store().ready().await {
        Ok(()) => (StatusCode::OK, "ready\n"),
        Err(error) => {
            tracing::warn!(%error, "database not ready");
            (StatusCode::SERVICE_UNAVAILABLE, "the database is not ready\n")
        }
    }
}

/// Serves everything without a route: a file of the browser client, or the page if the client itself reads the path.
pub(crate) async fn other(
    State(app): State<App>,
    visitor: Visitor,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let name = uri.path().trim_start_matches('/');
    if !matches!(method, Method::GET | Method::HEAD) || name.starts_with("api/") {
        return AnyRefusal::from(ServerRefusal::NothingHere).into_response();
    }
    if let Some(file) = app.settings().web.file(name).await {
        return hand_out(file, &headers);
    }
    let is_page = !name.rsplit('/').next().unwrap_or_default().contains('.');
    if is_page {
        page(&app, &visitor, uri.path(), &headers).await
    } else {
        AnyRefusal::from(ServerRefusal::NothingHere).into_response()
    }
}

fn hand_out(file: File, asked: &HeaderMap) -> Response {
    let (media_type, cache_control) = (file.media_type(), file.cache_control());
    let (encoding, contents) = file.contents(Encoding::accepted(asked.get(header::ACCEPT_ENCODING)));
    let mut response = Response::new(Body::from(contents));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(media_type));
    headers.insert(header::CACHE_CONTROL, cache_control);
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(encoding) = encoding.header() {
        headers.insert(header::CONTENT_ENCODING, encoding);
    }
    response
}
