//! What the sockets of tables and of events have in common.

use axum::{
    extract::{
        WebSocketUpgrade,
        ws::{self, CloseFrame, Utf8Bytes, WebSocket, close_code},
    },
    response::Response,
};
use futures_util::SinkExt;
use kee_game::Refusal;
use serde::de::DeserializeOwned;
use std::{error::Error as _, time::Duration};
use tokio::time::timeout;

/// The largest message a client may send.
const LARGEST: usize = 16 * 1024;
/// There are many sockets and their messages are short, so each gets a small buffer.
const READ_BUFFER: usize = 512;
/// Messages written together are sent together, up to this size.
const WRITE_BUFFER: usize = 64 * 1024;
/// How long a client may take to say hello.
pub(super) const HELLO: Duration = Duration::from_secs(10);

/// Why a connection is closed.
pub(super) enum End {
    /// The client made an error.
    Wrong(Refusal),
    /// The client is gone.
    Gone,
    /// The client does not read.
    Slow,
    /// The table or event it listened to let go of it.
    LetGo,
}

/// Upgrades a connection to a WebSocket, with our limits.
pub(super) fn upgraded<F>(upgrade: WebSocketUpgrade, talk: impl FnOnce(WebSocket) -> F + Send + 'static) -> Response
where
    F: Future<Output = ()> + Send + 'static,
{
    upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST)
        .on_upgrade(talk)
}

/// Writes all messages at once. A client that does not take them in time counts as not reading.
pub(super) async fn write(
    socket: &mut WebSocket,
    messages: impl IntoIterator<Item = ws::Message>,
    within: Duration,
) -> Result<(), End> {
    let writing = async {
        for message in messages {
            socket.feed(message).await?;
        }
        socket.flush().await
    };
    match timeout(within, writing).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(End::Gone),
        Err(_) => Err(End::Slow),
    }
}

/// Reads a message from a client.
pub(super) fn read<T: DeserializeOwned>(message: Result<ws::Message, axum::Error>) -> Result<T, End> {
    match message {
        Ok(ws::Message::Text(said)) => serde_json::from_str(said.as_str()).map_err(|error| {
            // Say where the error is, but not what is there: that may be a token.
            let sentence = format!("The message could not be read: error at character {}.", error.column());
            End::Wrong(wire("not_understood", &sentence))
        }),
        Ok(ws::Message::Binary(_)) => Err(End::Wrong(wire("not_text", "Send text messages, not binary ones."))),
        Ok(_) => Err(End::Gone),
        Err(error) if is_lost(&error) => Err(End::Gone),
        Err(_) => Err(End::Wrong(wire("bad_frame", "The frame was broken, or larger than 16 KB."))),
    }
}

/// Whether the connection was lost, which is not an error of the client.
fn is_lost(error: &axum::Error) -> bool {
    use tungstenite::{Error, error::ProtocolError};
    let cause = error.source().and_then(|cause| cause.downcast_ref::<Error>());
    let reset = Error::Protocol(ProtocolError::ResetWithoutClosingHandshake);
    cause.is_some_and(|cause| matches!(cause, Error::Io(_)) || cause.to_string() == reset.to_string())
}

/// Closes a connection. An error is first sent in the format of its protocol.
pub(super) async fn close(mut socket: WebSocket, end: End, within: Duration, say: impl Fn(Refusal) -> Utf8Bytes) {
    let (message, code, reason) = match end {
        End::Gone => (None, close_code::NORMAL, ""),
        End::Slow | End::LetGo => (None, close_code::AGAIN, "reconnect and resume"),
        End::Wrong(refusal) => (Some(say(refusal)), close_code::POLICY, "see the error"),
    };
    let frame = ws::Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::from_static(reason) }));
    let message = message.map(ws::Message::Text);
    let _ = write(&mut socket, message.into_iter().chain([frame]), within).await;
}

/// A refusal of the protocol itself.
pub(super) fn wire(code: &str, sentence: &str) -> Refusal {
    Refusal::plain(format!("wire/{code}"), sentence)
}
