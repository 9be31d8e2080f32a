use super::{
    answer::{No, RefusedWith},
    visitor::{Visitor, is_ours},
};
use crate::{app::App, refusal::ServerRefusal};
use axum::{
    extract::{Request, State},
    http::{HeaderName, HeaderValue, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

/// What every answer carries. Links are secrets, so no site that we point at learns them.
const HEADERS: [(HeaderName, &str); 5] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; style-src 'self' 'unsafe-inline'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'",
    ),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// Everything passes here: who comes too often or from another site is turned away, and what was turned away is counted.
pub(super) async fn guard(State(app): State<App>, visitor: Visitor, request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let asks_for_more = !request.method().is_safe() || request.headers().contains_key(header::UPGRADE);
    let mut response = if asks_for_more && !is_ours(&app, request.headers()) {
        No::from(ServerRefusal::OtherOrigin).into_response()
    } else if let Err(too_much) = app.gate.request(visitor.address) {
        No::slow_down(too_much.0).into_response()
    } else {
        next.run(request).await
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
