use super::{
    answer::AtTable,
    conversation::{
        CloseReason, Connected, HELLO, WireRefusal, check_pulse, close, pulse, read, read_first, upgraded, write,
    },
    visitor::Visitor,
};
use crate::{
    app::App,
    hub::{Ask, Ear, Listen, TableMessage, text},
    refusal::{AnyRefusal, ServerRefusal},
    store::TableId,
};
use axum::{
    extract::{
        State, WebSocketUpgrade,
        ws::{self, Utf8Bytes, WebSocket},
    },
    response::Response,
};
use futures_util::StreamExt;
use kee_table::{EarId, PersonId, Reply};
use kee_wire::{FromClient, PROTOCOL, RequestId, Resume, TableCommand, ToClient};
use std::sync::Arc;
use tokio::{
    sync::mpsc,
    time::{Instant, sleep, timeout},
};

/// The number of messages that may be queued for a client that does not read.
const WAITING: usize = 128;
/// The number of requests in a row that may come too fast before the connection is closed.
const TIMEOUTS: u32 = 200;

/// Plays over WebSocket: the client sends `FromClient`, the server `ToClient`, one JSON object per message.
#[utoipa::path(
    get, path = "/api/tables/{table}/socket", operation_id = "open_table_socket", tag = "tables",
    params(("table" = TableId, Path, description = "The table, as in its link")),
    security((), ("session" = []), ("token" = [])),
    responses(
        (status = 101, description = "The connection is now a WebSocket"),
        (status = 400, description = "The request does not ask for a WebSocket", body = String),
        (status = 403, description = "`server/other_origin`", body = AnyRefusal),
        (status = 404, description = "`server/no_such_table`", body = AnyRefusal),
    ),
)]
pub(crate) async fn open(
    State(app): State<App>,
    visitor: Visitor,
    AtTable(table): AtTable,
    connected: Connected,
    upgrade: WebSocketUpgrade,
) -> Result<Response, AnyRefusal> {
    if !app.hub.exists(table).await? {
        return Err(ServerRefusal::NoSuchTable.into());
    }
    Ok(upgraded(upgrade, connected, &app.clone(), move |socket| attend(app, socket, table, visitor)))
}

async fn attend(app: App, mut socket: WebSocket, table: TableId, visitor: Visitor) {
    let (out, inbox) = mpsc::channel(WAITING);
    let shared = Arc::clone(app.hub.shared());
    // Boxed, so that whatever only the beginning needs takes no room while the socket is open.
    let end = match timeout(HELLO, Box::pin(hello(&app, &mut socket, table, &visitor))).await {
        Err(_) => WireRefusal::HelloFirst.into(),
        Ok(Err(end)) => end,
        Ok(Ok((person, resume))) => {
            if resume.is_some() {
                app.shared().counts.resumes.increment(1);
            }
            let ear = app.hub.new_ear();
            let key = person.as_ref().map(|person| Arc::from(person.to_string()));
            let listen = Listen { ear: Ear { id: ear, person: person.clone(), out }, resume };
            app.hub.send(table, TableMessage::Listen(Box::new(listen))).await;
            let mailbox = app.hub.mailbox(table);
            let mut talk = TableConnection { app, mailbox, ear, person, key, too_fast: 0 };
            let end = talk.run(&mut socket, inbox).await;
            let _ = talk.mailbox.send(TableMessage::Deaf(ear)).await;
            end
        }
    };
    close(socket, end, &shared, |refusal| text(&ToClient::Error(refusal))).await;
}

/// Reads the first message: who the client is, and where to resume.
async fn hello(
    app: &App,
    socket: &mut WebSocket,
    table: TableId,
    visitor: &Visitor,
) -> Result<(Option<PersonId>, Option<Resume>), CloseReason> {
    let FromClient::Hello { protocol, token, resume, .. } = read_first(socket).await? else {
        return Err(WireRefusal::HelloFirst.into());
    };
    if protocol != PROTOCOL {
        return Err(WireRefusal::Version(PROTOCOL, protocol).into());
    }
    let who = Visitor { token: token.or_else(|| visitor.token.clone()), ..visitor.clone() };
    let person = who.at(app, table).await.map_err(|no| CloseReason::Wrong(no.refusal()))?;
    Ok((person, resume))
}

/// A connection after its hello.
struct TableConnection {
    app: App,
    mailbox: mpsc::Sender<TableMessage>,
    ear: EarId,
    person: Option<PersonId>,
    /// The key by which its requests are counted.
    key: Option<Arc<str>>,
    too_fast: u32,
}

impl TableConnection {
    async fn run(&mut self, socket: &mut WebSocket, mut inbox: mpsc::Receiver<Utf8Bytes>) -> CloseReason {
        let mut heard = Instant::now();
        let mut waiting = Vec::new();
        let often = pulse(self.app.settings());
        let look = sleep(often);
        tokio::pin!(look);
        loop {
            let done = tokio::select! {
                said = socket.next() => {
                    heard = Instant::now();
                    match said {
                        Some(message) => self.said(socket, message).await,
                        None => Err(CloseReason::Gone),
                    }
                }
                count = inbox.recv_many(&mut waiting, WAITING) => match count {
                    0 => Err(CloseReason::LetGo),
                    _ => self.write(socket, waiting.drain(..).map(ws::Message::Text)).await,
                },
                () = &mut look => {
                    look.as_mut().reset(Instant::now() + often);
                    check_pulse(socket, heard, self.app.settings()).await
                }
            };
            if let Err(end) = done {
                return end;
            }
        }
    }

    async fn write(
        &self,
        socket: &mut WebSocket,
        messages: impl IntoIterator<Item = ws::Message>,
    ) -> Result<(), CloseReason> {
        write(socket, messages, self.app.settings().write_timeout).await
    }

    async fn said(
        &mut self,
        socket: &mut WebSocket,
        message: Result<ws::Message, axum::Error>,
    ) -> Result<(), CloseReason> {
        if let Ok(ws::Message::Ping(_) | ws::Message::Pong(_)) = message {
            return Ok(());
        }
        match read(message)? {
            FromClient::Ask { id, command } => self.ask(socket, id, command).await,
            FromClient::Ping { sent } => {
                let pong = text(&ToClient::Pong { sent, now: self.app.now() });
                self.write(socket, [ws::Message::Text(pong)]).await
            }
            FromClient::Hurry => self.hurry().await,
            FromClient::Hello { .. } => Err(WireRefusal::HelloOnce.into()),
        }
    }

    /// Passes on a hurry, which nobody answers: one that comes too fast is ignored.
    async fn hurry(&self) -> Result<(), CloseReason> {
        if self.key.as_ref().is_none_or(|key| self.app.gate.ask(key).is_err()) {
            return Ok(());
        }
        self.mailbox.send(TableMessage::Hurry(self.ear)).await.map_err(|_| CloseReason::LetGo)
    }

    async fn ask(&mut self, socket: &mut WebSocket, id: RequestId, command: TableCommand) -> Result<(), CloseReason> {
        let (Some(person), Some(key)) = (&self.person, &self.key) else {
            let refusal = ServerRefusal::NoToken.refusal();
            self.app.shared().counts.refused(&refusal.code);
            let refused = kee_wire::Answer::Refused(refusal);
            return self.write(socket, [ws::Message::Text(text(&ToClient::Answer { id, answer: refused }))]).await;
        };
        if let Err(too_much) = self.app.gate.ask(key) {
            self.app.shared().counts.refused("server/slow_down");
            self.too_fast += 1;
            if self.too_fast > TIMEOUTS {
                return Err(CloseReason::Wrong(ServerRefusal::SlowDown.refusal()));
            }
            let retry_after = u64::try_from(too_much.0.as_millis()).unwrap_or(u64::MAX) + 1;
            let slow_down = ToClient::SlowDown { id: Some(id), retry_after };
            return self.write(socket, [ws::Message::Text(text(&slow_down))]).await;
        }
        self.too_fast = 0;
        let ask = Ask { by: person.clone(), id: Some(id), command, reply: Reply::Ear(self.ear) };
        self.mailbox.send(TableMessage::Ask(Box::new(ask))).await.map_err(|_| CloseReason::LetGo)
    }
}
