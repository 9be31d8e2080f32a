use super::answer::RefusalCode;
use crate::{
    accounts::GOOD_FOR,
    app::App,
    gate::household,
    identity::IdentityError,
    refusal::{AnyRefusal, ServerRefusal, cut_off},
    store::TableId,
};
use axum::{
    body::{Body, to_bytes},
    extract::{FromRequestParts, Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};
use kee_table::PersonId;
use std::{convert::Infallible, net::IpAddr, time::Duration};
use tokio::time::timeout;

/// The session cookie.
pub(crate) const SESSION: &str = "kee_session";

/// The address a connection came from, left on its requests by the listener.
#[derive(Clone, Copy)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// The sender of a request, as far as the request says.
#[derive(Clone)]
pub(crate) struct Visitor {
    /// The address it came from.
    pub(crate) address: IpAddr,
    /// The token it carries.
    pub(crate) token: Option<String>,
    /// The session it carries.
    pub(crate) session: Option<String>,
    /// Whether it came over TLS, according to the proxy.
    pub(crate) secure: bool,
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let peer = parts.extensions.get::<Peer>().map_or(IpAddr::from([0, 0, 0, 0]), |Peer(address)| *address);
        let headers = &parts.headers;
        let forwarded = app.settings().behind_proxy.then(|| forwarded_for(headers)).flatten();
        let address = household(forwarded.unwrap_or(peer));
        let bearer = text(headers, header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "));
        let token = bearer.map(|token| token.trim().to_owned());
        let secure = app.settings().behind_proxy && forwarded_by_tls(headers);
        Ok(Self { address, token, session: cookie(headers, SESSION), secure })
    }
}

impl Visitor {
    /// The visitor's identity at this table; none if the request carries no secret.
    pub(crate) async fn at(&self, app: &App, table: TableId) -> Result<Option<PersonId>, AnyRefusal> {
        let Some(secret) = self.secret() else { return Ok(None) };
        self.known(app.who_has(secret, table).await)
    }

    /// The visitor's identity at events and challenges, by a guest's key or a session; none if the request carries no
    /// secret.
    pub(crate) async fn guest(&self, app: &App) -> Result<Option<PersonId>, AnyRefusal> {
        let Some(secret) = self.secret() else { return Ok(None) };
        self.known(app.guest_who_has(secret).await)
    }

    /// The same for requests that need a person. They are rate limited.
    pub(crate) async fn person(&self, app: &App) -> Result<PersonId, AnyRefusal> {
        let person = self.guest(app).await?.ok_or(ServerRefusal::NoToken)?;
        app.gate.ask(&person.to_string().into())?;
        Ok(person)
    }

    /// The visitor's identity where these people took part: someone with an account may have been there as a guest.
    pub(crate) async fn guest_among(
        &self,
        app: &App,
        took_part: impl Fn(&PersonId) -> bool + Send,
    ) -> Result<Option<PersonId>, AnyRefusal> {
        let Some(person) = self.guest(app).await? else { return Ok(None) };
        Ok(Some(app.who_took_part(person, took_part).await?))
    }

    /// The same for requests that need a person. They are rate limited.
    pub(crate) async fn person_among(
        &self,
        app: &App,
        took_part: impl Fn(&PersonId) -> bool + Send,
    ) -> Result<PersonId, AnyRefusal> {
        let person = self.person(app).await?;
        Ok(app.who_took_part(person, took_part).await?)
    }

    /// The secret that proves who the visitor is: the token, else the session.
    pub(crate) fn secret(&self) -> Option<&str> {
        self.token.as_deref().or(self.session.as_deref())
    }

    fn known(&self, who: Result<PersonId, IdentityError>) -> Result<Option<PersonId>, AnyRefusal> {
        match who {
            Ok(person) => Ok(Some(person)),
            // An expired session counts as no session.
            Err(IdentityError::BadToken) if self.token.is_none() => Ok(None),
            Err(unknown) => Err(unknown.into()),
        }
    }

    /// The visitor's identity at this table, for requests that need a person.
    pub(crate) async fn person_at(&self, app: &App, table: TableId) -> Result<PersonId, AnyRefusal> {
        self.at(app, table).await?.ok_or_else(|| ServerRefusal::NoToken.into())
    }
}

/// Keeps a session in the browser: where no page can read it, and sent only with requests of our own pages.
pub(super) fn keep_session(visitor: &Visitor, secret: &str) -> [(HeaderName, HeaderValue); 1] {
    session_cookie(visitor, secret, GOOD_FOR.as_secs())
}

/// Takes the session out of the browser.
pub(super) fn forget_session(visitor: &Visitor) -> [(HeaderName, HeaderValue); 1] {
    session_cookie(visitor, "", 0)
}

fn session_cookie(visitor: &Visitor, value: &str, seconds: u64) -> [(HeaderName, HeaderValue); 1] {
    let secure = if visitor.secure { "; Secure" } else { "" };
    let cookie = format!("{SESSION}={value}; HttpOnly; SameSite=Strict; Path=/; Max-Age={seconds}{secure}");
    [(header::SET_COOKIE, HeaderValue::from_str(&cookie).expect("a secret is letters and digits"))]
}

/// Whether a request may come from this origin. Browsers name it in `Origin`, and the pages they show cannot make them
/// lie; other programs send no `Origin` and carry nobody else's cookies.
fn is_ours(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = text(headers, header::ORIGIN) else { return !headers.contains_key(header::ORIGIN) };
    let site = origin.split_once("://").map(|(_, site)| site);
    let own = site.is_some() && site == text(headers, header::HOST);
    own || app.settings().origins.iter().any(|allowed| allowed == origin)
}

/// The proxy appends the address of its client; anything before that may be made up.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

/// The proxy says whether its client used TLS.
fn forwarded_by_tls(headers: &HeaderMap) -> bool {
    let last = headers.get_all("x-forwarded-proto").iter().next_back().and_then(|value| value.to_str().ok());
    last.and_then(|value| value.rsplit(',').next()).is_some_and(|value| value.trim().eq_ignore_ascii_case("https"))
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}

fn cookie(headers: &HeaderMap, name: &str) -> Option<String> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value.to_owned())
}

/// The number of bytes a request may hold. The largest carry boards that players have drawn.
const LARGEST: usize = 64 * 1024;
/// The time a client may take to send them.
const READING: Duration = Duration::from_secs(15);

/// Headers of every response. Links are secrets, so sites that we point to must not learn them.
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

/// Checks every request: refuses those that come too often or from another site, and counts refusals.
pub(super) async fn guard(State(app): State<App>, visitor: Visitor, request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let asks_for_more = !request.method().is_safe() || request.headers().contains_key(header::UPGRADE);
    let refused = if asks_for_more && !is_ours(&app, request.headers()) {
        Some(AnyRefusal::from(ServerRefusal::OtherOrigin))
    } else if api {
        app.gate.request(visitor.address).err().map(AnyRefusal::from)
    } else {
        // Serving a page that lies ready is no more work than refusing it.
        None
    };
    let request = if request.method().is_safe() { Ok(request) } else { whole(request).await };
    let mut response = match (refused, request) {
        (None, Ok(request)) if request.method().is_safe() => next.run(request).await,
        (None, Ok(request)) => to_its_end(next, request).await,
        (Some(no), _) | (None, Err(no)) => no.into_response(),
    };
    if let Some(RefusalCode(code)) = response.extensions().get() {
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

/// Carries out a change even if the client that asked for it is gone: nothing is left half done.
async fn to_its_end(next: Next, request: Request) -> Response {
    let done = tokio::spawn(next.run(request)).await;
    done.unwrap_or_else(|_| AnyRefusal::from(ServerRefusal::Inside).into_response())
}

/// Reads the whole body of a request. Answering before that, even with a refusal, would break the connection for the
/// next request; and a client that never sends the rest must not hold it forever.
async fn whole(request: Request) -> Result<Request, AnyRefusal> {
    let (parts, body) = request.into_parts();
    let read = timeout(READING, to_bytes(body, LARGEST)).await;
    let slow = |_| AnyRefusal::from(ServerRefusal::misread(cut_off()));
    let bytes = read.map_err(slow)?.map_err(|_| AnyRefusal::from(ServerRefusal::TooLarge))?;
    Ok(Request::from_parts(parts, Body::from(bytes)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        let pair = |(key, value): &(&'static str, &str)| {
            (HeaderName::from_static(key), HeaderValue::from_str(value).expect("a value"))
        };
        pairs.iter().map(pair).collect()
    }

    #[test]
    fn only_the_address_added_by_the_proxy_is_trusted() {
        let made_up = headers(&[("x-forwarded-for", "192.0.2.66, 192.0.2.1")]);
        assert_eq!(forwarded_for(&made_up), "192.0.2.1".parse().ok());
        assert_eq!(forwarded_for(&headers(&[("x-forwarded-for", "nonsense")])), None);
    }

    #[test]
    fn the_proxy_says_whether_its_client_used_tls() {
        assert!(forwarded_by_tls(&headers(&[("x-forwarded-proto", "http, HTTPS")])));
        for not in [&[][..], &[("x-forwarded-proto", "http")], &[("x-forwarded-proto", "https, http")]] {
            assert!(!forwarded_by_tls(&headers(not)));
        }
    }

    #[test]
    fn a_cookie_is_found_among_others() {
        let many = headers(&[("cookie", "a=1; kee_session=abc; b=2")]);
        assert_eq!(cookie(&many, SESSION).as_deref(), Some("abc"));
        assert_eq!(cookie(&headers(&[("cookie", "xkee_session=abc")]), SESSION), None);
    }
}
