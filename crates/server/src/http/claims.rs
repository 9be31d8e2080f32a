use super::{answer::No, body::Body, me::Holder, visitor::Visitor};
use crate::{
    app::App,
    refusal::ServerRefusal,
    secret::read_code,
    store::{Key, KeyHash, KeyKind, TableId},
};
use axum::{Json, extract::State};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What proves that a seat is yours: one of the two.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Claim {
    /// The token of the seat. It stays good.
    #[serde(default)]
    token: Option<String>,
    /// The code from paper. It is used up, and the tokens of the seat are no longer good: your account is.
    #[serde(default)]
    code: Option<String>,
}

/// The seat is your account's from now on.
#[derive(Serialize, ToSchema)]
pub(crate) struct Claimed {
    /// Where it is.
    table: TableId,
    /// Where that is found on this site.
    link: String,
}

/// Makes a seat that you took as a guest your account's.
#[utoipa::path(
    post, path = "/api/me/seats", operation_id = "claim_seat", tag = "accounts", request_body = Claim,
    security(("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "It is yours", body = Claimed),
        (status = 401, description = "`server/not_logged_in`, or `server/bad_token`: it is not good", body = No),
        (status = 403, description = "`server/not_for_bots`", body = No),
        (status = 409, description = "`server/claimed`: it belongs to another account", body = No),
    ),
)]
pub(crate) async fn claim(
    State(app): State<App>,
    visitor: Visitor,
    Holder(me): Holder,
    Body(claim): Body<Claim>,
) -> Result<Json<Claimed>, No> {
    app.gate.entry(visitor.address).map_err(|too_much| No::slow_down(too_much.0))?;
    let (hash, kind) = match (claim.token, claim.code) {
        (Some(token), None) => (KeyHash::of(&token), KeyKind::Seat),
        (None, Some(code)) => (read_code(&code), KeyKind::Recovery),
        _ => return Err(ServerRefusal::NotUnderstood("either `token` or `code` is needed".to_owned()).into()),
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
    Ok(Json(Claimed { table, link: table.link() }))
}
