use super::{
    answer::No,
    body::{AtTable, Body},
    keys::Keys,
    visitor::Visitor,
};
use crate::{
    accounts::Me,
    app::App,
    hub::{NewTable, NotMade},
    identity::Newcomer,
    refusal::ServerRefusal,
    store::{KeyKind, TableId},
};
use axum::{Json, extract::State, http::StatusCode, response::IntoResponse};
use kee_game::{Problem, Seat};
use kee_games::Setup;
use kee_table::PersonId;
use kee_wire::{Answer, House, RequestId, TableInfo, TableView, Wish};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A table that somebody wants.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WantedTable {
    /// The game, by its name: see `/api/games`.
    game: String,
    /// How it is to be played.
    #[serde(default)]
    setup: Setup,
    /// How the table is to be kept.
    #[serde(default)]
    house: House,
    /// The word list, if it is not the default.
    #[serde(default)]
    words: Option<String>,
    /// Under which name you want to sit down at once, if you do. Who has an account may leave it out and say only where.
    #[serde(default)]
    name: Option<String>,
    /// Where; on the first seat if nothing is said.
    #[serde(default)]
    seat: Option<Seat>,
}

/// Somebody who comes to a table.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Joining {
    /// Under which name you want to sit down at once, if you do. Who has an account may leave it out and say only where.
    #[serde(default)]
    name: Option<String>,
    /// Where; on the first open seat if nothing is said.
    #[serde(default)]
    seat: Option<Seat>,
}

/// You have come to a table. Keep the token: it is you.
#[derive(Serialize, ToSchema)]
pub(crate) struct Joined {
    /// Which table.
    table: TableId,
    /// Where it is found on this site.
    link: String,
    #[serde(flatten)]
    keys: Keys,
}

/// A table as strangers see it.
#[derive(Serialize, ToSchema)]
pub(crate) struct Seen {
    #[serde(flatten)]
    info: TableInfo,
    view: TableView,
}

/// Something to ask of a table.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Asking {
    /// By which the same request is recognised if it is sent again.
    #[serde(default)]
    id: Option<RequestId>,
    /// What.
    wish: Wish,
}

/// What you can do in the game just now.
#[derive(Serialize, ToSchema)]
pub(crate) struct CanDo {
    /// The number of the step this holds for, to be sent along with the action.
    on: u32,
    /// As they can be typed; none if you are not asked.
    actions: Vec<String>,
    /// Whether there are no others.
    complete: bool,
}

impl Joined {
    fn new(table: TableId, newcomer: Option<&Newcomer>) -> Self {
        Self { table, link: table.link(), keys: newcomer.map(Keys::of).unwrap_or_default() }
    }
}

/// Makes a table. Who is logged in needs no token for it; guests are told theirs.
#[utoipa::path(
    post, path = "/api/tables", operation_id = "make_table", tag = "tables", request_body = WantedTable,
    security((), ("session" = []), ("token" = [])),
    responses(
        (status = 201, description = "Here it is", body = Joined),
        (status = 409, description = "The table or the game refuses it, with a code of its own", body = No),
        (status = 422, description = "`server/problems`: all that is wrong with it", body = No),
    ),
)]
pub(crate) async fn make(
    State(app): State<App>,
    visitor: Visitor,
    Body(wanted): Body<WantedTable>,
) -> Result<impl IntoResponse, No> {
    app.gate.entry(visitor.address).map_err(|too_much| No::slow_down(too_much.0))?;
    if wanted.house.led {
        return Err(No::problems(vec![Problem::new("led", "only the tables of an event are led")]));
    }
    let account = app.me(&visitor).await?;
    let host = account.as_ref().map_or_else(|| app.new_person_id(), |me| me.person.clone());
    let new = NewTable { game: wanted.game, setup: wanted.setup, house: wanted.house, words: wanted.words };
    let table = app.hub.make(host.clone(), new).await.map_err(|not_made| match not_made {
        NotMade::Problems(problems) => No::problems(problems),
        NotMade::Stored(error) => error.into(),
    })?;
    let newcomer = if account.is_none() { Some(app.newcomer(host.clone(), table).await?) } else { None };
    let place = Place::new(wanted.name, wanted.seat, account.as_ref());
    sit(&app, table, host, place).await?;
    Ok((StatusCode::CREATED, Json(Joined::new(table, newcomer.as_ref()))))
}

/// Comes to a table, and sits down there at once if you say so.
#[utoipa::path(
    post, path = "/api/tables/{table}/join", operation_id = "join_table", tag = "tables", request_body = Joining,
    params(("table" = TableId, Path, description = "The table, as in its link")),
    security((), ("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "You have come", body = Joined),
        (status = 401, description = "`server/bad_token`", body = No),
        (status = 404, description = "`server/no_such_table`", body = No),
        (status = 409, description = "The table or the game refuses it, with a code of its own", body = No),
    ),
)]
pub(crate) async fn join(
    State(app): State<App>,
    visitor: Visitor,
    AtTable(table): AtTable,
    Body(joining): Body<Joining>,
) -> Result<Json<Joined>, No> {
    app.gate.coming(visitor.address).map_err(|too_much| No::slow_down(too_much.0))?;
    if !app.hub.exists(table).await? {
        return Err(ServerRefusal::NoSuchTable.into());
    }
    if let Some(known) = visitor.at(&app, table).await? {
        let account = if joining.name.is_none() { app.me(&visitor).await? } else { None };
        sit(&app, table, known, Place::new(joining.name, joining.seat, account.as_ref())).await?;
        return Ok(Json(Joined::new(table, None)));
    }
    let newcomer = app.newcomer(app.new_person_id(), table).await?;
    let place = Place::new(joining.name, joining.seat, None);
    if let Err(no) = sit(&app, table, newcomer.person.clone(), place).await {
        // They will not be told their keys, so nobody can use them.
        app.store().take_keys(&newcomer.person, KeyKind::Seat).await?;
        app.store().take_keys(&newcomer.person, KeyKind::Recovery).await?;
        return Err(no);
    }
    Ok(Json(Joined::new(table, Some(&newcomer))))
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

async fn sit(app: &App, table: TableId, person: PersonId, place: Option<Place>) -> Result<(), No> {
    let Some(Place { name, seat }) = place else { return Ok(()) };
    ask_table(app, table, person, None, Wish::TakeSeat { seat, name }).await?;
    Ok(())
}

/// A table as strangers see it.
#[utoipa::path(
    get, path = "/api/tables/{table}", operation_id = "look_at_table", tag = "tables",
    params(("table" = TableId, Path, description = "The table, as in its link")),
    responses(
        (status = 200, description = "How it stands", body = Seen),
        (status = 404, description = "`server/no_such_table`", body = No),
    ),
)]
pub(crate) async fn look(State(app): State<App>, AtTable(table): AtTable) -> Result<Json<Seen>, No> {
    let look = app.hub.look(table).await.map_err(No::conflict)?;
    Ok(Json(Seen { info: look.info, view: look.view }))
}

/// Asks a table for something. It is answered when it is stored.
#[utoipa::path(
    post, path = "/api/tables/{table}/ask", operation_id = "ask_table", tag = "tables", request_body = Asking,
    params(("table" = TableId, Path, description = "The table, as in its link")),
    security(("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "`done`, or `stale`: you are asked something else now", body = Answer),
        (status = 401, description = "`server/bad_token`, or `server/no_token` if there is none", body = No),
        (status = 404, description = "`server/no_such_table`", body = No),
        (status = 409, description = "The table or the game refuses it, with a code of its own", body = No),
    ),
)]
pub(crate) async fn ask(
    State(app): State<App>,
    visitor: Visitor,
    AtTable(table): AtTable,
    Body(asking): Body<Asking>,
) -> Result<Json<Answer>, No> {
    let person = visitor.somebody_at(&app, table).await?;
    let key = person.to_string().into();
    app.gate.ask(&key).map_err(|too_much| No::slow_down(too_much.0))?;
    Ok(Json(ask_table(&app, table, person, asking.id, asking.wish).await?))
}

async fn ask_table(
    app: &App,
    table: TableId,
    person: PersonId,
    id: Option<RequestId>,
    wish: Wish,
) -> Result<Answer, No> {
    let sits_down = matches!(wish, Wish::TakeSeat { .. });
    match app.hub.ask(table, person.clone(), id, wish).await {
        Answer::Refused(refusal) => Err(No::conflict(refusal)),
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
        (status = 200, description = "What you can play", body = CanDo),
        (status = 401, description = "`server/bad_token`, or `server/no_token` if there is none", body = No),
        (status = 403, description = "`server/finding`: finding it is the game", body = No),
        (status = 404, description = "`server/no_such_table`", body = No),
        (status = 409, description = "The table or the game refuses it, with a code of its own", body = No),
    ),
)]
pub(crate) async fn actions(
    State(app): State<App>,
    visitor: Visitor,
    AtTable(table): AtTable,
) -> Result<Json<CanDo>, No> {
    let person = visitor.somebody_at(&app, table).await?;
    let options = app.hub.options(table, person).await.map_err(No::conflict)?;
    Ok(Json(CanDo { on: options.on, actions: options.actions, complete: options.complete }))
}
