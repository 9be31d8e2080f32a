//! A browser: it keeps its cookie and sends the site of the page.

use crate::server::{Reply, Server};
use serde_json::{Value, json};

pub(crate) const PASSWORD: &str = "correct horse battery";

/// A browser on our site.
pub(crate) struct Browser<'a> {
    server: &'a Server,
    cookie: Option<String>,
}

impl<'a> Browser<'a> {
    pub(crate) fn new(server: &'a Server) -> Self {
        Self { server, cookie: None }
    }

    /// A person with a new account.
    pub(crate) fn registered(server: &'a Server, name: &str) -> Self {
        let mut browser = Self::new(server);
        browser.post("/api/accounts", &json!({"name": name, "password": PASSWORD})).good();
        browser
    }

    /// Logs in.
    pub(crate) fn log_in(&mut self, name: &str, password: &str) -> Reply {
        self.post("/api/login", &json!({"name": name, "password": password}))
    }

    /// The headers it sends.
    pub(crate) fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    pub(crate) fn get(&mut self, path: &str) -> Reply {
        let reply = self.server.get_with(path, None, &self.headers());
        self.keep(reply)
    }

    pub(crate) fn post(&mut self, path: &str, body: &Value) -> Reply {
        let reply = self.server.post_with(path, None, &self.headers(), body);
        self.keep(reply)
    }

    pub(crate) fn delete(&mut self, path: &str) -> Reply {
        let reply = self.server.delete_with(path, None, &self.headers());
        self.keep(reply)
    }

    fn headers(&self) -> Vec<(&str, &str)> {
        let cookie = self.cookie().map(|cookie| ("cookie", cookie));
        [("origin", self.server.url())].into_iter().chain(cookie).collect()
    }

    fn keep(&mut self, reply: Reply) -> Reply {
        if let Some(cookie) = &reply.cookie {
            let pair = cookie.split(';').next().unwrap_or_default().to_owned();
            self.cookie = Some(pair).filter(|_| !cookie.contains("Max-Age=0"));
        }
        reply
    }
}
