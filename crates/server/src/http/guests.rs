use super::{body::Body, visitor::Visitor};
use crate::{
    any_refusal::AnyRefusal,
    app::App,
    refusal::ServerRefusal,
    secret::read_code,
    store::{Key, KeyKind},
};
use axum::{Json, extract::State};
use kee_wire::{IssuedKeys, RecoverKeys, RecoveredKeys};

/// Makes you somebody, in all events and challenges. Who is somebody already stays who they are.
///
/// This comes before anything that is to be yours. If the answer is lost, nothing is: ask again.
#[utoipa::path(
    post, path = "/api/guests", operation_id = "become_guest", tag = "events",
    security((), ("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "Your token and your code, or nothing if you need none", body = IssuedKeys),
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

/// A new token for whoever has lost theirs.
#[utoipa::path(
    post, path = "/api/recover", operation_id = "recover", tag = "tables", request_body = RecoverKeys,
    responses(
        (status = 200, description = "You are yourself again", body = RecoveredKeys),
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
    // Of several who type it at once, one gets the seat.
    if app.store().take_key(hash).await?.is_none() {
        return Err(ServerRefusal::BadToken.into());
    }
    // A guest has the seats at which an event has put them, too.
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
