use super::{answer::No, body::Body, cookie, me::Holder, visitor::Visitor};
use crate::{app::App, store::KeyKind};
use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use kee_table::PersonId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A name and a password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Login {
    /// 2 to 30 letters; capitals do not matter.
    name: String,
    /// 10 to 200 characters.
    password: String,
}

/// You are logged in. What proves it is in the cookie.
#[derive(Serialize, ToSchema)]
pub(crate) struct LoggedIn {
    /// As it is written.
    name: String,
}

/// A password and the one to take its place.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPassword {
    /// The one that is good now.
    old: String,
    /// 10 to 200 characters.
    new: String,
}

/// Makes an account and logs in. The session is in the cookie.
#[utoipa::path(
    post, path = "/api/accounts", operation_id = "register", tag = "accounts", request_body = Login,
    responses(
        (status = 201, description = "You are logged in", body = LoggedIn, headers(("set-cookie" = String))),
        (status = 409, description = "`server/name_taken`", body = No),
        (status = 422, description = "`server/problems`: all that is wrong with name and password", body = No),
    ),
)]
pub(crate) async fn register(
    State(app): State<App>,
    visitor: Visitor,
    Body(login): Body<Login>,
) -> Result<Response, No> {
    app.gate.entry(visitor.address).map_err(|too_much| No::slow_down(too_much.0))?;
    let person = app.register(&login.name, login.password).await?;
    welcome(&app, &visitor, &person, StatusCode::CREATED).await
}

/// Logs in. The session is in the cookie.
#[utoipa::path(
    post, path = "/api/login", operation_id = "log_in", tag = "accounts", request_body = Login,
    responses(
        (status = 200, description = "You are logged in", body = LoggedIn, headers(("set-cookie" = String))),
        (status = 401, description = "`server/wrong_login`", body = No),
    ),
)]
pub(crate) async fn log_in(State(app): State<App>, visitor: Visitor, Body(login): Body<Login>) -> Result<Response, No> {
    app.gate.entry(visitor.address).map_err(|too_much| No::slow_down(too_much.0))?;
    let account = app.log_in(&login.name, login.password).await?;
    welcome(&app, &visitor, &account.person, StatusCode::OK).await
}

/// Logs out here.
#[utoipa::path(
    post, path = "/api/logout", operation_id = "log_out", tag = "accounts",
    security((), ("session" = []), ("token" = [])),
    responses(
        (status = 204, description = "You are not logged in any more", headers(("set-cookie" = String))),
    ),
)]
pub(crate) async fn log_out(State(app): State<App>, visitor: Visitor) -> Result<impl IntoResponse, No> {
    if let Some(secret) = visitor.token.as_ref().or(visitor.session.as_ref()) {
        app.close_session(secret).await?;
    }
    Ok((StatusCode::NO_CONTENT, cookie::forget(&visitor)))
}

/// Logs out here and everywhere else.
#[utoipa::path(
    post, path = "/api/me/logout", operation_id = "log_out_everywhere", tag = "accounts",
    security(("session" = []), ("token" = [])),
    responses(
        (status = 204, description = "You are not logged in any more", headers(("set-cookie" = String))),
        (status = 401, description = "`server/not_logged_in`", body = No),
        (status = 403, description = "`server/not_for_bots`", body = No),
    ),
)]
pub(crate) async fn log_out_everywhere(
    State(app): State<App>,
    visitor: Visitor,
    Holder(me): Holder,
) -> Result<impl IntoResponse, No> {
    app.store().take_keys(&me.person, KeyKind::Session).await?;
    Ok((StatusCode::NO_CONTENT, cookie::forget(&visitor)))
}

/// Gives you another password. You are logged out everywhere else.
#[utoipa::path(
    post, path = "/api/me/password", operation_id = "change_password", tag = "accounts", request_body = NewPassword,
    security(("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "It is changed", body = LoggedIn, headers(("set-cookie" = String))),
        (status = 401, description = "`server/not_logged_in`, or `server/wrong_login`: the old one is wrong", body = No),
        (status = 403, description = "`server/not_for_bots`", body = No),
        (status = 422, description = "`server/problems`: what is wrong with the new one", body = No),
    ),
)]
pub(crate) async fn change_password(
    State(app): State<App>,
    visitor: Visitor,
    Holder(me): Holder,
    Body(passwords): Body<NewPassword>,
) -> Result<Response, No> {
    app.gate.entry(visitor.address).map_err(|too_much| No::slow_down(too_much.0))?;
    app.change_password(&me, passwords.old, passwords.new).await?;
    welcome(&app, &visitor, &me.person, StatusCode::OK).await
}

/// A new session for whoever has shown who they are.
async fn welcome(app: &App, visitor: &Visitor, person: &PersonId, status: StatusCode) -> Result<Response, No> {
    let session = app.open_session(person).await?;
    let name = app.store().account_of(person).await?.map_or_else(String::new, |account| account.name);
    Ok((status, cookie::keep(visitor, session.reveal()), Json(LoggedIn { name })).into_response())
}
