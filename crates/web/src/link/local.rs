//! The connection to a table in a worker of this page.

use crate::{
    local::Helper,
    session::{Connection, Session},
};
use futures::{StreamExt, channel::mpsc::UnboundedReceiver, select};
use gloo_timers::future::TimeoutFuture;
use kee_game::Seat;
use kee_wire::FromClient;
use leptos::prelude::*;

/// The delays before a broken worker is restarted, in milliseconds: longer each time.
const PAUSE: u32 = 500;
const LONGEST: u32 = 60_000;

/// Seats a person at this screen at a table, for as long as the page shows it.
pub(crate) async fn run(
    session: Session,
    table: String,
    seat: Option<Seat>,
    mut to_send: UnboundedReceiver<FromClient>,
) {
    let mut pause = PAUSE;
    while talk(session, &table, seat, &mut to_send).await {
        session.down(false);
        TimeoutFuture::new(pause).await;
        pause = (pause * 2).min(LONGEST);
    }
}

/// One worker, until it breaks down. False if retrying is pointless.
async fn talk(session: Session, table: &str, seat: Option<Seat>, to_send: &mut UnboundedReceiver<FromClient>) -> bool {
    let Some(helper) = Helper::get() else {
        session.connection.set(Connection::Over(crate::api::RequestRefusal::no_worker().refusal()));
        return false;
    };
    let (ear, mut heard) = helper.listen();
    // Everyone here is at the same screen, so the seat identifies a person.
    helper.say(ear, table, session.hello(seat.map(|seat| seat.to_string())));
    let going_on = loop {
        select! {
            message = to_send.next() => match message {
                None => break false,
                Some(message) => helper.say(ear, table, message),
            },
            message = heard.next() => match message {
                None => break true,
                // The session may be gone from the page.
                Some(_) if session.connection.is_disposed() => break false,
                Some(message) => if !session.hear(message) {
                    break !matches!(session.connection.get_untracked(), Connection::Over(_));
                },
            },
        }
    };
    helper.unlisten(ear, table);
    going_on
}
