use super::visitor::{SESSION, Visitor};
use crate::sessions::GOOD_FOR;
use axum::http::{HeaderName, HeaderValue, header};

/// Leaves a session with the browser: where no page can read it, and sent only with what our own pages ask.
pub(super) fn keep(visitor: &Visitor, secret: &str) -> [(HeaderName, HeaderValue); 1] {
    set(visitor, secret, GOOD_FOR.as_secs())
}

/// Takes it away again.
pub(super) fn forget(visitor: &Visitor) -> [(HeaderName, HeaderValue); 1] {
    set(visitor, "", 0)
}

fn set(visitor: &Visitor, value: &str, seconds: u64) -> [(HeaderName, HeaderValue); 1] {
    let secure = if visitor.secure { "; Secure" } else { "" };
    let cookie = format!("{SESSION}={value}; HttpOnly; SameSite=Strict; Path=/; Max-Age={seconds}{secure}");
    [(header::SET_COOKIE, HeaderValue::from_str(&cookie).expect("a secret is letters and digits"))]
}
