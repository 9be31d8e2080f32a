use super::{
    answer::RefusedWith,
    visitor::{Visitor, is_ours},
};
use crate::{any_refusal::AnyRefusal, app::App, refusal::ServerRefusal};
use axum::{
    body::{Body, to_bytes},
    extract::{Request, State},
    http::{HeaderName, HeaderValue, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use std::time::Duration;
use tokio::time::timeout;

/// How many bytes a request may hold. The largest are boards of a game that somebody has drawn.
const LARGEST: usize = 64 * 1024;
/// How long it may take to send them.
const READING: Duration = Duration::from_secs(15);

/// What every answer carries. Links are secrets, so no site that we point at learns them.
const HEADERS: [(HeaderName, &str); 5] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; style-src 'self' 'unsafe-inline'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; frame-ancestors 'none'",
    ),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// Everything passes here: who comes too often or from another site is turned away, and what was turned away is counted.
pub(super) async fn guard(State(app): State<App>, visitor: Visitor, request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let asks_for_more = !request.method().is_safe() || request.headers().contains_key(header::UPGRADE);
    let refused = if asks_for_more && !is_ours(&app, request.headers()) {
        Some(AnyRefusal::from(ServerRefusal::OtherOrigin))
    } else if api {
        app.gate.request(visitor.address).err().map(AnyRefusal::from)
    } else {
        // A page lies ready: to hand it out is no more work than to refuse it.
        None
    };
    let request = if request.method().is_safe() { Ok(request) } else { whole(request).await };
    let mut response = match (refused, request) {
        (None, Ok(request)) if request.method().is_safe() => next.run(request).await,
        (None, Ok(request)) => to_its_end(next, request).await,
        (Some(no), _) | (None, Err(no)) => no.into_response(),
    };
    if let Some(RefusedWith(code)) = response.extensions().get() {
        app.shared().counts.refused(code);
    }
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if api {
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

/// What changes something goes on although the client that has asked for it is gone: nothing is done by half.
async fn to_its_end(next: Next, request: Request) -> Response {
    let done = tokio::spawn(next.run(request)).await;
    done.unwrap_or_else(|_| AnyRefusal::from(ServerRefusal::Inside).into_response())
}

/// The request with all of its body. Answering before that is read, even with a refusal, would break the connection for
/// what comes after it; and who never sends the rest must not hold it for ever.
async fn whole(request: Request) -> Result<Request, AnyRefusal> {
    let (parts, body) = request.into_parts();
    let read = timeout(READING, to_bytes(body, LARGEST)).await;
    let slow = |_| AnyRefusal::from(ServerRefusal::NotUnderstood("the rest of the request did not come".to_owned()));
    let bytes = read.map_err(slow)?.map_err(|_| AnyRefusal::from(ServerRefusal::TooLarge))?;
    Ok(Request::from_parts(parts, Body::from(bytes)))
}
