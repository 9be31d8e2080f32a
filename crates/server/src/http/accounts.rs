use super::{
    answer::Body,
    me::AccountHolder,
    visitor::{Visitor, forget_session, keep_session},
};
use crate::{
    app::App,
    refusal::{AnyRefusal, ServerRefusal},
    secret::read_code,
    store::{Key, KeyKind},
};
use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use kee_table::PersonId;
use kee_wire::{ChangePassword, Credentials, DeleteAccount, IssuedKeys, RecoverKeys, RecoveredKeys, SignedIn};

/// Creates an account and signs in. The session is in the cookie.
#[utoipa::path(
    post, path = "/api/accounts", operation_id = "create_account", tag = "accounts", request_body = Credentials,
    responses(
        (status = 201, description = "You are signed in", body = SignedIn, headers(("set-cookie" = String))),
        (status = 409, description = "`server/name_taken`", body = AnyRefusal),
        (status = 422, description = "`server/problems`: everything wrong with the name and password", body = AnyRefusal),
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

/// Signs in. The session is in the cookie.
#[utoipa::path(
    post, path = "/api/login", operation_id = "sign_in", tag = "accounts", request_body = Credentials,
    responses(
        (status = 200, description = "You are signed in", body = SignedIn, headers(("set-cookie" = String))),
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

/// Signs out here.
#[utoipa::path(
    post, path = "/api/logout", operation_id = "sign_out", tag = "accounts",
    security((), ("session" = []), ("token" = [])),
    responses(
        (status = 204, description = "You are signed out", headers(("set-cookie" = String))),
    ),
)]
pub(crate) async fn log_out(State(app): State<App>, visitor: Visitor) -> Result<impl IntoResponse, AnyRefusal> {
    if let Some(secret) = visitor.secret() {
        app.close_session(secret).await?;
    }
    Ok((StatusCode::NO_CONTENT, forget_session(&visitor)))
}

/// Signs out here and everywhere else.
#[utoipa::path(
    post, path = "/api/me/logout", operation_id = "sign_out_everywhere", tag = "accounts",
    security(("session" = []), ("token" = [])),
    responses(
        (status = 204, description = "You are signed out", headers(("set-cookie" = String))),
        (status = 401, description = "`server/not_logged_in`", body = AnyRefusal),
        (status = 403, description = "`server/not_for_bots`", body = AnyRefusal),
    ),
)]
pub(crate) async fn log_out_everywhere(
    State(app): State<App>,
    visitor: Visitor,
    AccountHolder(me): AccountHolder,
) -> Result<impl IntoResponse, AnyRefusal> {
    app.store().take_keys(&me.person, KeyKind::Session).await?;
    Ok((StatusCode::NO_CONTENT, forget_session(&visitor)))
}

/// Changes your password. You are signed out everywhere else.
#[utoipa::path(
    post, path = "/api/me/password", operation_id = "change_password", tag = "accounts", request_body = ChangePassword,
    security(("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "The password is changed", body = SignedIn, headers(("set-cookie" = String))),
        (status = 401, description = "`server/not_logged_in`, or `server/wrong_login`: the old password is wrong", body = AnyRefusal),
        (status = 403, description = "`server/not_for_bots`", body = AnyRefusal),
        (status = 422, description = "`server/problems`: what is wrong with the new password", body = AnyRefusal),
    ),
)]
pub(crate) async fn change_password(
    State(app): State<App>,
    visitor: Visitor,
    AccountHolder(me): AccountHolder,
    Body(passwords): Body<ChangePassword>,
) -> Result<Response, AnyRefusal> {
    app.gate.entry(visitor.address)?;
    app.change_password(&me, passwords.old, passwords.new).await?;
    welcome(&app, &visitor, &me.person, StatusCode::OK).await
}

/// Deletes your account and its bots, and signs you out everywhere. Your seats stay at their tables under their names.
#[utoipa::path(
    post, path = "/api/me/delete", operation_id = "delete_account", tag = "accounts", request_body = DeleteAccount,
    security(("session" = []), ("token" = [])),
    responses(
        (status = 204, description = "The account is deleted", headers(("set-cookie" = String))),
        (status = 401, description = "`server/not_logged_in`, or `server/wrong_login`: the password is wrong", body = AnyRefusal),
        (status = 403, description = "`server/not_for_bots`", body = AnyRefusal),
    ),
)]
pub(crate) async fn delete(
    State(app): State<App>,
    visitor: Visitor,
    AccountHolder(me): AccountHolder,
    Body(DeleteAccount { password }): Body<DeleteAccount>,
) -> Result<impl IntoResponse, AnyRefusal> {
    app.gate.entry(visitor.address)?;
    app.delete_account(&me, password).await?;
    Ok((StatusCode::NO_CONTENT, forget_session(&visitor)))
}

/// Answers with a new session, for someone who has just proved who they are.
async fn welcome(app: &App, visitor: &Visitor, person: &PersonId, status: StatusCode) -> Result<Response, AnyRefusal> {
    let session = app.open_session(person).await?;
    let name = app.store().account_of(person).await?.map_or_else(String::new, |account| account.name);
    Ok((status, keep_session(visitor, session.reveal()), Json(SignedIn { name })).into_response())
}

/// Creates a guest identity for all events and challenges. If you have one already, you keep it.
///
/// Call this before you create or join anything. If the answer is lost, call it again: nothing else is lost.
#[utoipa::path(
    post, path = "/api/guests", operation_id = "create_guest", tag = "events",
    security((), ("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "Your token and recovery code, or nothing if you need none", body = IssuedKeys),
        (status = 401, description = "`server/bad_token`", body = AnyRefusal),
    ),
)]
pub(crate) async fn become_guest(State(app): State<App>, visitor: Visitor) -> Result<Json<IssuedKeys>, AnyRefusal> {
    app.gate.coming(visitor.address)?;
    if visitor.guest(&app).await?.is_some() {
        return Ok(Json(IssuedKeys::default()));
    }
    Ok(Json(app.new_guest().await?.issued_keys()))
}

/// Exchanges a recovery code for a new token.
#[utoipa::path(
    post, path = "/api/recover", operation_id = "recover_keys", tag = "tables", request_body = RecoverKeys,
    responses(
        (status = 200, description = "Your new token and recovery code", body = RecoveredKeys),
        (status = 401, description = "`server/bad_token`", body = AnyRefusal),
    ),
)]
pub(crate) async fn recover(
    State(app): State<App>,
    visitor: Visitor,
    Body(RecoverKeys { code }): Body<RecoverKeys>,
) -> Result<Json<RecoveredKeys>, AnyRefusal> {
    app.gate.entry(visitor.address)?;
    let hash = read_code(&code);
    let key = app.store().key(hash, app.now()).await?.filter(|key| key.kind == KeyKind::Recovery);
    let Some(Key { person, table, .. }) = key else { return Err(ServerRefusal::BadToken.into()) };
    // If several people type it at once, one of them gets the seat.
    if app.store().take_key(hash).await?.is_none() {
        return Err(ServerRefusal::BadToken.into());
    }
    // A guest also has the seats that events gave them.
    app.store().take_keys(&person, KeyKind::Seat).await?;
    app.store().take_keys(&person, KeyKind::Guest).await?;
    if let Some(table) = table {
        app.hub.expel(table, person.clone()).await;
    }
    let (token, recovery, keys) = app.new_keys(&person, table);
    for key in keys {
        app.store().add_key(key).await?;
    }
    Ok(Json(RecoveredKeys { table, token: token.reveal().to_owned(), recovery: recovery.reveal().to_owned() }))
}
