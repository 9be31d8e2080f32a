use super::{
    answer::{AtTable, Body},
    visitor::Visitor,
};
use crate::{
    accounts::Me,
    app::App,
    hub::NewTable,
    identity::Newcomer,
    problem,
    refusal::{AnyRefusal, ServerRefusal},
    store::{KeyKind, TableId},
};
use axum::{
    Json,
    extract::{Path, State},
    http::{StatusCode, header},
    response::IntoResponse,
};
use kee_game::Seat;
use kee_table::PersonId;
use kee_wire::{
    Answer, AskTable, CreateTable, FinishedGame, JoinTable, JoinedTable, LegalActions, RequestId, TableCommand,
    TableSnapshot,
};

fn joined(table: TableId, newcomer: Option<&Newcomer>) -> JoinedTable {
    JoinedTable { table, link: table.link(), keys: newcomer.map(Newcomer::issued_keys).unwrap_or_default() }
}

/// Creates a table. Guests get a token for it; if you are signed in, you need none.
#[utoipa::path(
    post, path = "/api/tables", operation_id = "create_table", tag = "tables", request_body = CreateTable,
    security((), ("session" = []), ("token" = [])),
    responses(
        (status = 201, description = "The new table", body = JoinedTable),
        (status = 409, description = "Refused by the table or the game, with a code of its own", body = AnyRefusal),
        (status = 422, description = "`server/problems`: everything wrong with the request", body = AnyRefusal),
    ),
)]
pub(crate) async fn make(
    State(app): State<App>,
    visitor: Visitor,
    Body(wanted): Body<CreateTable>,
) -> Result<impl IntoResponse, AnyRefusal> {
    app.gate.entry(visitor.address)?;
    if wanted.house.led {
        return Err(problem::led().into());
    }
    let account = app.me(visitor.secret()).await?;
    let host = account.as_ref().map_or_else(|| app.new_person_id(), |me| me.person.clone());
    let new = NewTable { game: wanted.game, setup: wanted.setup, house: wanted.house, words: wanted.words };
    let table = app.hub.make(host.clone(), new).await?;
    let newcomer = if account.is_none() { Some(app.newcomer(host.clone(), table).await?) } else { None };
    let place = SeatRequest::new(wanted.name, wanted.seat, account.as_ref());
    sit(&app, table, host, place).await?;
    Ok((StatusCode::CREATED, Json(joined(table, newcomer.as_ref()))))
}

/// Joins a table, and sits down at once if you give a name or a seat.
#[utoipa::path(
    post, path = "/api/tables/{table}/join", operation_id = "join_table", tag = "tables", request_body = JoinTable,
    params(("table" = TableId, Path, description = "The table, as in its link")),
    security((), ("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "You have joined", body = JoinedTable),
        (status = 401, description = "`server/bad_token`", body = AnyRefusal),
        (status = 404, description = "`server/no_such_table`", body = AnyRefusal),
        (status = 409, description = "Refused by the table or the game, with a code of its own", body = AnyRefusal),
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
        sit(&app, table, known, SeatRequest::new(joining.name, joining.seat, account.as_ref())).await?;
        return Ok(Json(joined(table, None)));
    }
    let newcomer = app.newcomer(app.new_person_id(), table).await?;
    let place = SeatRequest::new(joining.name, joining.seat, None);
    if let Err(no) = sit(&app, table, newcomer.person.clone(), place).await {
        // Nobody is told these keys, so nobody may use them.
        app.store().take_keys(&newcomer.person, KeyKind::Seat).await?;
        app.store().take_keys(&newcomer.person, KeyKind::Recovery).await?;
        return Err(no);
    }
    Ok(Json(joined(table, Some(&newcomer))))
}

/// The seat a newcomer wants to take at once, and the name for it.
struct SeatRequest {
    name: String,
    seat: Option<Seat>,
}

impl SeatRequest {
    /// None without a name and a seat. An account has a name already; without one, the table asks for it.
    fn new(name: Option<String>, seat: Option<Seat>, account: Option<&Me>) -> Option<Self> {
        if name.is_none() && seat.is_none() {
            return None;
        }
        let name = name.or_else(|| account.map(|me| me.name.clone())).unwrap_or_default();
        Some(Self { name, seat })
    }
}

async fn sit(app: &App, table: TableId, person: PersonId, place: Option<SeatRequest>) -> Result<(), AnyRefusal> {
    let Some(SeatRequest { name, seat }) = place else { return Ok(()) };
    ask_table(app, table, person, None, TableCommand::TakeSeat { seat, name }).await?;
    Ok(())
}

/// Returns a table as a spectator sees it.
#[utoipa::path(
    get, path = "/api/tables/{table}", operation_id = "get_table", tag = "tables",
    params(("table" = TableId, Path, description = "The table, as in its link")),
    responses(
        (status = 200, description = "The table", body = TableSnapshot),
        (status = 404, description = "`server/no_such_table`", body = AnyRefusal),
    ),
)]
pub(crate) async fn look(State(app): State<App>, AtTable(table): AtTable) -> Result<Json<TableSnapshot>, AnyRefusal> {
    Ok(Json(*app.hub.look(table).await?))
}

/// Sends a request to a table. It is answered once it is stored.
#[utoipa::path(
    post, path = "/api/tables/{table}/ask", operation_id = "ask_table", tag = "tables", request_body = AskTable,
    params(("table" = TableId, Path, description = "The table, as in its link")),
    security(("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "`done`, or `stale`: you are being asked something else now", body = Answer),
        (status = 401, description = "`server/bad_token`, or `server/no_token` if none was sent", body = AnyRefusal),
        (status = 404, description = "`server/no_such_table`", body = AnyRefusal),
        (status = 409, description = "Refused by the table or the game, with a code of its own", body = AnyRefusal),
    ),
)]
pub(crate) async fn ask(
    State(app): State<App>,
    visitor: Visitor,
    AtTable(table): AtTable,
    Body(asking): Body<AskTable>,
) -> Result<Json<Answer>, AnyRefusal> {
    let person = visitor.person_at(&app, table).await?;
    let key = person.to_string().into();
    app.gate.ask(&key)?;
    Ok(Json(ask_table(&app, table, person, asking.id, asking.command).await?))
}

async fn ask_table(
    app: &App,
    table: TableId,
    person: PersonId,
    id: Option<RequestId>,
    command: TableCommand,
) -> Result<Answer, AnyRefusal> {
    let sits_down = matches!(command, TableCommand::TakeSeat { .. });
    match app.hub.ask(table, person.clone(), id, command).await {
        Answer::Refused(refusal) => Err(refusal.into()),
        answer => {
            if sits_down {
                // It is fine if nobody listens.
                let _ = app.sittings.send(person);
            }
            Ok(answer)
        }
    }
}

/// Lists your legal actions.
#[utoipa::path(
    get, path = "/api/tables/{table}/actions", operation_id = "list_actions", tag = "tables",
    params(("table" = TableId, Path, description = "The table, as in its link")),
    security(("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "Your legal actions", body = LegalActions),
        (status = 401, description = "`server/bad_token`, or `server/no_token` if none was sent", body = AnyRefusal),
        (status = 403, description = "`server/finding`: finding them is the game", body = AnyRefusal),
        (status = 404, description = "`server/no_such_table`", body = AnyRefusal),
        (status = 409, description = "Refused by the table or the game, with a code of its own", body = AnyRefusal),
    ),
)]
pub(crate) async fn actions(
    State(app): State<App>,
    visitor: Visitor,
    AtTable(table): AtTable,
) -> Result<Json<LegalActions>, AnyRefusal> {
    let person = visitor.person_at(&app, table).await?;
    Ok(Json(*app.hub.actions(table, person).await?))
}

/// Lists the finished games of a table.
#[utoipa::path(
    get, path = "/api/tables/{table}/games", operation_id = "list_finished_games", tag = "tables",
    params(("table" = TableId, Path, description = "The table, as in its link")),
    responses(
        (status = 200, description = "The games in order; empty if there is no such table", body = [FinishedGame]),
        (status = 404, description = "`server/no_such_table`: not the link of a table", body = AnyRefusal),
    ),
)]
pub(crate) async fn list(
    State(app): State<App>,
    AtTable(table): AtTable,
) -> Result<Json<Vec<FinishedGame>>, AnyRefusal> {
    let games = app.store().games_at(table).await?;
    let listed = games.into_iter().map(|game| FinishedGame { number: game.number, game: game.game, at: game.at });
    Ok(Json(listed.collect()))
}

/// Returns a finished game as a record.
#[utoipa::path(
    get, path = "/api/tables/{table}/games/{number}", operation_id = "get_finished_game", tag = "tables",
    params(
        ("table" = TableId, Path, description = "The table, as in its link"),
        ("number" = u32, Path, description = "The number of the game at this table, from 1"),
    ),
    responses(
        (status = 200, description = "The record in its text form", body = String),
        (status = 400, description = "Not a number", body = String),
        (status = 404, description = "`server/nothing_here`, or `server/no_such_table`", body = AnyRefusal),
    ),
)]
pub(crate) async fn one(
    State(app): State<App>,
    AtTable(table): AtTable,
    Path((_, number)): Path<(String, u32)>,
) -> Result<impl IntoResponse, AnyRefusal> {
    let games = app.store().games_at(table).await?;
    let game = games.into_iter().find(|game| game.number == number).ok_or(ServerRefusal::NothingHere)?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], game.record))
}
