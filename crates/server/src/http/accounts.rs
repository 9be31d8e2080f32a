use super::{
    body::Body,
    me::Holder,
    visitor::{Visitor, forget_session, keep_session},
};
use crate::{any_refusal::AnyRefusal, app::App, store::KeyKind};
use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use kee_table::PersonId;
use kee_wire::{ChangePassword, Credentials, SignedIn};

/// Makes an account and logs in. The session is in the cookie.
#[utoipa::path(
    post, path = "/api/accounts", operation_id = "register", tag = "accounts", request_body = Credentials,
    responses(
        (status = 201, description = "You are logged in", body = SignedIn, headers(("set-cookie" = String))),
        (status = 409, description = "`server/name_taken`", body = AnyRefusal),
        (status = 422, description = "`server/problems`: all that is wrong with name and password", body = AnyRefusal),
    ),
)]
pub(crate) async fn register(
    State(app): State<App>,
    visitor: Visitor,
    Body(login): Body<Credentials>,
) -> Result<Response, AnyRefusal> {
    app.gate.entry(visitor.address)?;
    let person = app.register(&login.name, login.password).await?;
    welcome(&app, &visitor, &person, StatusCode::CREATED).await
}

/// Logs in. The session is in the cookie.
#[utoipa::path(
    post, path = "/api/login", operation_id = "log_in", tag = "accounts", request_body = Credentials,
    responses(
        (status = 200, description = "You are logged in", body = SignedIn, headers(("set-cookie" = String))),
        (status = 401, description = "`server/wrong_login`", body = AnyRefusal),
    ),
)]
pub(crate) async fn log_in(
    State(app): State<App>,
    visitor: Visitor,
    Body(login): Body<Credentials>,
) -> Result<Response, AnyRefusal> {
    app.gate.entry(visitor.address)?;
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
pub(crate) async fn log_out(State(app): State<App>, visitor: Visitor) -> Result<impl IntoResponse, AnyRefusal> {
    if let Some(secret) = visitor.secret() {
        app.close_session(secret).await?;
    }
    Ok((StatusCode::NO_CONTENT, forget_session(&visitor)))
}

/// Logs out here and everywhere else.
#[utoipa::path(
    post, path = "/api/me/logout", operation_id = "log_out_everywhere", tag = "accounts",
    security(("session" = []), ("token" = [])),
    responses(
        (status = 204, description = "You are not logged in any more", headers(("set-cookie" = String))),
        (status = 401, description = "`server/not_logged_in`", body = AnyRefusal),
        (status = 403, description = "`server/not_for_bots`", body = AnyRefusal),
    ),
)]
pub(crate) async fn log_out_everywhere(
    State(app): State<App>,
    visitor: Visitor,
    Holder(me): Holder,
) -> Result<impl IntoResponse, AnyRefusal> {
    app.store().take_keys(&me.person, KeyKind::Session).await?;
    Ok((StatusCode::NO_CONTENT, forget_session(&visitor)))
}

/// Gives you another password. You are logged out everywhere else.
#[utoipa::path(
    post, path = "/api/me/password", operation_id = "change_password", tag = "accounts", request_body = ChangePassword,
    security(("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "It is changed", body = SignedIn, headers(("set-cookie" = String))),
        (status = 401, description = "`server/not_logged_in`, or `server/wrong_login`: the old one is wrong", body = AnyRefusal),
        (status = 403, description = "`server/not_for_bots`", body = AnyRefusal),
        (status = 422, description = "`server/problems`: what is wrong with the new one", body = AnyRefusal),
    ),
)]
pub(crate) async fn change_password(
    State(app): State<App>,
    visitor: Visitor,
    Holder(me): Holder,
    Body(passwords): Body<ChangePassword>,
) -> Result<Response, AnyRefusal> {
    app.gate.entry(visitor.address)?;
    app.change_password(&me, passwords.old, passwords.new).await?;
    welcome(&app, &visitor, &me.person, StatusCode::OK).await
}

/// A new session for whoever has shown who they are.
async fn welcome(app: &App, visitor: &Visitor, person: &PersonId, status: StatusCode) -> Result<Response, AnyRefusal> {
    let session = app.open_session(person).await?;
    let name = app.store().account_of(person).await?.map_or_else(String::new, |account| account.name);
    Ok((status, keep_session(visitor, session.reveal()), Json(SignedIn { name })).into_response())
}
