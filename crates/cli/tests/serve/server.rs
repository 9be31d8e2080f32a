//! A server for one test.

use serde_json::{Value, json};
use std::{
    fs::File,
    io::{BufRead, BufReader},
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Child, Command, ExitStatus, Stdio},
    time::Duration,
};
use tempfile::TempDir;
use tungstenite::http::Uri;
use ureq::{Agent, RequestBuilder};

/// A running `kee serve` with its own database.
pub(crate) struct Server {
    child: Child,
    url: String,
    home: Home,
    agent: Agent,
}

/// The folder of the database.
pub(crate) enum Home {
    /// A folder that is removed with the server.
    Own(TempDir),
    /// The folder of another server.
    Shared(PathBuf),
}

impl Home {
    fn path(&self) -> &Path {
        match self {
            Self::Own(folder) => folder.path(),
            Self::Shared(path) => path,
        }
    }
}

/// The answer to an HTTP request.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) body: Value,
    pub(crate) retry_after: Option<u64>,
    /// The cookie to keep, with its attributes.
    pub(crate) cookie: Option<String>,
}

/// A table or event, and the token of a person there.
#[derive(Clone, Debug)]
pub(crate) struct Joined {
    pub(crate) table: String,
    pub(crate) token: String,
    pub(crate) recovery: String,
}

impl Reply {
    /// Expects success, and returns the body.
    pub(crate) fn good(self) -> Value {
        assert!((200..300).contains(&self.status), "{self:?}");
        self.body
    }

    /// Expects a refusal with this status and code.
    pub(crate) fn no(self, status: u16, code: &str) {
        assert_eq!((self.status, self.body["code"].as_str()), (status, Some(code)), "{self:?}");
        let sentence = self.body["sentence"].as_str().expect("a sentence");
        assert!(sentence.ends_with('.'), "{sentence}");
    }
}

impl Server {
    /// A server with fast bots and without limits.
    pub(crate) fn start() -> Self {
        Self::with(&["--bot-interval", "0", "--disconnect-grace", "100", "--limits", "false"])
    }

    pub(crate) fn with(flags: &[&str]) -> Self {
        Self::at(tempfile::tempdir().expect("a temporary folder"), flags)
    }

    /// A server with the database in this folder.
    pub(crate) fn at(home: TempDir, flags: &[&str]) -> Self {
        let kee = Command::new(env!("CARGO_BIN_EXE_kee"));
        Self::run(kee, Home::Own(home), flags)
    }

    /// Another server with the same database.
    pub(crate) fn beside(&self, flags: &[&str]) -> Self {
        let kee = Command::new(env!("CARGO_BIN_EXE_kee"));
        Self::run(kee, Home::Shared(self.home.path().to_owned()), flags)
    }

    /// A server whose files may not grow beyond this many blocks of 512 bytes, for now.
    pub(crate) fn cramped(home: TempDir, blocks: u64, flags: &[&str]) -> Self {
        let mut kee = Command::new("sh");
        let script = format!(r#"ulimit -S -f {blocks}; exec "$0" "$@""#);
        kee.args(["-c", &script, env!("CARGO_BIN_EXE_kee")]);
        Self::run(kee, Home::Own(home), flags)
    }

    fn run(mut kee: Command, home: Home, flags: &[&str]) -> Self {
        let log = File::options().create(true).append(true).open(home.path().join("log")).expect("a file");
        let mut child = kee
            .args(["serve", "--database"])
            .arg(home.path().join("kee.db"))
            .args(if flags.contains(&"--listen") { [].as_slice() } else { &["--listen", "127.0.0.1:0"] })
            .args(flags)
            .env_clear()
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .expect("the program starts");
        let mut url = String::new();
        let out = child.stdout.take().expect("its output is a pipe");
        BufReader::new(out).read_line(&mut url).expect("it says where it is");
        let url = url.trim().to_owned();
        assert!(url.starts_with("http://127.0.0.1:"), "{url:?}: {}", log_of(home.path()));
        let agent = Agent::config_builder().http_status_as_error(false).build().into();
        Self { child, url, home, agent }
    }

    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    pub(crate) fn host(&self) -> &str {
        self.url.trim_start_matches("http://")
    }

    pub(crate) fn socket_uri(&self, table: &str) -> Uri {
        format!("ws://{}/api/tables/{table}/socket", self.host()).parse().expect("an address")
    }

    pub(crate) fn event_socket_uri(&self, event: &str) -> Uri {
        format!("ws://{}/api/events/{event}/socket", self.host()).parse().expect("an address")
    }

    /// The path of the database.
    pub(crate) fn database(&self) -> PathBuf {
        self.home.path().join("kee.db")
    }

    /// The process id.
    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }

    /// The log so far.
    pub(crate) fn log(&self) -> String {
        log_of(self.home.path())
    }

    pub(crate) fn get(&self, path: &str, token: Option<&str>) -> Reply {
        self.get_with(path, token, &[])
    }

    pub(crate) fn get_with(&self, path: &str, token: Option<&str>, headers: &[(&str, &str)]) -> Reply {
        reply(with(self.agent.get(format!("{}{path}", self.url)), token, headers).call())
    }

    /// The bytes of a file.
    pub(crate) fn bytes(&self, path: &str) -> Vec<u8> {
        let mut response = self.agent.get(format!("{}{path}", self.url)).call().expect("an answer");
        response.body_mut().read_to_vec().expect("a file")
    }

    pub(crate) fn delete_with(&self, path: &str, token: Option<&str>, headers: &[(&str, &str)]) -> Reply {
        reply(with(self.agent.delete(format!("{}{path}", self.url)), token, headers).call())
    }

    pub(crate) fn post(&self, path: &str, token: Option<&str>, body: &Value) -> Reply {
        self.post_with(path, token, &[], body)
    }

    pub(crate) fn post_with(&self, path: &str, token: Option<&str>, headers: &[(&str, &str)], body: &Value) -> Reply {
        reply(with(self.agent.post(format!("{}{path}", self.url)), token, headers).send_json(body))
    }

    /// Creates a table and takes a seat as Anna.
    pub(crate) fn make(&self, game: &str, setup: Value, house: Value) -> Joined {
        let wanted = json!({"game": game, "setup": setup, "house": house, "name": "Anna"});
        joined(&self.post("/api/tables", None, &wanted).good())
    }

    /// Takes a seat at a table.
    pub(crate) fn join(&self, table: &str, name: &str) -> Joined {
        joined(&self.post(&format!("/api/tables/{table}/join"), None, &json!({"name": name})).good())
    }

    /// The token of a new guest for events and challenges.
    pub(crate) fn guest(&self) -> String {
        let keys = self.post("/api/guests", None, &json!({})).good();
        keys["token"].as_str().expect("a token").to_owned()
    }

    /// Sends a table command over HTTP.
    pub(crate) fn ask(&self, who: &Joined, command: Value) -> Reply {
        self.post(&format!("/api/tables/{}/ask", who.table), Some(&who.token), &json!({"command": command}))
    }

    /// The legal actions of a player, and the step they belong to.
    pub(crate) fn actions(&self, who: &Joined) -> (u64, Vec<String>) {
        let can = self.get(&format!("/api/tables/{}/actions", who.table), Some(&who.token)).good();
        let actions = can["actions"].as_array().expect("a list").iter();
        let actions = actions.map(|action| action.as_str().expect("a text").to_owned()).collect();
        (can["on"].as_u64().expect("a number"), actions)
    }

    /// Sends SIGTERM, without waiting.
    pub(crate) fn terminate(&self) {
        let pid = self.child.id().to_string();
        let killed = Command::new("kill").args(["-TERM", &pid]).status().expect("kill");
        assert!(killed.success());
    }

    /// Waits until the server has stopped.
    pub(crate) fn wait(mut self) -> (ExitStatus, TempDir) {
        let status = self.child.wait().expect("it ends");
        let nowhere = Home::Shared(PathBuf::new());
        match std::mem::replace(&mut self.home, nowhere) {
            Home::Own(home) => (status, home),
            Home::Shared(_) => panic!("the folder is another server's"),
        }
    }

    /// Kills the server, as a power cut would.
    pub(crate) fn kill(mut self) -> TempDir {
        self.child.kill().expect("it runs");
        self.wait().1
    }

    /// Reads a stream of lines, for at most a minute.
    pub(crate) fn lines(&self, path: &str, token: &str) -> impl Iterator<Item = String> + use<> {
        let request = self.agent.get(format!("{}{path}", self.url));
        let request = request.config().timeout_global(Some(Duration::from_secs(60))).build();
        let response = with(request, Some(token), &[]).call().expect("an answer");
        assert_eq!(response.status(), 200);
        BufReader::new(response.into_body().into_reader()).lines().map_while(Result::ok)
    }

    /// Requests a page from another address of this machine.
    pub(crate) fn get_from(&self, url: &str) -> String {
        let mut response = self.agent.get(url).call().expect("an answer");
        response.body_mut().read_to_string().expect("a text")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A free address.
pub(crate) fn free_port() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("an address").to_string()
}

fn log_of(home: &Path) -> String {
    std::fs::read_to_string(home.join("log")).unwrap_or_default()
}

fn joined(body: &Value) -> Joined {
    let text = |field: &str| body[field].as_str().unwrap_or_else(|| panic!("{field} in {body}")).to_owned();
    Joined { table: text("table"), token: text("token"), recovery: text("recovery") }
}

/// The request with its headers.
fn with<B>(request: RequestBuilder<B>, token: Option<&str>, headers: &[(&str, &str)]) -> RequestBuilder<B> {
    let request = match token {
        Some(token) => request.header("authorization", format!("Bearer {token}")),
        None => request,
    };
    headers.iter().fold(request, |request, (name, value)| request.header(*name, *value))
}

fn reply(result: Result<tungstenite::http::Response<ureq::Body>, ureq::Error>) -> Reply {
    let mut response = result.expect("an answer");
    let retry_after = response.headers().get("retry-after").and_then(|value| value.to_str().ok()?.parse().ok());
    let cookie = response.headers().get("set-cookie").and_then(|value| Some(value.to_str().ok()?.to_owned()));
    let text = response.body_mut().read_to_string().expect("a text");
    let body = serde_json::from_str(&text).unwrap_or(Value::String(text));
    Reply { status: response.status().as_u16(), body, retry_after, cookie }
}
