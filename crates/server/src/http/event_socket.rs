use super::{
    answer::AtEvent,
    conversation::{
        CloseReason, Connected, HELLO, WireRefusal, check_pulse, close, pulse, read, read_first, upgraded, write,
    },
    visitor::Visitor,
};
use crate::{
    app::App,
    events::{EventListener, text},
    refusal::AnyRefusal,
    store::EventId,
};
use axum::{
    extract::{
        State, WebSocketUpgrade,
        ws::{self, WebSocket},
    },
    response::Response,
};
use futures_util::StreamExt;
use kee_event::EventRole;
use kee_game::PersonId;
use kee_games::english;
use kee_speech::farewell;
use kee_wire::{EventFromClient, EventToClient};
use std::time::Duration;
use tokio::{
    sync::watch,
    time::{Instant, sleep, timeout},
};

/// The milliseconds clients are told to wait before they reconnect after a restart.
const BACK_IN: u64 = 1_000;

/// The time a client is left alone after an update: at a party everyone hears about every guest who joins.
const BREATH: Duration = Duration::from_millis(100);

/// Follows an event over WebSocket.
///
/// The client says `{"hello":{"token":null}}`; the server sends `{"seen":…}` and `{"you":…}` at once and whenever they
/// change, and `{"bye":…}` when it stops. `{"ping":{"sent":1}}` is answered with `{"pong":…}`.
#[utoipa::path(
    get, path = "/api/events/{event}/socket", operation_id = "open_event_socket", tag = "events",
    params(("event" = EventId, Path, description = "The event, as in its link")),
    security((), ("session" = []), ("token" = [])),
    responses(
        (status = 101, description = "The connection is now a WebSocket"),
        (status = 400, description = "The request does not ask for a WebSocket", body = String),
        (status = 403, description = "`server/other_origin`", body = AnyRefusal),
        (status = 404, description = "`server/no_such_event`", body = AnyRefusal),
    ),
)]
pub(crate) async fn open(
    State(app): State<App>,
    visitor: Visitor,
    AtEvent(event): AtEvent,
    connected: Connected,
    upgrade: WebSocketUpgrade,
) -> Result<Response, AnyRefusal> {
    let listening = app.events.listen(event).await?;
    Ok(upgraded(upgrade, connected, &app.clone(), move |socket| attend(app, socket, listening, event, visitor)))
}

async fn attend(app: App, mut socket: WebSocket, listening: EventListener, event: EventId, visitor: Visitor) {
    let end = match timeout(HELLO, Box::pin(hello(&app, &mut socket, event, &visitor))).await {
        Err(_) => WireRefusal::HelloFirst.into(),
        Ok(Err(end)) => end,
        Ok(Ok(person)) => match tell(&app, &mut socket, listening, person.as_ref()).await {
            Ok(()) => CloseReason::LetGo,
            Err(end) => end,
        },
    };
    close(socket, end, app.shared(), |refusal| text(&EventToClient::Error(refusal))).await;
}

/// Reads the first message, which says who the client is.
async fn hello(
    app: &App,
    socket: &mut WebSocket,
    event: EventId,
    visitor: &Visitor,
) -> Result<Option<PersonId>, CloseReason> {
    let EventFromClient::Hello { token } = read_first(socket).await? else {
        return Err(WireRefusal::HelloFirst.into());
    };
    let who = Visitor { token: token.or_else(|| visitor.token.clone()), ..visitor.clone() };
    let told = app.events.look(event).await.map_err(|no| CloseReason::Wrong(AnyRefusal::from(no).refusal()))?;
    who.guest_among(app, |person| told.has(person)).await.map_err(|no| CloseReason::Wrong(no.refusal()))
}

/// Completes when the server stops.
async fn stopping(leaving: &mut watch::Receiver<bool>) {
    let _ = leaving.wait_for(|leaving| *leaving).await;
}

/// Sends the state of the event, and again whenever it changes, until the server stops.
async fn tell(
    app: &App,
    socket: &mut WebSocket,
    EventListener { mut told, mut leaving }: EventListener,
    person: Option<&PersonId>,
) -> Result<(), CloseReason> {
    let within = app.settings().write_timeout;
    let often = pulse(app.settings());
    let look = sleep(often);
    tokio::pin!(look);
    // If much happens at once, one message covers all of it.
    let breath = sleep(Duration::ZERO);
    tokio::pin!(breath);
    let mut rested = true;
    let mut heard = Instant::now();
    let mut you: Option<EventRole> = None;
    told.mark_changed();
    loop {
        tokio::select! {
            () = &mut breath, if !rested => rested = true,
            changed = told.changed(), if rested => {
                if changed.is_err() {
                    return Ok(());
                }
                let Some(latest) = told.borrow_and_update().clone() else { continue };
                // A client that has just come gets the current time; everyone else gets the same text.
                let seen = if you.is_none() {
                    text(&EventToClient::Seen(Box::new(latest.view_at(app.events.now()))))
                } else {
                    latest.text.clone()
                };
                let now = latest.you(person);
                let new = you.as_ref() != Some(&now);
                let who = new.then(|| text(&EventToClient::You(now.clone())));
                write(socket, [seen].into_iter().chain(who).map(ws::Message::Text), within).await?;
                you = Some(now);
                rested = false;
                breath.as_mut().reset(Instant::now() + BREATH);
            }
            said = socket.next() => {
                heard = Instant::now();
                match said {
                    Some(Ok(ws::Message::Ping(_) | ws::Message::Pong(_))) => {}
                    Some(message) => match read(message)? {
                        EventFromClient::Hello { .. } => {
                            return Err(WireRefusal::HelloOnce.into());
                        }
                        EventFromClient::Ping { sent } => {
                            let pong = EventToClient::Pong { sent, now: app.events.now() };
                            write(socket, [ws::Message::Text(text(&pong))], within).await?;
                        }
                    },
                    None => return Err(CloseReason::Gone),
                }
            }
            () = stopping(&mut leaving) => {
                let bye = EventToClient::Bye { sentence: english().tell_plain(&farewell()), retry_after: BACK_IN };
                return write(socket, [ws::Message::Text(text(&bye))], within).await;
            }
            () = &mut look => {
                look.as_mut().reset(Instant::now() + often);
                check_pulse(socket, heard, app.settings()).await?;
            }
        }
    }
}
