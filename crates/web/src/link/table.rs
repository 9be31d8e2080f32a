//! The connection to a table on a server.

use super::socket::{self, SocketUser};
use crate::{
    browser,
    session::{Connection, Session},
};
use futures::{StreamExt, channel::mpsc::UnboundedReceiver};
use kee_wire::FromClient;
use leptos::prelude::*;

/// Keeps the session connected to this table for as long as the page is open.
pub(crate) async fn run(
    session: Session,
    table: String,
    token: impl Fn() -> Option<String> + 'static,
    to_send: UnboundedReceiver<FromClient>,
) {
    let speaker = TableSocketUser { session, table, token: Box::new(token) };
    socket::run(Box::new(speaker), to_send.map(|message| text(&message)).boxed_local()).await;
}

struct TableSocketUser {
    session: Session,
    table: String,
    token: Box<dyn Fn() -> Option<String>>,
}

impl SocketUser for TableSocketUser {
    fn address(&self) -> String {
        format!("/api/tables/{}/socket", self.table)
    }

    fn hello(&self) -> String {
        text(&self.session.hello((self.token)()))
    }

    fn ping(&self) -> String {
        text(&FromClient::Ping { sent: browser::now().millis() })
    }

    fn hear(&self, text: &str) -> bool {
        // Messages that only a newer server knows are ignored.
        serde_json::from_str(text).map_or(true, |message| self.session.hear(message))
    }

    fn connection(&self) -> RwSignal<Connection> {
        self.session.connection
    }
}

fn text(message: &FromClient) -> String {
    serde_json::to_string(message).expect("a message can be written")
}
