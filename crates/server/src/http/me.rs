use super::{
    answer::Body,
    lobby::listed_table,
    visitor::{Visitor, keep_session},
};
use crate::{
    accounts::Me,
    app::App,
    refusal::{AnyRefusal, ServerRefusal, token_or_code},
    secret::read_code,
    store::{Key, KeyHash, KeyKind, StoredTable},
};
use axum::{
    Json,
    extract::{FromRequestParts, State},
    http::{StatusCode, request::Parts},
    response::{IntoResponse, Response},
};
use kee_game::Seat;
use kee_table::PersonId;
use kee_wire::{ClaimGuest, ClaimSeat, ClaimedSeat, MyIdentity, MyTable};

fn my_table(listed: StoredTable, people: &[PersonId]) -> MyTable {
    let summary = &listed.summary;
    let you = summary.seats_of(people);
    let named = |which: &dyn Fn(Seat) -> bool| {
        let seats = Seat::first(summary.seats.len()).zip(summary.seats.iter()).filter(|(seat, _)| which(*seat));
        seats.filter_map(|(_, sitting)| sitting.name()).collect()
    };
    MyTable {
        link: listed.table.link(),
        you,
        waits: you.iter().any(|seat| summary.asked.contains(seat)),
        turn: named(&|seat| summary.asked.contains(seat)),
        others: named(&|seat| !you.contains(seat)),
        listed: listed_table(listed),
    }
}

/// Requires that the caller has an account or is a bot.
pub(crate) struct Caller(pub(crate) Me);

/// Requires an account. Managing the account is not for its bots.
pub(crate) struct AccountHolder(pub(crate) Me);

impl FromRequestParts<App> for Caller {
    type Rejection = AnyRefusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, AnyRefusal> {
        let Ok(visitor) = Visitor::from_request_parts(parts, app).await;
        let me = app.me(visitor.secret()).await?;
        me.map(Self).ok_or_else(|| ServerRefusal::NotLoggedIn.into())
    }
}

impl FromRequestParts<App> for AccountHolder {
    type Rejection = AnyRefusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, AnyRefusal> {
        let Caller(me) = Caller::from_request_parts(parts, app).await?;
        if me.is_bot() { Err(ServerRefusal::NotForBots.into()) } else { Ok(Self(me)) }
    }
}

/// Returns who you are, and renews your session.
#[utoipa::path(
    get, path = "/api/me", operation_id = "get_me", tag = "accounts",
    security(("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "Your identity", body = MyIdentity),
        (status = 401, description = "`server/not_logged_in`", body = AnyRefusal),
    ),
)]
pub(crate) async fn me(State(app): State<App>, visitor: Visitor, Caller(me): Caller) -> Result<Response, AnyRefusal> {
    let renewed = app.renew_session(&me.key).await?;
    let answer = Json(MyIdentity { bot: me.is_bot(), name: me.name });
    Ok(match &visitor.session {
        Some(session) if renewed && visitor.token.is_none() => {
            (keep_session(&visitor, session), answer).into_response()
        }
        _ => answer.into_response(),
    })
}

/// Lists your tables: those waiting for you first, then by deadline, then the most recently active.
#[utoipa::path(
    get, path = "/api/me/tables", operation_id = "list_my_tables", tag = "accounts",
    security(("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "Your tables", body = [MyTable]),
        (status = 401, description = "`server/not_logged_in`", body = AnyRefusal),
    ),
)]
pub(crate) async fn tables(State(app): State<App>, Caller(me): Caller) -> Result<Json<Vec<MyTable>>, AnyRefusal> {
    let mut people = app.store().belongings(&me.person).await?;
    people.push(me.person.clone());
    let tables = app.store().tables_of(&me.person).await?;
    Ok(Json(tables.into_iter().map(|listed| my_table(listed, &people)).collect()))
}

/// Claims a seat that you took as a guest for your account.
#[utoipa::path(
    post, path = "/api/me/seats", operation_id = "claim_seat", tag = "accounts", request_body = ClaimSeat,
    security(("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "The seat is yours", body = ClaimedSeat),
        (status = 401, description = "`server/not_logged_in`, or `server/bad_token`: the token or code is not valid", body = AnyRefusal),
        (status = 403, description = "`server/not_for_bots`", body = AnyRefusal),
        (status = 409, description = "`server/claimed`: it belongs to another account", body = AnyRefusal),
    ),
)]
pub(crate) async fn claim_seat(
    State(app): State<App>,
    visitor: Visitor,
    AccountHolder(me): AccountHolder,
    Body(claim): Body<ClaimSeat>,
) -> Result<Json<ClaimedSeat>, AnyRefusal> {
    app.gate.entry(visitor.address)?;
    let (hash, kind) = match (claim.token, claim.code) {
        (Some(token), None) => (KeyHash::of(&token), KeyKind::Seat),
        (None, Some(code)) => (read_code(&code), KeyKind::Recovery),
        _ => return Err(ServerRefusal::misread(token_or_code()).into()),
    };
    let key = app.store().key(hash, app.now()).await?.filter(|key| key.kind == kind);
    let Some(Key { person, table: Some(table), .. }) = key else { return Err(ServerRefusal::BadToken.into()) };
    if !app.store().claim(&person, &me.person).await? {
        return Err(ServerRefusal::Claimed.into());
    }
    if kind == KeyKind::Recovery {
        app.store().take_key(hash).await?;
        app.store().take_keys(&person, KeyKind::Seat).await?;
        app.hub.expel(table, person).await;
    }
    Ok(Json(ClaimedSeat { table, link: table.link() }))
}

/// Claims the identity that you had at events and in challenges as a guest for your account.
#[utoipa::path(
    post, path = "/api/me/guests", operation_id = "claim_guest", tag = "accounts", request_body = ClaimGuest,
    security(("session" = []), ("token" = [])),
    responses(
        (status = 204, description = "Everything that this guest took part in is yours"),
        (status = 401, description = "`server/not_logged_in`, or `server/bad_token`: the token is not valid", body = AnyRefusal),
        (status = 403, description = "`server/not_for_bots`", body = AnyRefusal),
        (status = 409, description = "`server/claimed`: it belongs to another account", body = AnyRefusal),
    ),
)]
pub(crate) async fn claim_guest(
    State(app): State<App>,
    visitor: Visitor,
    AccountHolder(me): AccountHolder,
    Body(ClaimGuest { token }): Body<ClaimGuest>,
) -> Result<StatusCode, AnyRefusal> {
    app.gate.entry(visitor.address)?;
    let key = app.store().key(KeyHash::of(&token), app.now()).await?.filter(|key| key.kind == KeyKind::Guest);
    let guest = key.ok_or(ServerRefusal::BadToken)?.person;
    if app.store().claim(&guest, &me.person).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(ServerRefusal::Claimed.into())
    }
}
