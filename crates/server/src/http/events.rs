use super::{
    answer::{AtEvent, Body},
    new_event::new_event,
    visitor::Visitor,
};
use crate::{
    app::App,
    refusal::{AnyRefusal, ServerRefusal},
    store::EventId,
};
use axum::{
    Json,
    extract::State,
    http::{StatusCode, header},
    response::IntoResponse,
};
use kee_event::By;
use kee_wire::{AskEvent, CreateEvent, EventProgress, EventSnapshot, IssuedKeys, JoinEvent, JoinedEvent, JoinedTable};

/// Creates an event, with you as its host.
#[utoipa::path(
    post, path = "/api/events", operation_id = "create_event", tag = "events", request_body = CreateEvent,
    security(("session" = []), ("token" = [])),
    responses(
        (status = 201, description = "The new event", body = JoinedEvent),
        (status = 401, description = "`server/bad_token`, or `server/no_token` if none was sent", body = AnyRefusal),
        (status = 422, description = "`server/problems`: everything wrong with the request", body = AnyRefusal),
    ),
)]
pub(crate) async fn make(
    State(app): State<App>,
    visitor: Visitor,
    Body(request): Body<CreateEvent>,
) -> Result<impl IntoResponse, AnyRefusal> {
    app.gate.entry(visitor.address)?;
    let host = visitor.person(&app).await?;
    let append = new_event(request, &app, &host)?;
    let event = append.event;
    app.store().append_event(append).await?;
    Ok((StatusCode::CREATED, Json(JoinedEvent::from(event))))
}

/// Returns an event as you see it.
#[utoipa::path(
    get, path = "/api/events/{event}", operation_id = "get_event", tag = "events",
    params(("event" = EventId, Path, description = "The event, as in its link")),
    security((), ("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "The event and your role in it", body = EventSnapshot),
        (status = 401, description = "`server/bad_token`", body = AnyRefusal),
        (status = 404, description = "`server/no_such_event`", body = AnyRefusal),
    ),
)]
pub(crate) async fn look(
    State(app): State<App>,
    visitor: Visitor,
    AtEvent(event): AtEvent,
) -> Result<Json<EventSnapshot>, AnyRefusal> {
    let told = app.events.look(event).await?;
    let person = visitor.guest_among(&app, |person| told.has(person)).await?;
    Ok(Json(EventSnapshot { seen: told.view_at(app.events.now()), you: told.you(person.as_ref()) }))
}

/// Joins an event.
#[utoipa::path(
    post, path = "/api/events/{event}/join", operation_id = "join_event", tag = "events", request_body = JoinEvent,
    params(("event" = EventId, Path, description = "The event, as in its link")),
    security(("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "You have joined", body = JoinedEvent),
        (status = 401, description = "`server/bad_token`, or `server/no_token` if none was sent", body = AnyRefusal),
        (status = 404, description = "`server/no_such_event`", body = AnyRefusal),
        (status = 409, description = "Refused by the event, with a code of its own", body = AnyRefusal),
    ),
)]
pub(crate) async fn join(
    State(app): State<App>,
    visitor: Visitor,
    AtEvent(event): AtEvent,
    Body(request): Body<JoinEvent>,
) -> Result<Json<JoinedEvent>, AnyRefusal> {
    let told = app.events.look(event).await?;
    let by = By::Person(visitor.person_among(&app, |person| told.has(person)).await?);
    app.events.ask(event, &by, |log| log.joining(&by, request)).await?;
    Ok(Json(JoinedEvent::from(event)))
}

/// Sends a command to an event. It is answered once it is stored.
#[utoipa::path(
    post, path = "/api/events/{event}/ask", operation_id = "ask_event", tag = "events", request_body = AskEvent,
    params(("event" = EventId, Path, description = "The event, as in its link")),
    security(("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "The command was carried out", body = EventProgress),
        (status = 401, description = "`server/bad_token`, or `server/no_token` if none was sent", body = AnyRefusal),
        (status = 404, description = "`server/no_such_event`", body = AnyRefusal),
        (status = 409, description = "Refused by the event, with a code of its own", body = AnyRefusal),
    ),
)]
pub(crate) async fn ask(
    State(app): State<App>,
    visitor: Visitor,
    AtEvent(event): AtEvent,
    Body(AskEvent { command }): Body<AskEvent>,
) -> Result<Json<EventProgress>, AnyRefusal> {
    let told = app.events.look(event).await?;
    let person = visitor.person_among(&app, |person| told.has(person)).await?;
    let number = app.events.ask(event, &By::Person(person), |log| Ok(vec![command.read(log.kind())?])).await?;
    Ok(Json(EventProgress { number }))
}

/// Returns your seat at your table of the current round.
#[utoipa::path(
    post, path = "/api/events/{event}/seat", operation_id = "get_event_seat", tag = "events",
    params(("event" = EventId, Path, description = "The event, as in its link")),
    security(("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "Your table", body = JoinedTable),
        (status = 401, description = "`server/bad_token`, or `server/no_token` if none was sent", body = AnyRefusal),
        (status = 404, description = "`server/no_such_event`", body = AnyRefusal),
        (status = 409, description = "`server/no_table_for_you`", body = AnyRefusal),
    ),
)]
pub(crate) async fn seat(
    State(app): State<App>,
    visitor: Visitor,
    AtEvent(event): AtEvent,
) -> Result<Json<JoinedTable>, AnyRefusal> {
    let told = app.events.look(event).await?;
    let person = visitor.person_among(&app, |person| told.has(person)).await?;
    let table = app.events.table_of(event, &person).await?.ok_or(ServerRefusal::NoTableForYou)?;
    let token = if visitor.token.is_some() { Some(app.give_seat(&person, table).await?) } else { None };
    let keys = IssuedKeys { token: token.map(|token| token.reveal().to_owned()), recovery: None };
    Ok(Json(JoinedTable { table, link: table.link(), keys }))
}

/// Returns the log of an event that is over: everything that happened, and the seed of every draw.
#[utoipa::path(
    get, path = "/api/events/{event}/log", operation_id = "get_event_log", tag = "events",
    params(("event" = EventId, Path, description = "The event, as in its link")),
    responses(
        (status = 200, description = "The log, in the format that `kee party` and `kee tournament` read", body = String),
        (status = 404, description = "`server/no_such_event`", body = AnyRefusal),
        (status = 409, description = "`server/not_over`", body = AnyRefusal),
    ),
)]
pub(crate) async fn log(State(app): State<App>, AtEvent(event): AtEvent) -> Result<impl IntoResponse, AnyRefusal> {
    let text = app.events.log(event).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text))
}
