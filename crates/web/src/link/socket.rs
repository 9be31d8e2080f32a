//! The connection to a server: a socket that reconnects whenever it is lost.

use super::network::Network;
use crate::{browser, program, session::Connection};
use futures::{FutureExt, SinkExt, StreamExt, future::poll_fn, select, stream::LocalBoxStream};
use gloo_net::websocket::{Message, State, futures::WebSocket};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;

/// The longest delay between two attempts, in milliseconds.
const LONGEST: u32 = 8_000;
/// The interval between heartbeats, and how long the server may stay silent.
const PULSE: u32 = 10_000;

/// The user of a socket: a table's session, or a visit to an event.
pub(crate) trait SocketUser {
    /// The socket's address, such as `/api/tables/…/socket`.
    fn address(&self) -> String;

    /// The first message.
    fn hello(&self) -> String;

    /// The heartbeat, which the server answers: it reveals a network that has gone silent.
    fn ping(&self) -> String;

    /// Handles a message. False if this connection is of no more use.
    fn hear(&self, text: &str) -> bool;

    /// The state of the connection. It disappears with the page that shows it.
    fn connection(&self) -> RwSignal<Connection>;
}

/// Stays connected for as long as the page is open and there may be something to send.
pub(crate) async fn run(speaker: Box<dyn SocketUser>, to_send: LocalBoxStream<'static, String>) {
    let mut to_send = to_send.fuse();
    let mut network = Network::new();
    let mut pause = 250;
    let connection = speaker.connection();
    loop {
        let before = browser::now();
        let going_on = talk(&*speaker, &mut to_send, &mut network).await;
        if !going_on || connection.is_disposed() {
            return;
        }
        match connection.get_untracked() {
            Connection::Over(_) => {
                // A restarted server may be a newer version that does not understand this page.
                program::reload_if_old().await;
                return;
            }
            Connection::Down { farewell: true } => {}
            _ => connection.set(Connection::Down { farewell: false }),
        }
        // A connection that lasted a while was a good one: the next attempt comes soon.
        pause = if browser::now().since(before).as_millis() > LONGEST.into() { 250 } else { (pause * 2).min(LONGEST) };
        let jitter = u32::from(browser::random::<1>()[0]);
        select! {
            () = TimeoutFuture::new(pause + jitter).fuse() => {}
            () = Box::pin(network.comes_back()).fuse() => pause = 250,
        }
        // A page that reconnects to a newer server must be reloaded.
        wasm_bindgen_futures::spawn_local(program::reload_if_old());
    }
}

/// One connection, until it is lost. False if this end is closed.
async fn talk(
    speaker: &dyn SocketUser,
    to_send: &mut futures::stream::Fuse<LocalBoxStream<'static, String>>,
    network: &mut Network,
) -> bool {
    let address = format!("{}{}", browser::origin().replacen("http", "ws", 1), speaker.address());
    let Ok(mut socket) = WebSocket::open(&address) else { return true };
    // Browsers complain about messages to a socket that failed to open.
    let opened = poll_fn(|context| socket.poll_ready_unpin(context)).await;
    if opened.is_err() || !matches!(socket.state(), State::Open) {
        return true;
    }
    let (mut out, heard) = socket.split();
    let mut heard = heard.fuse();
    if out.send(Message::Text(speaker.hello())).await.is_err() {
        return true;
    }
    let mut away = Box::pin(network.lost()).fuse();
    let mut silent = false;
    loop {
        select! {
            message = to_send.next() => match message {
                None => return false,
                Some(message) => if out.send(Message::Text(message)).await.is_err() { return true },
            },
            message = heard.next() => match message {
                Some(Ok(Message::Text(text))) => {
                    silent = false;
                    if !speaker.hear(&text) {
                        return true;
                    }
                }
                Some(Ok(Message::Bytes(_))) => {}
                Some(Err(_)) | None => return true,
            },
            () = away => return true,
            () = TimeoutFuture::new(PULSE).fuse() => {
                let gone = speaker.connection().is_disposed();
                if silent || gone {
                    return !gone;
                }
                silent = true;
                if out.send(Message::Text(speaker.ping())).await.is_err() { return true }
            }
        }
    }
}
