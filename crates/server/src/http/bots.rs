use super::{answer::Body, me::AccountHolder, visitor::Visitor};
use crate::{
    accounts::account_name,
    app::App,
    refusal::{AnyRefusal, ServerRefusal},
    secret::Secret,
    store::{Key, KeyKind, OwnedBot},
};
use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
    response::IntoResponse,
};
use kee_wire::{CreateBot, CreatedBot, MyBot};

/// The number of bots an account may have.
const MOST: usize = 20;

/// Creates a bot. Its token is shown only once.
#[utoipa::path(
    post, path = "/api/me/bots", operation_id = "create_bot", tag = "bots", request_body = CreateBot,
    security(("session" = []), ("token" = [])),
    responses(
        (status = 201, description = "Your new bot", body = CreatedBot),
        (status = 401, description = "`server/not_logged_in`", body = AnyRefusal),
        (status = 403, description = "`server/not_for_bots`", body = AnyRefusal),
        (status = 409, description = "`server/name_taken`, or `server/too_many_bots`", body = AnyRefusal),
        (status = 422, description = "`server/problems`: what is wrong with the name", body = AnyRefusal),
    ),
)]
pub(crate) async fn make(
    State(app): State<App>,
    visitor: Visitor,
    AccountHolder(me): AccountHolder,
    Body(wanted): Body<CreateBot>,
) -> Result<impl IntoResponse, AnyRefusal> {
    app.gate.entry(visitor.address)?;
    let name = account_name(&wanted.name)?;
    if app.store().bots_of(&me.person).await?.len() >= MOST {
        return Err(ServerRefusal::TooManyBots(MOST).into());
    }
    let (token, person, made) = (Secret::new(app.world()), app.new_person_id(), app.now());
    let key = Key {
        hash: token.hash(),
        kind: KeyKind::Bot,
        person: person.clone(),
        table: None,
        label: name.clone(),
        made,
        until: None,
    };
    let bot = OwnedBot { person, owner: me.person, name: name.clone(), made };
    if !app.store().add_bot(bot, key).await? {
        return Err(ServerRefusal::NameTaken(name).into());
    }
    Ok((StatusCode::CREATED, Json(CreatedBot { name, token: token.reveal().to_owned() })))
}

/// Lists your bots, oldest first.
#[utoipa::path(
    get, path = "/api/me/bots", operation_id = "list_bots", tag = "bots",
    security(("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "Your bots", body = [MyBot]),
        (status = 401, description = "`server/not_logged_in`", body = AnyRefusal),
        (status = 403, description = "`server/not_for_bots`", body = AnyRefusal),
    ),
)]
pub(crate) async fn list(
    State(app): State<App>,
    AccountHolder(me): AccountHolder,
) -> Result<Json<Vec<MyBot>>, AnyRefusal> {
    let bots = app.store().bots_of(&me.person).await?;
    Ok(Json(bots.into_iter().map(|bot| MyBot { name: bot.name, made: bot.made }).collect()))
}

/// Deletes a bot. Its token stops working.
#[utoipa::path(
    delete, path = "/api/me/bots/{name}", operation_id = "delete_bot", tag = "bots",
    security(("session" = []), ("token" = [])),
    params(("name" = String, Path, description = "The bot's name; case does not matter")),
    responses(
        (status = 204, description = "The bot is deleted"),
        (status = 401, description = "`server/not_logged_in`", body = AnyRefusal),
        (status = 403, description = "`server/not_for_bots`", body = AnyRefusal),
        (status = 404, description = "`server/no_such_bot`", body = AnyRefusal),
    ),
)]
pub(crate) async fn revoke(
    State(app): State<App>,
    AccountHolder(me): AccountHolder,
    Path(name): Path<String>,
) -> Result<StatusCode, AnyRefusal> {
    if app.store().take_bot(&me.person, &name).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(ServerRefusal::NoSuchBot.into())
    }
}
