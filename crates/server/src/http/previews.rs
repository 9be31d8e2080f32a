//! Pictures and tags of shared links.

use super::visitor::Visitor;
use crate::{
    app::App,
    previews::{PreviewLink, language, tags},
    refusal::{AnyRefusal, ServerRefusal},
};
use axum::{
    body::Body,
    extract::{Query, State},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use kee_speech::Language;
use serde::Deserialize;
use std::time::Duration;
use tokio::time::timeout;

/// The time a page waits for its tags. Without them it works as well.
const PATIENCE: Duration = Duration::from_secs(2);

/// The picture that is asked for.
#[derive(Deserialize)]
pub(crate) struct WantedPicture {
    of: String,
    lang: Option<String>,
}

/// Returns the picture that a shared link shows before it is opened.
#[utoipa::path(
    get, path = "/picture.png", operation_id = "link_picture", tag = "pages",
    params(
        ("of" = String, Query, description = "The path of the link: a table, a finished game, a challenge, the boards of the day or an event"),
        ("lang" = Option<String>, Query, description = "The language of its words; English by default"),
    ),
    responses(
        (status = 200, description = "A picture of 1200 by 630 pixels, with nothing in it that a stranger may not see", body = Vec<u8>, content_type = "image/png"),
        (status = 304, description = "The copy you have is up to date"),
        (status = 400, description = "`of` is missing", body = String),
        (status = 404, description = "`server/nothing_here`: the link leads nowhere", body = AnyRefusal),
        (status = 503, description = "`server/unavailable`: too many pictures are being drawn", body = AnyRefusal),
    ),
)]
pub(crate) async fn picture(
    State(app): State<App>,
    visitor: Visitor,
    Query(wanted): Query<WantedPicture>,
    headers: HeaderMap,
) -> Result<Response, AnyRefusal> {
    app.gate.request(visitor.address)?;
    let link = PreviewLink::of(&wanted.of).ok_or(ServerRefusal::NothingHere)?;
    let language = language(wanted.lang.as_deref());
    let preview = app.preview(link, &language).await.ok_or(ServerRefusal::NothingHere)?;
    let painted = app.gallery.paint(&preview.card).await?;
    let tag = format!("\"{}\"", painted.hash);
    let same = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let mut response =
        if same { StatusCode::NOT_MODIFIED.into_response() } else { Body::from(painted.png.to_vec()).into_response() };
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("image/png"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=60"));
    headers.insert(header::ETAG, HeaderValue::from_str(&tag).map_err(|_| ServerRefusal::Inside)?);
    Ok(response)
}

/// The language that a request asks for.
pub(super) fn accepted_language(headers: &HeaderMap) -> Language {
    language(headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()))
}

/// The tags for the page with this path; none if it is not a page that people share, or there are too many requests.
pub(super) async fn tags_for(app: &App, visitor: &Visitor, path: &str, headers: &HeaderMap) -> Option<String> {
    let link = PreviewLink::of(path)?;
    app.gate.request(visitor.address).ok()?;
    let language = accepted_language(headers);
    let preview = timeout(PATIENCE, app.preview(link, &language)).await.ok()??;
    Some(tags(&preview, link, &origin(visitor, headers), &language))
}

/// The address of this site, as the visitor has it; empty if the request does not say, for links within the site.
fn origin(visitor: &Visitor, headers: &HeaderMap) -> String {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || ".-:[]".contains(letter);
    if host.is_empty() || !host.chars().all(is_plain) {
        return String::new();
    }
    format!("{}://{host}", if visitor.secure { "https" } else { "http" })
}
