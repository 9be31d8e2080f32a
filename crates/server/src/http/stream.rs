use super::{
    answer::No,
    body::AtTable,
    ndjson::{self, ALIVE, ndjson},
    visitor::Visitor,
};
use crate::{
    app::App,
    hub::{Ear, Listen, Message},
    refusal::ServerRefusal,
    store::TableId,
};
use axum::extract::ws::Utf8Bytes;
use axum::{body::Bytes, extract::State, response::Response};
use kee_wire::ToClient;
use tokio::{sync::mpsc, time::timeout};

/// How many messages may wait for a program that does not read.
const WAITING: usize = 128;

/// The same messages as over the socket, a line each, for programs that would rather not speak WebSocket. An empty line
/// says that the connection is alive.
#[utoipa::path(
    get, path = "/api/tables/{table}/stream", operation_id = "listen_to_table", tag = "tables",
    params(("table" = TableId, Path, description = "The table, as in its link")),
    security((), ("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "One of these a line", body = ToClient, content_type = "application/x-ndjson"),
        (status = 401, description = "`server/bad_token`", body = No),
        (status = 404, description = "`server/no_such_table`", body = No),
    ),
)]
pub(crate) async fn listen(State(app): State<App>, visitor: Visitor, AtTable(table): AtTable) -> Result<Response, No> {
    if !app.hub.exists(table).await? {
        return Err(ServerRefusal::NoSuchTable.into());
    }
    let person = visitor.at(&app, table).await?;
    let (out, inbox) = mpsc::channel(WAITING);
    let id = app.hub.new_ear();
    let ear = Ear { id, person, out };
    app.hub.send(table, Message::Listen(Box::new(Listen { ear, resume: None }))).await;
    app.shared().counts.sockets.increment(1);
    let lines = Lines { mailbox: app.hub.mailbox(table), id, inbox, app };
    Ok(ndjson(lines))
}

/// What goes to one program.
struct Lines {
    app: App,
    mailbox: mpsc::Sender<Message>,
    id: kee_table::EarId,
    inbox: mpsc::Receiver<Utf8Bytes>,
}

impl ndjson::Lines for Lines {
    async fn next(&mut self) -> Option<Bytes> {
        match timeout(ALIVE, self.inbox.recv()).await {
            Ok(message) => message.map(|message| Bytes::from(format!("{}\n", message.as_str()))),
            Err(_) => Some(Bytes::from_static(b"\n")),
        }
    }
}

impl Drop for Lines {
    fn drop(&mut self) {
        self.app.shared().counts.sockets.decrement(1);
        // If the mailbox is full, the table notices with the next thing it tells.
        let _ = self.mailbox.try_send(Message::Deaf(self.id));
    }
}
