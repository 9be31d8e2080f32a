//! The way to a server: a socket that is opened again whenever it is lost.

use super::network::Network;
use crate::{browser, program, session::Connection};
use futures::{FutureExt, SinkExt, StreamExt, future::poll_fn, select, stream::LocalBoxStream};
use gloo_net::websocket::{Message, State, futures::WebSocket};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;

/// The longest time between two tries, in milliseconds.
const LONGEST: u32 = 8_000;
/// How often the other side is asked whether it is there, and how long it may keep silent.
const PULSE: u32 = 10_000;

/// Who speaks through a socket: a table's session, or somebody who visits an event.
pub(crate) trait Speaker {
    /// Where the socket is, such as `/api/tables/…/socket`.
    fn address(&self) -> String;

    /// The first thing that is said.
    fn hello(&self) -> String;

    /// What is said now and then, and answered: so a network that keeps silent is noticed.
    fn ping(&self) -> String;

    /// Takes what was heard. False if there is no sense in going on with this connection.
    fn hear(&self, text: &str) -> bool;

    /// How the connection is. It is gone when the page that shows it is.
    fn connection(&self) -> RwSignal<Connection>;
}

/// Keeps somebody connected for as long as the page is open, and as there may be something to send.
pub(crate) async fn run(speaker: Box<dyn Speaker>, to_send: LocalBoxStream<'static, String>) {
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
                // Perhaps the server has been renewed and does not understand this page any more.
                program::reload_if_old().await;
                return;
            }
            Connection::Down(Some(_)) => {}
            _ => connection.set(Connection::Down(None)),
        }
        // A connection that held for a while was a good one: the next try comes soon.
        pause = if browser::now().since(before).as_millis() > LONGEST.into() { 250 } else { (pause * 2).min(LONGEST) };
        let jitter = u32::from(browser::random::<1>()[0]);
        select! {
            () = TimeoutFuture::new(pause + jitter).fuse() => {}
            () = Box::pin(network.comes_back()).fuse() => pause = 250,
        }
        // Whoever comes back to a server that has been renewed needs the new page.
        wasm_bindgen_futures::spawn_local(program::reload_if_old());
    }
}

/// One connection, until it is lost. False if nobody is at this end any more.
async fn talk(
    speaker: &dyn Speaker,
    to_send: &mut futures::stream::Fuse<LocalBoxStream<'static, String>>,
    network: &mut Network,
) -> bool {
    let address = format!("{}{}", browser::origin().replacen("http", "ws", 1), speaker.address());
    let Ok(mut socket) = WebSocket::open(&address) else { return true };
    // Nothing is said to one that could not be opened: the browser would complain about it.
    let opened = poll_fn(|context| socket.poll_ready_unpin(context)).await;
    if opened.is_err() || !matches!(socket.state(), State::Open) {
        return true;
    }
    let (mut out, heard) = socket.split();
    let mut heard = heard.fuse();
    if out.send(Message::Text(speaker.hello())).await.is_err() {
        return true;
    }
    let mut away = Box::pin(network.goes()).fuse();
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
