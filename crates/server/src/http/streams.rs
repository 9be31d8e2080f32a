//! Streams for programs: one JSON object per line, as `application/x-ndjson`.

use super::{answer::AtTable, me::Caller, visitor::Visitor};
use crate::{
    app::App,
    bot_stream,
    hub::{Ear, Listen, TableMessage},
    refusal::{AnyRefusal, ServerRefusal},
};
use axum::{
    body::{Body, Bytes},
    extract::{State, ws::Utf8Bytes},
    http::header,
    response::{IntoResponse, Response},
};
use futures_util::stream;
use kee_table::EarId;
use kee_wire::{BotEvent, TableId, ToClient};
use std::{convert::Infallible, time::Duration};
use tokio::{sync::mpsc, time::timeout};

/// After this long without a message an empty line is sent, so that both sides notice a broken connection.
const ALIVE: Duration = Duration::from_secs(15);

/// The lines of a stream.
trait LineStream: Send + 'static {
    /// The next line, with its line break; none at the end of the stream.
    fn next(&mut self) -> impl Future<Output = Option<Bytes>> + Send;
}

/// Sends lines for as long as there are any.
fn ndjson(lines: impl LineStream) -> Response {
    let body = Body::from_stream(stream::unfold(lines, |mut lines| async {
        let line = lines.next().await?;
        Some((Ok::<_, Infallible>(line), lines))
    }));
    ([(header::CONTENT_TYPE, "application/x-ndjson")], body).into_response()
}

/// The number of messages that may be queued for a program that does not read.
const WAITING: usize = 128;

/// Streams the messages of the socket, one per line.
///
/// For programs that would rather not speak WebSocket. An empty line is a heartbeat.
#[utoipa::path(
    get, path = "/api/tables/{table}/stream", operation_id = "stream_table", tag = "tables",
    params(("table" = TableId, Path, description = "The table, as in its link")),
    security((), ("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "One message per line", body = ToClient, content_type = "application/x-ndjson"),
        (status = 401, description = "`server/bad_token`", body = AnyRefusal),
        (status = 404, description = "`server/no_such_table`", body = AnyRefusal),
    ),
)]
pub(crate) async fn listen_to_table(
    State(app): State<App>,
    visitor: Visitor,
    AtTable(table): AtTable,
) -> Result<Response, AnyRefusal> {
    if !app.hub.exists(table).await? {
        return Err(ServerRefusal::NoSuchTable.into());
    }
    let person = visitor.at(&app, table).await?;
    let (out, inbox) = mpsc::channel(WAITING);
    let id = app.hub.new_ear();
    let ear = Ear { id, person, out };
    app.hub.send(table, TableMessage::Listen(Box::new(Listen { ear, resume: None }))).await;
    app.shared().counts.sockets.increment(1);
    let lines = TableLines { mailbox: app.hub.mailbox(table), id, inbox, app };
    Ok(ndjson(lines))
}

/// The stream of a table to one program.
struct TableLines {
    app: App,
    mailbox: mpsc::Sender<TableMessage>,
    id: EarId,
    inbox: mpsc::Receiver<Utf8Bytes>,
}

impl LineStream for TableLines {
    async fn next(&mut self) -> Option<Bytes> {
        match timeout(ALIVE, self.inbox.recv()).await {
            Ok(message) => message.map(|message| Bytes::from(format!("{}\n", message.as_str()))),
            Err(_) => Some(Bytes::from_static(b"\n")),
        }
    }
}

impl Drop for TableLines {
    fn drop(&mut self) {
        self.app.shared().counts.sockets.decrement(1);
        // If the mailbox is full, the table notices with its next message.
        let _ = self.mailbox.try_send(TableMessage::Deaf(self.id));
    }
}

/// Streams everything that is asked of a bot at all its tables, one message per line.
///
/// An empty line is a heartbeat.
#[utoipa::path(
    get, path = "/api/bot/stream", operation_id = "stream_bot", tag = "bots",
    security(("token" = [])),
    responses(
        (status = 200, description = "One message per line", body = BotEvent, content_type = "application/x-ndjson"),
        (status = 401, description = "`server/not_logged_in`", body = AnyRefusal),
        (status = 403, description = "`server/only_for_bots`", body = AnyRefusal),
    ),
)]
pub(crate) async fn listen_as_bot(State(app): State<App>, Caller(me): Caller) -> Result<Response, AnyRefusal> {
    if !me.is_bot() {
        return Err(ServerRefusal::OnlyForBots.into());
    }
    app.shared().counts.sockets.increment(1);
    let lines = BotLines { lines: bot_stream::listen(app.clone(), me.key), app };
    Ok(ndjson(lines))
}

/// The stream to one bot.
struct BotLines {
    app: App,
    lines: mpsc::Receiver<Bytes>,
}

impl LineStream for BotLines {
    async fn next(&mut self) -> Option<Bytes> {
        timeout(ALIVE, self.lines.recv()).await.unwrap_or(Some(Bytes::from_static(b"\n")))
    }
}

impl Drop for BotLines {
    fn drop(&mut self) {
        self.app.shared().counts.sockets.decrement(1);
    }
}
