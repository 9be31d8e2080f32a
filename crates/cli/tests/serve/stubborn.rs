//! A client that never gives up: it reconnects, resumes, and resends what was not answered.

use crate::{player::text, server::Joined};
use kee_game::{Dice, Seat, SeatSet};
use kee_wire::{Answer, RequestId, TableCommand, TableFollower, TableUpdate, ToClient, Welcome};
use serde_json::Value;
use std::{
    net::TcpStream,
    sync::{Condvar, Mutex},
    time::{Duration, Instant},
};
use tungstenite::{ClientRequestBuilder, Message, WebSocket, client};
use ureq::Agent;

/// A message that takes longer than this is not coming.
const LONG: Duration = Duration::from_secs(60);

/// Whether this seat can act.
pub(crate) fn is_asked(view: &Value, seat: usize) -> bool {
    let windows = view["asked"].as_array().into_iter().flatten();
    let mut seats = windows.filter_map(|window| window["seats"].as_str()?.parse::<SeatSet>().ok());
    seats.any(|seats| seats.contains(Seat::new(seat)))
}

/// The current address of the server. It may move; a client that finds nobody there waits for the new address.
#[derive(Default)]
pub(crate) struct Address {
    current: Mutex<(u64, String)>,
    moved: Condvar,
}

impl Address {
    pub(crate) fn of(host: &str) -> Self {
        let address = Self::default();
        address.set(host);
        address
    }

    /// Sets the new address.
    pub(crate) fn set(&self, host: &str) {
        let mut current = self.current.lock().expect("nobody panics");
        *current = (current.0 + 1, host.to_owned());
        self.moved.notify_all();
    }

    fn get(&self) -> (u64, String) {
        self.current.lock().expect("nobody panics").clone()
    }

    /// Waits for a new address.
    fn after(&self, known: u64) -> (u64, String) {
        let current = self.current.lock().expect("nobody panics");
        let (current, late) =
            self.moved.wait_timeout_while(current, LONG, |(moves, _)| *moves <= known).expect("nobody panics");
        assert!(!late.timed_out(), "the server did not come back");
        current.clone()
    }
}

/// A request that was carried out.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Acknowledged {
    pub(crate) id: RequestId,
    pub(crate) command: TableCommand,
    pub(crate) number: u32,
}

/// A person at a table whom nothing stops.
pub(crate) struct Stubborn<'a> {
    pub(crate) who: Joined,
    address: &'a Address,
    /// The longest wait for a message.
    patience: Duration,
    moves: u64,
    host: String,
    socket: Option<WebSocket<TcpStream>>,
    /// Whether this connection has had its welcome.
    greeted: bool,
    follower: TableFollower,
    pub(crate) view: Value,
    pub(crate) number: u32,
    answered: Option<Answer>,
    asked: u32,
    tag: String,
    /// The requests that were carried out, in order.
    pub(crate) done: Vec<Acknowledged>,
    agent: Agent,
}

impl<'a> Stubborn<'a> {
    /// Connects to the table. Request ids start with `tag`.
    pub(crate) fn new(address: &'a Address, who: Joined, tag: &str, patience: Duration) -> Self {
        let (moves, host) = address.get();
        let agent = Agent::config_builder().http_status_as_error(false).timeout_global(Some(LONG)).build().into();
        let mut new = Self {
            who,
            address,
            patience,
            moves,
            host,
            socket: None,
            greeted: false,
            follower: TableFollower::default(),
            view: Value::Null,
            number: 0,
            answered: None,
            asked: 0,
            tag: tag.to_owned(),
            done: Vec::new(),
            agent,
        };
        while new.follower.you().is_none() {
            new.hear();
        }
        new
    }

    /// Abandons the open connection, as a phone does that changes networks, and returns it.
    pub(crate) fn abandon(&mut self) -> Option<WebSocket<TcpStream>> {
        self.socket.take()
    }

    /// Applies one more message; if none comes, reconnects.
    pub(crate) fn hear(&mut self) {
        let heard = match &mut self.socket {
            Some(socket) => match socket.read() {
                Ok(Message::Text(text)) => self.take(serde_json::from_str(&text).expect("a message of the protocol")),
                Ok(Message::Close(_)) | Err(_) => false,
                Ok(_) => true,
            },
            None => self.connect(),
        };
        if !heard {
            self.socket = None;
        }
    }

    fn connect(&mut self) -> bool {
        let Some(mut socket) = self.open() else {
            (self.moves, self.host) = self.address.after(self.moves);
            return false;
        };
        let mut said = vec![self.follower.hello("test", Some(self.who.token.clone()))];
        // Either the request or its answer may be lost, so it is sent again.
        said.extend(self.follower.unanswered());
        let sent = said.iter().all(|message| socket.send(text(message)).is_ok());
        self.socket = Some(socket);
        self.greeted = false;
        sent
    }

    fn open(&self) -> Option<WebSocket<TcpStream>> {
        let stream = TcpStream::connect(&self.host).ok()?;
        stream.set_read_timeout(Some(self.patience)).ok()?;
        stream.set_nodelay(true).ok()?;
        let uri = format!("ws://{}/api/tables/{}/socket", self.host, self.who.table).parse().expect("an address");
        client(ClientRequestBuilder::new(uri), stream).ok().map(|(socket, _)| socket)
    }

    /// False if it has missed something and has to resume.
    fn take(&mut self, message: ToClient) -> bool {
        if let ToClient::Welcome(welcome) = &message {
            self.check(welcome);
        }
        let asked = match &message {
            ToClient::Answer { id, .. } => Some(id.clone()),
            _ => None,
        };
        match (self.follower.hear(message), asked) {
            (TableUpdate::Change { .. }, _) => {
                self.number = self.follower.number();
                self.view = self.follower.json().expect("a patch that fits").clone();
                true
            }
            (TableUpdate::Answer { command, answer }, Some(id)) => {
                if let Answer::Done { number } = answer {
                    self.done.push(Acknowledged { id, command, number });
                }
                self.answered = Some(answer);
                true
            }
            (TableUpdate::SlowDown(_), _) => panic!("nobody was too fast"),
            // A bad network has garbled its messages as no client would.
            (TableUpdate::Refusal(refusal), _) if refusal.code.starts_with("wire/") => false,
            (TableUpdate::Refusal(refusal), _) => panic!("{refusal}"),
            (TableUpdate::Gap | TableUpdate::GoingAway { .. }, _) => false,
            (TableUpdate::Nothing | TableUpdate::Answer { .. }, _) => true,
        }
    }

    /// Checks that a new connection takes nothing back and leaves nothing out.
    fn check(&mut self, welcome: &Welcome) {
        let greeted = std::mem::replace(&mut self.greeted, true);
        if !greeted && self.follower.you().is_some_and(|you| you.viewer == welcome.you.viewer) {
            assert!(welcome.number >= self.number, "what was told is still true");
            if let Some(missed) = &welcome.missed {
                assert_eq!(missed.len() as u32, welcome.number - self.number, "everything missed is sent");
            }
        }
    }

    /// Waits until the view is like this.
    pub(crate) fn until(&mut self, like_this: impl Fn(&Value) -> bool) {
        let began = Instant::now();
        while !like_this(&self.view) {
            assert!(began.elapsed() < LONG, "{} waits in vain with {}", self.tag, self.view);
            self.hear();
        }
    }

    /// Sends a request until it is answered.
    pub(crate) fn ask(&mut self, command: TableCommand) -> Answer {
        self.begin(command);
        self.answer()
    }

    /// Sends a request without waiting.
    pub(crate) fn begin(&mut self, command: TableCommand) {
        self.asked += 1;
        let id: RequestId = format!("{}-{}", self.tag, self.asked).parse().expect("an id");
        let message = self.follower.ask(id, command);
        if let Some(socket) = &mut self.socket {
            // If the connection is broken, it is sent on the next one.
            let _ = socket.send(text(&message));
        }
    }

    pub(crate) fn answer(&mut self) -> Answer {
        let began = Instant::now();
        loop {
            if let Some(answer) = self.answered.take() {
                return answer;
            }
            let unanswered = || self.follower.unanswered().collect::<Vec<_>>();
            assert!(began.elapsed() < LONG, "{} waits in vain for an answer to {:?}", self.tag, unanswered());
            self.hear();
        }
    }

    /// A legal action, with the step it belongs to; `None` if the seat can no longer act, or nobody answers.
    pub(crate) fn any_action(&mut self, dice: &mut Dice) -> Option<TableCommand> {
        let url = format!("http://{}/api/tables/{}/actions", self.host, self.who.table);
        let request = self.agent.get(url).header("authorization", format!("Bearer {}", self.who.token));
        let found = request.call().ok().and_then(|mut response| response.body_mut().read_json::<Value>().ok());
        let action = found.as_ref().and_then(|can| dice.pick(can["actions"].as_array()?)?.as_str());
        let Some(action) = action else {
            // Something has happened that it has not heard of yet, perhaps that the server is gone.
            self.hear();
            return None;
        };
        let on = found.as_ref().and_then(|can| u32::try_from(can["on"].as_u64()?).ok());
        Some(TableCommand::Act { action: action.to_owned(), on })
    }
}
