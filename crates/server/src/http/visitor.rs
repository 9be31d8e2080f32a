use crate::{
    any_refusal::AnyRefusal, app::App, gate::household, identity::NotKnown, refusal::ServerRefusal, sessions::GOOD_FOR,
    store::TableId,
};
use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, HeaderName, HeaderValue, header, request::Parts},
};
use kee_table::PersonId;
use std::{convert::Infallible, net::IpAddr};

/// The cookie of somebody who is logged in.
pub(crate) const SESSION: &str = "kee_session";

/// The address a connection came from, left on its requests by whoever accepted it.
#[derive(Clone, Copy)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// Who sent a request, as far as the request says.
#[derive(Clone)]
pub(crate) struct Visitor {
    /// From which address.
    pub(crate) address: IpAddr,
    /// The token it carries.
    pub(crate) token: Option<String>,
    /// The session it carries.
    pub(crate) session: Option<String>,
    /// Whether it came over TLS, as the proxy says.
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
    /// Who it is at this table; nobody in particular if it carries nothing.
    pub(crate) async fn at(&self, app: &App, table: TableId) -> Result<Option<PersonId>, AnyRefusal> {
        let Some(secret) = self.secret() else { return Ok(None) };
        self.known(app.who_has(secret, table).await)
    }

    /// Who it is at events and challenges, by the key of a guest or a session; nobody in particular if it carries nothing.
    pub(crate) async fn guest(&self, app: &App) -> Result<Option<PersonId>, AnyRefusal> {
        let Some(secret) = self.secret() else { return Ok(None) };
        self.known(app.guest_who_has(secret).await)
    }

    /// The same for what only somebody can do.
    pub(crate) async fn somebody(&self, app: &App) -> Result<PersonId, AnyRefusal> {
        let person = self.guest(app).await?.ok_or(ServerRefusal::NoToken)?;
        app.gate.ask(&person.to_string().into())?;
        Ok(person)
    }

    /// What proves who it is: the token it carries, else its session.
    pub(crate) fn secret(&self) -> Option<&str> {
        self.token.as_deref().or(self.session.as_deref())
    }

    fn known(&self, who: Result<PersonId, NotKnown>) -> Result<Option<PersonId>, AnyRefusal> {
        match who {
            Ok(person) => Ok(Some(person)),
            // A session that has run out is no session.
            Err(NotKnown::BadToken) if self.token.is_none() => Ok(None),
            Err(unknown) => Err(unknown.into()),
        }
    }

    /// Who it is at this table, if it is anybody.
    pub(crate) async fn somebody_at(&self, app: &App, table: TableId) -> Result<PersonId, AnyRefusal> {
        self.at(app, table).await?.ok_or_else(|| ServerRefusal::NoToken.into())
    }
}

/// Leaves a session with the browser: where no page can read it, and sent only with what our own pages ask.
pub(super) fn keep_session(visitor: &Visitor, secret: &str) -> [(HeaderName, HeaderValue); 1] {
    session_cookie(visitor, secret, GOOD_FOR.as_secs())
}

/// Takes it away again.
pub(super) fn forget_session(visitor: &Visitor) -> [(HeaderName, HeaderValue); 1] {
    session_cookie(visitor, "", 0)
}

fn session_cookie(visitor: &Visitor, value: &str, seconds: u64) -> [(HeaderName, HeaderValue); 1] {
    let secure = if visitor.secure { "; Secure" } else { "" };
    let cookie = format!("{SESSION}={value}; HttpOnly; SameSite=Strict; Path=/; Max-Age={seconds}{secure}");
    [(header::SET_COOKIE, HeaderValue::from_str(&cookie).expect("a secret is letters and digits"))]
}

/// Whether a request may come from where it comes from. Browsers say so in `Origin`, and cannot be made to lie by the
/// pages they show; who is no browser says nothing and carries no cookies of others.
pub(crate) fn is_ours(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = text(headers, header::ORIGIN) else { return !headers.contains_key(header::ORIGIN) };
    let site = origin.split_once("://").map(|(_, site)| site);
    let own = site.is_some() && site == text(headers, header::HOST);
    own || app.settings().origins.iter().any(|allowed| allowed == origin)
}

/// The proxy adds the address it was called from at the end; what stands before may be made up.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

/// The proxy says how it was called itself.
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
    fn only_what_the_proxy_added_is_believed() {
        let made_up = headers(&[("x-forwarded-for", "192.0.2.66, 192.0.2.1")]);
        assert_eq!(forwarded_for(&made_up), "192.0.2.1".parse().ok());
        assert_eq!(forwarded_for(&headers(&[("x-forwarded-for", "nonsense")])), None);
    }

    #[test]
    fn the_proxy_says_whether_it_was_called_over_tls() {
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
