//! The common parts of the sockets of tables and of events.

use crate::{app::App, gate::ConnectionPermit, hub::Shared, settings::Settings};
use axum::{
    Extension,
    extract::{
        WebSocketUpgrade,
        ws::{self, CloseFrame, Utf8Bytes, WebSocket, close_code},
    },
    response::Response,
};
use futures_util::{SinkExt, StreamExt};
use kee_game::Refusal;
use serde::de::DeserializeOwned;
use std::{error::Error as _, sync::Arc, time::Duration};
use tokio::time::{Instant, timeout};

/// The largest message a client may send.
const LARGEST: usize = 16 * 1024;
/// There are many sockets and their messages are short, so each gets a small buffer.
const READ_BUFFER: usize = 512;
/// Messages written together are sent together, up to this size.
const WRITE_BUFFER: usize = 64 * 1024;
/// The time a client may take to say hello.
pub(super) const HELLO: Duration = Duration::from_secs(10);

/// The reason why a connection is closed.
pub(super) enum CloseReason {
    /// The client made an error.
    Wrong(Refusal),
    /// The client is gone.
    Gone,
    /// The client does not read.
    Slow,
    /// The table or event it listened to let go of it.
    LetGo,
}

/// The permit of a connection, which it holds until it is closed.
pub(super) type Connected = Option<Extension<Arc<ConnectionPermit>>>;

/// Upgrades a connection to a WebSocket, with our limits, and counts it while it is open.
pub(super) fn upgraded<F>(
    upgrade: WebSocketUpgrade,
    connected: Connected,
    app: &App,
    talk: impl FnOnce(WebSocket) -> F + Send + 'static,
) -> Response
where
    F: Future<Output = ()> + Send + 'static,
{
    let sockets = app.shared().counts.sockets.clone();
    upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST)
        .on_upgrade(move |socket| async move {
            sockets.increment(1);
            talk(socket).await;
            sockets.decrement(1);
            drop(connected);
        })
}

/// Reads the first message.
pub(super) async fn read_first<T: DeserializeOwned>(socket: &mut WebSocket) -> Result<T, CloseReason> {
    loop {
        match socket.next().await {
            Some(Ok(ws::Message::Ping(_) | ws::Message::Pong(_))) => {}
            Some(message) => return read(message),
            None => return Err(CloseReason::Gone),
        }
    }
}

/// The time between looks at whether a client is still there: short enough for its answer to arrive.
pub(super) fn pulse(settings: &Settings) -> Duration {
    settings.idle_timeout.mul_f32(0.4)
}

/// Pings a client that has been silent for a while. One that stays silent is gone.
pub(super) async fn check_pulse(
    socket: &mut WebSocket,
    heard: Instant,
    settings: &Settings,
) -> Result<(), CloseReason> {
    match heard.elapsed() {
        silent if silent > settings.idle_timeout => Err(CloseReason::Gone),
        silent if silent >= pulse(settings) => {
            write(socket, [ws::Message::Ping(Default::default())], settings.write_timeout).await
        }
        _ => Ok(()),
    }
}

/// Writes all messages at once. A client that does not take them in time counts as not reading.
pub(super) async fn write(
    socket: &mut WebSocket,
    messages: impl IntoIterator<Item = ws::Message>,
    within: Duration,
) -> Result<(), CloseReason> {
    let writing = async {
        for message in messages {
            socket.feed(message).await?;
        }
        socket.flush().await
    };
    match timeout(within, writing).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(CloseReason::Gone),
        Err(_) => Err(CloseReason::Slow),
    }
}

/// Reads a message from a client.
pub(super) fn read<T: DeserializeOwned>(message: Result<ws::Message, axum::Error>) -> Result<T, CloseReason> {
    match message {
        Ok(ws::Message::Text(said)) => serde_json::from_str(said.as_str()).map_err(|error| {
            // Say where the error is, but not what is there: that may be a token.
            WireRefusal::NotUnderstood(error.column()).into()
        }),
        Ok(ws::Message::Binary(_)) => Err(WireRefusal::NotText.into()),
        Ok(_) => Err(CloseReason::Gone),
        Err(error) if is_lost(&error) => Err(CloseReason::Gone),
        Err(_) => Err(WireRefusal::BadFrame(LARGEST / 1024).into()),
    }
}

/// Whether the connection was lost, which is not an error of the client.
fn is_lost(error: &axum::Error) -> bool {
    use tungstenite::{Error, error::ProtocolError};
    let cause = error.source().and_then(|cause| cause.downcast_ref::<Error>());
    let reset = Error::Protocol(ProtocolError::ResetWithoutClosingHandshake);
    cause.is_some_and(|cause| matches!(cause, Error::Io(_)) || cause.to_string() == reset.to_string())
}

/// Closes a connection. An error is counted, and first sent in the format of its protocol.
pub(super) async fn close(
    mut socket: WebSocket,
    end: CloseReason,
    shared: &Shared,
    say: impl Fn(Refusal) -> Utf8Bytes,
) {
    let again = (None, close_code::AGAIN, "reconnect and resume");
    let (message, code, reason) = match end {
        CloseReason::Gone => (None, close_code::NORMAL, ""),
        CloseReason::LetGo => again,
        CloseReason::Slow => {
            shared.counts.slow_readers.increment(1);
            again
        }
        CloseReason::Wrong(refusal) => {
            shared.counts.refused(&refusal.code);
            (Some(say(refusal)), close_code::POLICY, "see the error")
        }
    };
    let frame = ws::Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::from_static(reason) }));
    let message = message.map(ws::Message::Text);
    let _ = write(&mut socket, message.into_iter().chain([frame]), shared.settings.write_timeout).await;
}

kee_game::message_enum! {
    /// A message that breaks the protocol.
    pub(super) enum WireRefusal: Reason {
        /// It could not be read from this character on.
        NotUnderstood(character: usize) = "not_understood"(character),
        /// It is binary.
        NotText = "not_text"(),
        /// Its frame is broken, or larger than this many KB.
        BadFrame(most: usize) = "bad_frame"(most),
        /// It came before the client’s hello.
        HelloFirst = "hello_first"(),
        /// It is another hello.
        HelloOnce = "hello_once"(),
        /// The server and the client speak different protocols.
        Version(server: u32, client: u32) = "version"(server, client),
    }
}

impl From<WireRefusal> for CloseReason {
    fn from(reason: WireRefusal) -> Self {
        Self::Wrong(kee_speech::spoken(Refusal::new("wire", &reason)))
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_refusal_of_the_protocol_has_its_sentence() {
        assert_eq!(kee_speech::misfits("wire", super::WireRefusal::SENTENCES), [""; 0]);
    }
}
