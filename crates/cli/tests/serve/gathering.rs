//! An event on a server, and its guests.

use crate::{
    player::open_at,
    server::{Joined, Reply, Server},
};
use kee_event::{Event as _, Log, LogEntry, party::Party, tournament::Tournament};
use kee_server::store::{EventId, Events, SqliteStore};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::{net::TcpStream, path::Path};
use tungstenite::{Message, WebSocket, stream::MaybeTlsStream};

/// An event, with its id and its host's token.
#[derive(Clone, Debug)]
pub(crate) struct Gathering {
    pub(crate) event: String,
    pub(crate) host: String,
}

impl Gathering {
    pub(crate) fn open(server: &Server, wanted: &Value) -> Self {
        let host = server.guest();
        let made = server.post("/api/events", Some(&host), wanted).good();
        Self { event: text(&made["event"]), host }
    }

    fn path(&self, what: &str) -> String {
        format!("/api/events/{}{what}", self.event)
    }

    /// A new guest joins.
    pub(crate) fn join(&self, server: &Server, who: &Value) -> String {
        let token = server.guest();
        self.join_as(server, Some(&token), who).good();
        token
    }

    pub(crate) fn join_as(&self, server: &Server, token: Option<&str>, who: &Value) -> Reply {
        server.post(&self.path("/join"), token, who)
    }

    pub(crate) fn ask(&self, server: &Server, token: Option<&str>, command: &str) -> Reply {
        server.post(&self.path("/ask"), token, &json!({"command": command}))
    }

    /// Sends a command of the host, and expects it to be done.
    pub(crate) fn does(&self, server: &Server, command: &str) {
        self.ask(server, Some(&self.host), command).good();
    }

    pub(crate) fn look(&self, server: &Server, token: Option<&str>) -> Value {
        server.get(&self.path(""), token).good()
    }

    pub(crate) fn seat(&self, server: &Server, token: Option<&str>) -> Reply {
        server.post(&self.path("/seat"), token, &json!({}))
    }

    /// A guest's seat in the last round.
    pub(crate) fn seated(&self, server: &Server, token: &str) -> Joined {
        let seat = self.seat(server, Some(token)).good();
        Joined { table: text(&seat["table"]), token: text(&seat["token"]), recovery: String::new() }
    }

    /// The names in the seats of a table, or `bot`.
    pub(crate) fn sitting(server: &Server, link: &str) -> Vec<String> {
        let looked = server.get(&format!("/api/tables/{}", link.trim_start_matches("/t/")), None).good();
        let seats = looked["view"]["seats"].as_array().expect("seats").iter();
        let name = |seat: &Value| match &seat["player"] {
            Value::String(open) => open.clone(),
            player => player["person"].as_str().map_or("bot".to_owned(), str::to_owned),
        };
        seats.map(name).collect()
    }
}

/// A listener of an event: a guest, the host, the big screen.
pub(crate) struct Screen {
    socket: WebSocket<MaybeTlsStream<TcpStream>>,
    pub(crate) seen: Value,
    pub(crate) you: Value,
    /// Every message, as it came.
    pub(crate) said: Vec<String>,
}

impl Screen {
    pub(crate) fn new(server: &Server, event: &str, token: Option<&str>) -> Self {
        let mut socket = open_at(server, server.event_socket_uri(event));
        socket.send(Message::text(json!({"hello": {"token": token}}).to_string())).expect("sent");
        let mut screen = Self { socket, seen: Value::Null, you: Value::Null, said: Vec::new() };
        while screen.seen.is_null() || screen.you.is_null() {
            assert!(screen.hear(), "expected the event and the identity: {:?}", screen.said);
        }
        screen
    }

    /// The next message as it comes; `None` when the connection is closed.
    pub(crate) fn next(&mut self) -> Option<String> {
        loop {
            match self.socket.read() {
                Ok(Message::Text(said)) => return Some(said.to_string()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Applies the next message; false when the connection is closed.
    pub(crate) fn hear(&mut self) -> bool {
        let Some(said) = self.next() else { return false };
        self.understand(said);
        true
    }

    /// Applies a message.
    pub(crate) fn understand(&mut self, said: String) {
        let message: Value = serde_json::from_str(&said).expect("JSON");
        match (message.get("seen"), message.get("you")) {
            (Some(seen), _) => {
                let before = self.seen["number"].as_u64().unwrap_or_default();
                assert!(seen["number"].as_u64() >= Some(before), "it does not go back");
                self.seen = seen.clone();
            }
            (_, Some(you)) => self.you = you.clone(),
            _ => {}
        }
        self.said.push(said);
    }

    /// Waits until the event is like this.
    pub(crate) fn until(&mut self, like_this: impl Fn(&Value) -> bool) {
        while !like_this(&self.seen) {
            assert!(self.hear(), "the connection is closed");
        }
    }

    /// Waits until all tables of the last round have a result.
    pub(crate) fn until_results(&mut self, round: usize) {
        self.until(|seen| {
            let rounds = rounds(seen);
            let tables = rounds.get(round - 1).and_then(|round| round["tables"].as_array());
            tables.is_some_and(|tables| tables.iter().all(|table| !table["source"].is_null()))
        });
    }
}

/// The rounds of an event of either kind.
pub(crate) fn rounds(seen: &Value) -> &[Value] {
    shown(seen)["rounds"].as_array().map_or(&[], Vec::as_slice)
}

/// The party or the tournament.
pub(crate) fn shown(seen: &Value) -> &Value {
    let what = seen["what"].as_object().expect("a kind");
    what.values().next().expect("one kind")
}

/// The links to the tables of the last round.
pub(crate) fn links(seen: &Value) -> Vec<String> {
    let rounds = seen["tables"].as_array().expect("links");
    rounds.last().and_then(Value::as_array).into_iter().flatten().map(text).collect()
}

pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is a text")).to_owned()
}

/// The party in the database after the server has ended, with every draw checked.
pub(crate) fn party_log(home: &Path, event: &str) -> Log<Party> {
    log(home, event, Party::KIND)
}

/// The same for a tournament.
pub(crate) fn tournament(home: &Path, event: &str) -> Log<Tournament> {
    log(home, event, Tournament::KIND)
}

fn log<E: kee_event::Event<Entry: DeserializeOwned>>(home: &Path, event: &str, kind: &str) -> Log<E> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    let id: EventId = event.parse().expect("an id");
    runtime.block_on(async {
        let store = SqliteStore::open(&home.join("kee.db")).await.expect("the file");
        let listed = store.event(id).await.expect("an answer").expect("the event");
        assert_eq!(listed.summary.kind, kind);
        let bodies = store.event_log(id, 0).await.expect("a log");
        let entries = bodies.iter().map(|body| serde_json::from_str(body).expect("an entry"));
        let log = Log::<E>::wake(entries.collect::<Vec<LogEntry<E::Entry>>>()).expect("a whole log");
        log.verify().expect("every draw follows from the announced seed");
        log
    })
}
