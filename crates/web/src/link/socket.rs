//! The way to a table of a server: a socket that is opened again whenever it is lost.

use super::network::Network;
use crate::{
    browser, program,
    session::{Connection, Session},
};
use futures::{FutureExt, SinkExt, StreamExt, channel::mpsc::UnboundedReceiver, future::poll_fn, select};
use gloo_net::websocket::{Message, State, futures::WebSocket};
use gloo_timers::future::TimeoutFuture;
use kee_wire::FromClient;
use leptos::prelude::*;

/// The longest time between two tries, in milliseconds.
const LONGEST: u32 = 8_000;
/// How often the other side is asked whether it is there, and how long it may keep silent.
const PULSE: u32 = 10_000;

/// Keeps the session connected to this table for as long as the page is open.
pub(crate) async fn run(
    session: Session,
    table: String,
    token: impl Fn() -> Option<String>,
    mut to_send: UnboundedReceiver<FromClient>,
) {
    let mut network = Network::new();
    let mut pause = 250;
    loop {
        let before = browser::now();
        let going_on = talk(session, &table, token(), &mut to_send, &mut network).await;
        if !going_on || session.connection.is_disposed() {
            return;
        }
        if matches!(session.connection.get_untracked(), Connection::Over(_)) {
            // Perhaps the server has been renewed and does not understand this page any more.
            program::reload_if_old().await;
            return;
        }
        if !matches!(session.connection.get_untracked(), Connection::Down(Some(_))) {
            session.down(None);
        }
        // A connection that held for a while was a good one: the next try comes soon.
        pause = if browser::now().0 - before.0 > u64::from(LONGEST) { 250 } else { (pause * 2).min(LONGEST) };
        let jitter = u32::from(browser::random::<1>()[0]);
        select! {
            () = TimeoutFuture::new(pause + jitter).fuse() => {}
            () = Box::pin(network.comes_back()).fuse() => pause = 250,
        }
        // Whoever comes back to a server that has been renewed needs the new page.
        wasm_bindgen_futures::spawn_local(program::reload_if_old());
    }
}

/// One connection, until it is lost. False if the session is gone.
async fn talk(
    session: Session,
    table: &str,
    token: Option<String>,
    to_send: &mut UnboundedReceiver<FromClient>,
    network: &mut Network,
) -> bool {
    let address = format!("{}/api/tables/{table}/socket", browser::origin().replacen("http", "ws", 1));
    let Ok(mut socket) = WebSocket::open(&address) else { return true };
    // Nothing is said to one that could not be opened: the browser would complain about it.
    let opened = poll_fn(|context| socket.poll_ready_unpin(context)).await;
    if opened.is_err() || !matches!(socket.state(), State::Open) {
        return true;
    }
    let (mut out, heard) = socket.split();
    let mut heard = heard.fuse();
    if out.send(text(&session.hello(token))).await.is_err() {
        return true;
    }
    let mut away = Box::pin(network.goes()).fuse();
    let mut silent = false;
    loop {
        select! {
            message = to_send.next() => match message {
                None => return false,
                Some(message) => if out.send(text(&message)).await.is_err() { return true },
            },
            message = heard.next() => match message {
                Some(Ok(Message::Text(text))) => {
                    silent = false;
                    // What a newer server says beyond what we know is not for us.
                    if let Ok(message) = serde_json::from_str(&text) && !session.hear(message) {
                        return true;
                    }
                }
                Some(Ok(Message::Bytes(_))) => {}
                Some(Err(_)) | None => return true,
            },
            () = away => return true,
            () = TimeoutFuture::new(PULSE).fuse() => {
                if silent || session.connection.is_disposed() {
                    return !session.connection.is_disposed();
                }
                silent = true;
                let ping = FromClient::Ping { sent: browser::now().0 };
                if out.send(text(&ping)).await.is_err() { return true }
            }
        }
    }
}

fn text(message: &FromClient) -> Message {
    Message::Text(serde_json::to_string(message).expect("a message can be written"))
}
