//! A client that follows the protocol: it shows what it is told and derives nothing.

use crate::server::{Joined, Server};
use kee_wire::{
    Answer, FromClient, Happening, PROTOCOL, RequestId, Resume, TableCommand, TableFollower, TableUpdate, ToClient,
    Welcome,
};
use serde_json::Value;
use std::{io, net::TcpStream, time::Duration};
use tungstenite::{ClientRequestBuilder, Message, WebSocket, client, http::Uri, stream::MaybeTlsStream};

/// A person at a table.
pub(crate) struct Player {
    socket: WebSocket<MaybeTlsStream<TcpStream>>,
    follower: TableFollower,
    pub(crate) welcome: Welcome,
    pub(crate) view: Value,
    pub(crate) number: u32,
    /// Everything received since the welcome.
    pub(crate) happened: Vec<Happening>,
    asked: u32,
    tag: String,
}

/// Opens a socket without sending anything.
pub(crate) fn open(server: &Server, table: &str) -> WebSocket<MaybeTlsStream<TcpStream>> {
    open_at(server, server.socket_uri(table))
}

/// The same at any address.
pub(crate) fn open_at(server: &Server, address: Uri) -> WebSocket<MaybeTlsStream<TcpStream>> {
    let stream = TcpStream::connect(server.host()).expect("a connection");
    // A message that takes longer than this is not coming.
    stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a timeout");
    let request = ClientRequestBuilder::new(address);
    let (socket, _) = client(request, MaybeTlsStream::Plain(stream)).expect("a socket");
    socket
}

pub(crate) fn hello(token: Option<&str>, resume: Option<Resume>) -> FromClient {
    FromClient::Hello { protocol: PROTOCOL, agent: "test".to_owned(), token: token.map(str::to_owned), resume }
}

pub(crate) fn text(message: &FromClient) -> Message {
    Message::text(serde_json::to_string(message).expect("plain data"))
}

impl Player {
    /// Connects with a token.
    pub(crate) fn new(server: &Server, who: &Joined) -> Self {
        Self::connect(server, &who.table, Some(&who.token), None)
    }

    /// Connects without a token.
    pub(crate) fn spectator(server: &Server, table: &str) -> Self {
        Self::connect(server, table, None, None)
    }

    /// Reconnects and resumes.
    pub(crate) fn resumed(server: &Server, who: &Joined, from: Resume) -> Self {
        Self::connect(server, &who.table, Some(&who.token), Some(from))
    }

    fn connect(server: &Server, table: &str, token: Option<&str>, resume: Option<Resume>) -> Self {
        let mut socket = open(server, table);
        socket.send(text(&hello(token, resume))).expect("sent");
        let welcome = match read(&mut socket) {
            Some(ToClient::Welcome(welcome)) => *welcome,
            other => panic!("expected a welcome, got {other:?}"),
        };
        let mut follower = TableFollower::default();
        follower.hear(ToClient::Welcome(Box::new(welcome.clone())));
        let (view, number) = (welcome.view.value(), welcome.number);
        let tag = format!("{:?}", std::time::Instant::now()).chars().filter(char::is_ascii_digit).collect();
        Self { socket, follower, welcome, view, number, happened: Vec::new(), asked: 0, tag }
    }

    /// The place to resume from.
    pub(crate) fn resume(&self) -> Resume {
        self.follower.resume().expect("it was welcomed")
    }

    /// Applies the next message, and returns it.
    pub(crate) fn hear(&mut self) -> ToClient {
        let message = read(&mut self.socket).expect("the connection is open");
        match self.follower.hear(message.clone()) {
            TableUpdate::Change { happened, .. } => {
                self.number = self.follower.number();
                self.view = self.follower.json().expect("a patch that fits").clone();
                match &message {
                    ToClient::Welcome(welcome) => self.welcome = Welcome::clone(welcome),
                    _ => self.happened.extend(happened),
                }
            }
            TableUpdate::Gap => panic!("a number is left out: {message:?}"),
            _ => {}
        }
        message
    }

    /// Waits until the view is like this.
    pub(crate) fn until(&mut self, like_this: impl Fn(&Value) -> bool) {
        while !like_this(&self.view) {
            self.hear();
        }
    }

    /// Sends a request and returns its id.
    pub(crate) fn send(&mut self, command: TableCommand) -> RequestId {
        self.asked += 1;
        let id: RequestId = format!("{}-{}", self.tag, self.asked).parse().expect("an id");
        self.send_again(id.clone(), command);
        id
    }

    pub(crate) fn send_again(&mut self, id: RequestId, command: TableCommand) {
        self.socket.send(text(&FromClient::Ask { id, command })).expect("sent");
    }

    /// Waits for the answer.
    pub(crate) fn answer(&mut self, wanted: &RequestId) -> Answer {
        loop {
            if let ToClient::Answer { id, answer } = self.hear()
                && id == *wanted
            {
                return answer;
            }
        }
    }

    pub(crate) fn ask(&mut self, command: TableCommand) -> Answer {
        let id = self.send(command);
        self.answer(&id)
    }

    /// Sends a request, expects it to be done, and waits until it shows.
    pub(crate) fn done(&mut self, command: TableCommand) {
        let shown = format!("{command:?}");
        match self.ask(command) {
            Answer::Done { number } => {
                while self.number < number {
                    self.hear();
                }
            }
            other => panic!("{shown}: {other:?}"),
        }
    }

    /// Sends a request, expects a refusal, and returns its code.
    pub(crate) fn refused(&mut self, command: TableCommand) -> String {
        match self.ask(command) {
            Answer::Refused(refusal) => refusal.code,
            other => panic!("{other:?}"),
        }
    }

    /// Tells the bots not to make her wait.
    pub(crate) fn hurry(&mut self) {
        self.socket.send(text(&FromClient::Hurry)).expect("sent");
    }

    /// Sends a message to a server that may have closed the connection.
    pub(crate) fn try_say(&mut self, message: Message) {
        let _ = self.socket.send(message);
    }

    /// The next message; `None` when the connection is closed.
    pub(crate) fn next(&mut self) -> Option<ToClient> {
        read(&mut self.socket)
    }
}

/// The next message; `None` when the connection is closed.
pub(crate) fn read(socket: &mut WebSocket<MaybeTlsStream<TcpStream>>) -> Option<ToClient> {
    loop {
        match socket.read() {
            Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).expect("a message of the protocol")),
            Err(tungstenite::Error::Io(error)) if error.kind() == io::ErrorKind::WouldBlock => panic!("nothing came"),
            Ok(Message::Close(_)) | Err(_) => return None,
            Ok(_) => {}
        }
    }
}
