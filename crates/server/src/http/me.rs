use super::{answer::No, cookie, lists::ListedTable, visitor::Visitor};
use crate::{accounts::Me, app::App, refusal::ServerRefusal, store::Listed};
use axum::{
    Json,
    extract::{FromRequestParts, State},
    http::request::Parts,
    response::{IntoResponse, Response},
};
use kee_game::{Seat, SeatSet};
use kee_table::PersonId;
use serde::Serialize;
use utoipa::ToSchema;

/// Who you are.
#[derive(Serialize, ToSchema)]
pub(crate) struct MyName {
    /// As it is written.
    name: String,
    /// Whether you are a bot.
    bot: bool,
}

/// A table where you sit.
#[derive(Serialize, ToSchema)]
pub(crate) struct MyTable {
    #[serde(flatten)]
    listed: ListedTable,
    /// Where it is found on this site.
    link: String,
    /// Your seats, most often one.
    you: SeatSet,
    /// Whether it waits for you.
    waits: bool,
    /// The names of those it waits for.
    turn: Vec<String>,
    /// The names of the others who sit there.
    others: Vec<String>,
}

impl MyTable {
    fn new(listed: Listed, people: &[PersonId]) -> Self {
        let summary = &listed.summary;
        let you = summary.seats_of(people);
        let named = |which: &dyn Fn(Seat) -> bool| {
            let seats = Seat::first(summary.seats.len()).zip(summary.seats.iter()).filter(|(seat, _)| which(*seat));
            seats.filter_map(|(_, sitting)| sitting.name()).collect()
        };
        Self {
            link: listed.table.link(),
            you,
            waits: you.iter().any(|seat| summary.asked.contains(seat)),
            turn: named(&|seat| summary.asked.contains(seat)),
            others: named(&|seat| !you.contains(seat)),
            listed: listed.into(),
        }
    }
}

/// Who asks must have an account or be a bot.
pub(crate) struct Known(pub(crate) Me);

/// Who asks must be logged in: what is about the account itself is not for its bots.
pub(crate) struct Holder(pub(crate) Me);

impl FromRequestParts<App> for Known {
    type Rejection = No;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, No> {
        let Ok(visitor) = Visitor::from_request_parts(parts, app).await;
        let me = app.me(&visitor).await?;
        me.map(Self).ok_or_else(|| ServerRefusal::NotLoggedIn.into())
    }
}

impl FromRequestParts<App> for Holder {
    type Rejection = No;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, No> {
        let Known(me) = Known::from_request_parts(parts, app).await?;
        if me.is_bot() { Err(ServerRefusal::NotForBots.into()) } else { Ok(Self(me)) }
    }
}

/// Who you are. A session is renewed by this.
#[utoipa::path(
    get, path = "/api/me", operation_id = "who_am_i", tag = "accounts",
    security(("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "Who you are", body = MyName),
        (status = 401, description = "`server/not_logged_in`", body = No),
    ),
)]
pub(crate) async fn me(State(app): State<App>, visitor: Visitor, Known(me): Known) -> Result<Response, No> {
    let renewed = app.renew_session(&me.key).await?;
    let answer = Json(MyName { bot: me.is_bot(), name: me.name });
    Ok(match &visitor.session {
        Some(session) if renewed && visitor.token.is_none() => {
            (cookie::keep(&visitor, session), answer).into_response()
        }
        _ => answer.into_response(),
    })
}

/// Your tables: those that wait for you first, then by deadline, then those where something happened last.
#[utoipa::path(
    get, path = "/api/me/tables", operation_id = "my_tables", tag = "accounts",
    security(("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "Your tables", body = [MyTable]),
        (status = 401, description = "`server/not_logged_in`", body = No),
    ),
)]
pub(crate) async fn tables(State(app): State<App>, Known(me): Known) -> Result<Json<Vec<MyTable>>, No> {
    let mut people = app.store().belongings(&me.person).await?;
    people.push(me.person.clone());
    let tables = app.store().tables_of(&me.person).await?;
    Ok(Json(tables.into_iter().map(|listed| MyTable::new(listed, &people)).collect()))
}
