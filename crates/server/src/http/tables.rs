use super::{
    body::{AtTable, Body},
    visitor::Visitor,
};
use crate::{
    accounts::Me, any_refusal::AnyRefusal, app::App, hub::NewTable, identity::Newcomer, refusal::ServerRefusal,
    store::KeyKind,
};
use axum::{Json, extract::State, http::StatusCode, response::IntoResponse};
use kee_game::{Problem, Seat};
use kee_table::PersonId;
use kee_wire::{
    Answer, AskTable, CreateTable, JoinTable, JoinedTable, LegalActions, RequestId, TableCommand, TableId,
    TableSnapshot,
};

fn joined(table: TableId, newcomer: Option<&Newcomer>) -> JoinedTable {
    JoinedTable { table, link: table.link(), keys: newcomer.map(Newcomer::issued_keys).unwrap_or_default() }
}

/// Makes a table. Who is logged in needs no token for it; guests are told theirs.
#[utoipa::path(
    post, path = "/api/tables", operation_id = "make_table", tag = "tables", request_body = CreateTable,
    security((), ("session" = []), ("token" = [])),
    responses(
        (status = 201, description = "Here it is", body = JoinedTable),
        (status = 409, description = "The table or the game refuses it, with a code of its own", body = AnyRefusal),
        (status = 422, description = "`server/problems`: all that is wrong with it", body = AnyRefusal),
    ),
)]
pub(crate) async fn make(
    State(app): State<App>,
    visitor: Visitor,
    Body(wanted): Body<CreateTable>,
) -> Result<impl IntoResponse, AnyRefusal> {
    app.gate.entry(visitor.address)?;
    if wanted.house.led {
        return Err(Problem::new("led", "only the tables of an event are led").into());
    }
    let account = app.me(visitor.secret()).await?;
    let host = account.as_ref().map_or_else(|| app.new_person_id(), |me| me.person.clone());
    let new = NewTable { game: wanted.game, setup: wanted.setup, house: wanted.house, words: wanted.words };
    let table = app.hub.make(host.clone(), new).await?;
    let newcomer = if account.is_none() { Some(app.newcomer(host.clone(), table).await?) } else { None };
    let place = Place::new(wanted.name, wanted.seat, account.as_ref());
    sit(&app, table, host, place).await?;
    Ok((StatusCode::CREATED, Json(joined(table, newcomer.as_ref()))))
}

/// Comes to a table, and sits down there at once if you say so.
#[utoipa::path(
    post, path = "/api/tables/{table}/join", operation_id = "join_table", tag = "tables", request_body = JoinTable,
    params(("table" = TableId, Path, description = "The table, as in its link")),
    security((), ("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "You have come", body = JoinedTable),
        (status = 401, description = "`server/bad_token`", body = AnyRefusal),
        (status = 404, description = "`server/no_such_table`", body = AnyRefusal),
        (status = 409, description = "The table or the game refuses it, with a code of its own", body = AnyRefusal),
    ),
)]
pub(crate) async fn join(
    State(app): State<App>,
    visitor: Visitor,
    AtTable(table): AtTable,
    Body(joining): Body<JoinTable>,
) -> Result<Json<JoinedTable>, AnyRefusal> {
    app.gate.coming(visitor.address)?;
    if !app.hub.exists(table).await? {
        return Err(ServerRefusal::NoSuchTable.into());
    }
    if let Some(known) = visitor.at(&app, table).await? {
        let account = if joining.name.is_none() { app.me(visitor.secret()).await? } else { None };
        sit(&app, table, known, Place::new(joining.name, joining.seat, account.as_ref())).await?;
        return Ok(Json(joined(table, None)));
    }
    let newcomer = app.newcomer(app.new_person_id(), table).await?;
    let place = Place::new(joining.name, joining.seat, None);
    if let Err(no) = sit(&app, table, newcomer.person.clone(), place).await {
        // They will not be told their keys, so nobody can use them.
        app.store().take_keys(&newcomer.person, KeyKind::Seat).await?;
        app.store().take_keys(&newcomer.person, KeyKind::Recovery).await?;
        return Err(no);
    }
    Ok(Json(joined(table, Some(&newcomer))))
}

/// Where somebody wants to sit down at once, and under which name.
struct Place {
    name: String,
    seat: Option<Seat>,
}

impl Place {
    /// None for who says neither. Who has an account needs no other name; that others need one is for the table to say.
    fn new(name: Option<String>, seat: Option<Seat>, account: Option<&Me>) -> Option<Self> {
        if name.is_none() && seat.is_none() {
            return None;
        }
        let name = name.or_else(|| account.map(|me| me.name.clone())).unwrap_or_default();
        Some(Self { name, seat })
    }
}

async fn sit(app: &App, table: TableId, person: PersonId, place: Option<Place>) -> Result<(), AnyRefusal> {
    let Some(Place { name, seat }) = place else { return Ok(()) };
    ask_table(app, table, person, None, TableCommand::TakeSeat { seat, name }).await?;
    Ok(())
}

/// A table as strangers see it.
#[utoipa::path(
    get, path = "/api/tables/{table}", operation_id = "look_at_table", tag = "tables",
    params(("table" = TableId, Path, description = "The table, as in its link")),
    responses(
        (status = 200, description = "How it stands", body = TableSnapshot),
        (status = 404, description = "`server/no_such_table`", body = AnyRefusal),
    ),
)]
pub(crate) async fn look(State(app): State<App>, AtTable(table): AtTable) -> Result<Json<TableSnapshot>, AnyRefusal> {
    let look = app.hub.look(table).await?;
    Ok(Json(TableSnapshot { game: look.info.game, house: look.info.house, view: look.view }))
}

/// Asks a table for something. It is answered when it is stored.
#[utoipa::path(
    post, path = "/api/tables/{table}/ask", operation_id = "ask_table", tag = "tables", request_body = AskTable,
    params(("table" = TableId, Path, description = "The table, as in its link")),
    security(("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "`done`, or `stale`: you are asked something else now", body = Answer),
        (status = 401, description = "`server/bad_token`, or `server/no_token` if there is none", body = AnyRefusal),
        (status = 404, description = "`server/no_such_table`", body = AnyRefusal),
        (status = 409, description = "The table or the game refuses it, with a code of its own", body = AnyRefusal),
    ),
)]
pub(crate) async fn ask(
    State(app): State<App>,
    visitor: Visitor,
    AtTable(table): AtTable,
    Body(asking): Body<AskTable>,
) -> Result<Json<Answer>, AnyRefusal> {
    let person = visitor.somebody_at(&app, table).await?;
    let key = person.to_string().into();
    app.gate.ask(&key)?;
    Ok(Json(ask_table(&app, table, person, asking.id, asking.wish).await?))
}

async fn ask_table(
    app: &App,
    table: TableId,
    person: PersonId,
    id: Option<RequestId>,
    wish: TableCommand,
) -> Result<Answer, AnyRefusal> {
    let sits_down = matches!(wish, TableCommand::TakeSeat { .. });
    match app.hub.ask(table, person.clone(), id, wish).await {
        Answer::Refused(refusal) => Err(refusal.into()),
        answer => {
            if sits_down {
                // Nobody has to listen.
                let _ = app.sittings.send(person);
            }
            Ok(answer)
        }
    }
}

/// What you can play now.
#[utoipa::path(
    get, path = "/api/tables/{table}/actions", operation_id = "list_actions", tag = "tables",
    params(("table" = TableId, Path, description = "The table, as in its link")),
    security(("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "What you can play", body = LegalActions),
        (status = 401, description = "`server/bad_token`, or `server/no_token` if there is none", body = AnyRefusal),
        (status = 403, description = "`server/finding`: finding it is the game", body = AnyRefusal),
        (status = 404, description = "`server/no_such_table`", body = AnyRefusal),
        (status = 409, description = "The table or the game refuses it, with a code of its own", body = AnyRefusal),
    ),
)]
pub(crate) async fn actions(
    State(app): State<App>,
    visitor: Visitor,
    AtTable(table): AtTable,
) -> Result<Json<LegalActions>, AnyRefusal> {
    let person = visitor.somebody_at(&app, table).await?;
    let options = app.hub.options(table, person).await?;
    Ok(Json(LegalActions { on: options.on, actions: options.actions, complete: options.complete }))
}
