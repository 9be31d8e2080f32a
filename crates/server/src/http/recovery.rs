use super::{answer::No, body::Body, visitor::Visitor};
use crate::{
    app::App,
    refusal::ServerRefusal,
    secret::read_code,
    store::{Key, KeyKind, TableId},
};
use axum::{Json, extract::State};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A code from paper.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Code {
    /// As it was written down; capitals, spaces and dashes do not matter.
    code: String,
}

/// You are yourself again.
#[derive(Serialize, ToSchema)]
pub(crate) struct Recovered {
    /// Where you have a seat; null for a guest of events, whose token is good for all of them.
    table: Option<TableId>,
    /// Your new token. The old ones are no longer good.
    token: String,
    /// Your new code. The old one is used up.
    recovery: String,
}

/// A new token for whoever has lost theirs.
#[utoipa::path(
    post, path = "/api/recover", operation_id = "recover", tag = "tables", request_body = Code,
    responses(
        (status = 200, description = "You are yourself again", body = Recovered),
        (status = 401, description = "`server/bad_token`", body = No),
    ),
)]
pub(crate) async fn recover(
    State(app): State<App>,
    visitor: Visitor,
    Body(Code { code }): Body<Code>,
) -> Result<Json<Recovered>, No> {
    app.gate.entry(visitor.address).map_err(|too_much| No::slow_down(too_much.0))?;
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
    Ok(Json(Recovered { table, token: token.reveal().to_owned(), recovery: recovery.reveal().to_owned() }))
}
