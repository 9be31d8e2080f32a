use super::{
    answer::No,
    body::{AtEvent, Body},
    visitor::Visitor,
    wanted_event::WantedEvent,
};
use crate::{
    app::App,
    refusal::ServerRefusal,
    store::{EventId, TableId},
};
use axum::{
    Json,
    extract::State,
    http::{StatusCode, header},
    response::IntoResponse,
};
use kee_event::{By, KindView, Name};
use kee_table::PersonId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Somebody who comes to an event.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ComingToEvent {
    /// Under which name. If the host has typed it in and nobody has come under it, it is you.
    name: String,
    /// In a tournament: the team. If it is there, you are the player of your name in it.
    #[serde(default)]
    team: Option<String>,
    /// With whom, if the team is new.
    #[serde(default)]
    partner: Option<String>,
}

/// You have come to an event.
#[derive(Serialize, ToSchema)]
pub(crate) struct AtTheEvent {
    /// Which event.
    event: EventId,
    /// Where it is found on this site.
    link: String,
}

/// An event as you see it.
#[derive(Serialize, ToSchema)]
pub(crate) struct LookedAt {
    /// What everybody may see: `EventView` of kee-event.
    #[schema(value_type = Object)]
    seen: kee_event::EventView,
    /// Who you are in it: `You` of kee-event.
    #[schema(value_type = Object)]
    you: kee_event::You,
}

/// Something to ask of an event.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AskingEvent {
    /// As it is typed after `kee party FILE` or `kee tournament FILE`: `lay bots`.
    wish: String,
}

/// It was done.
#[derive(Serialize, ToSchema)]
pub(crate) struct DoneAtEvent {
    /// How many entries the log of the event has now.
    number: u64,
}

/// Your seat at your table.
#[derive(Serialize, ToSchema)]
pub(crate) struct SeatAtEvent {
    /// Which table.
    table: TableId,
    /// Where it is found on this site.
    link: String,
    /// What proves at this table that it is you. Nothing if your account proves it.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

impl From<EventId> for AtTheEvent {
    fn from(event: EventId) -> Self {
        Self { event, link: event.link() }
    }
}

/// Opens an event. It is yours.
#[utoipa::path(
    post, path = "/api/events", operation_id = "make_event", tag = "events", request_body = WantedEvent,
    security(("session" = []), ("token" = [])),
    responses(
        (status = 201, description = "Here it is", body = AtTheEvent),
        (status = 401, description = "`server/bad_token`, or `server/no_token` if there is none", body = No),
        (status = 422, description = "`server/problems`: all that is wrong with it", body = No),
    ),
)]
pub(crate) async fn make(
    State(app): State<App>,
    visitor: Visitor,
    Body(wanted): Body<WantedEvent>,
) -> Result<impl IntoResponse, No> {
    app.gate.entry(visitor.address).map_err(|too_much| No::slow_down(too_much.0))?;
    let host = visitor.somebody(&app).await?;
    let append = wanted.opened(&app, &host)?;
    let event = append.event;
    app.store().append_event(append).await?;
    Ok((StatusCode::CREATED, Json(AtTheEvent::from(event))))
}

/// An event as you see it.
#[utoipa::path(
    get, path = "/api/events/{event}", operation_id = "look_at_event", tag = "events",
    params(("event" = EventId, Path, description = "The event, as in its link")),
    security((), ("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "How it stands", body = LookedAt),
        (status = 401, description = "`server/bad_token`", body = No),
        (status = 404, description = "`server/no_such_event`", body = No),
    ),
)]
pub(crate) async fn look(
    State(app): State<App>,
    visitor: Visitor,
    AtEvent(event): AtEvent,
) -> Result<Json<LookedAt>, No> {
    let person = visitor.guest(&app).await?;
    let told = app.events.look(event).await?;
    Ok(Json(LookedAt { seen: told.seen_at(app.events.now()), you: told.you(person.as_ref()) }))
}

/// Comes to an event.
#[utoipa::path(
    post, path = "/api/events/{event}/join", operation_id = "join_event", tag = "events", request_body = ComingToEvent,
    params(("event" = EventId, Path, description = "The event, as in its link")),
    security(("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "You have come", body = AtTheEvent),
        (status = 401, description = "`server/bad_token`, or `server/no_token` if there is none", body = No),
        (status = 404, description = "`server/no_such_event`", body = No),
        (status = 409, description = "The event refuses it, with a code of its own", body = No),
    ),
)]
pub(crate) async fn join(
    State(app): State<App>,
    visitor: Visitor,
    AtEvent(event): AtEvent,
    Body(coming): Body<ComingToEvent>,
) -> Result<Json<AtTheEvent>, No> {
    let person = visitor.somebody(&app).await?;
    let told = app.events.look(event).await?;
    let wishes = coming.wishes(&told.seen.what, told.you(Some(&person)).host)?;
    app.events.ask(event, &by(&person), &wishes).await?;
    Ok(Json(AtTheEvent::from(event)))
}

impl ComingToEvent {
    /// As it would be typed.
    fn wishes(&self, what: &KindView, host: bool) -> Result<Vec<String>, No> {
        let read =
            |name: &str| name.parse::<Name>().map_err(|why| No::from(ServerRefusal::NotUnderstood(why.to_string())));
        let lacks = |what: &str| No::from(ServerRefusal::NotUnderstood(what.to_owned()));
        let name = read(&self.name)?;
        let view = match what {
            KindView::Party(_) if self.team.is_some() || self.partner.is_some() => {
                return Err(lacks("there are no teams here; only `name` is needed"));
            }
            KindView::Party(_) => return Ok(vec![format!("come {name}")]),
            KindView::Tournament(view) => view,
        };
        let team = read(self.team.as_deref().ok_or_else(|| lacks("a `team` is needed"))?)?;
        let come = format!("come {team}: {name}");
        match &self.partner {
            None => Ok(vec![come]),
            Some(partner) => {
                let partner = read(partner)?;
                let entered = format!("team {team}: {name}, {partner}");
                // Whom the director names is not the director, unless the director says so.
                let known = view.teams.iter().any(|(other, _)| other.key() == team.key());
                Ok(if host && !known { vec![entered, come] } else { vec![entered] })
            }
        }
    }
}

/// Asks an event for something. It is answered when it is stored.
#[utoipa::path(
    post, path = "/api/events/{event}/ask", operation_id = "ask_event", tag = "events", request_body = AskingEvent,
    params(("event" = EventId, Path, description = "The event, as in its link")),
    security(("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "It was done", body = DoneAtEvent),
        (status = 401, description = "`server/bad_token`, or `server/no_token` if there is none", body = No),
        (status = 404, description = "`server/no_such_event`", body = No),
        (status = 409, description = "The event refuses it, with a code of its own", body = No),
    ),
)]
pub(crate) async fn ask(
    State(app): State<App>,
    visitor: Visitor,
    AtEvent(event): AtEvent,
    Body(AskingEvent { wish }): Body<AskingEvent>,
) -> Result<Json<DoneAtEvent>, No> {
    let person = visitor.somebody(&app).await?;
    let number = app.events.ask(event, &by(&person), &[wish]).await?;
    Ok(Json(DoneAtEvent { number }))
}

/// Your seat at your table of the last round.
#[utoipa::path(
    post, path = "/api/events/{event}/seat", operation_id = "seat_at_event", tag = "events",
    params(("event" = EventId, Path, description = "The event, as in its link")),
    security(("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "Here you sit", body = SeatAtEvent),
        (status = 401, description = "`server/bad_token`, or `server/no_token` if there is none", body = No),
        (status = 404, description = "`server/no_such_event`", body = No),
        (status = 409, description = "`server/no_table_for_you`", body = No),
    ),
)]
pub(crate) async fn seat(
    State(app): State<App>,
    visitor: Visitor,
    AtEvent(event): AtEvent,
) -> Result<Json<SeatAtEvent>, No> {
    let person = visitor.somebody(&app).await?;
    let table = app.events.table_of(event, &person).await?.ok_or(ServerRefusal::NoTableForYou)?;
    let token = if visitor.token.is_some() { Some(app.give_seat(&person, table).await?) } else { None };
    Ok(Json(SeatAtEvent { table, link: table.link(), token: token.map(|token| token.reveal().to_owned()) }))
}

/// The log of an event that is over: all that happened, and the seed of all lots.
#[utoipa::path(
    get, path = "/api/events/{event}/log", operation_id = "read_event", tag = "events",
    params(("event" = EventId, Path, description = "The event, as in its link")),
    responses(
        (status = 200, description = "As `kee party` and `kee tournament` read it", body = String),
        (status = 404, description = "`server/no_such_event`", body = No),
        (status = 409, description = "`server/not_over`", body = No),
    ),
)]
pub(crate) async fn log(State(app): State<App>, AtEvent(event): AtEvent) -> Result<impl IntoResponse, No> {
    let text = app.events.log(event).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text))
}

fn by(person: &PersonId) -> By {
    By::Person(person.clone())
}
