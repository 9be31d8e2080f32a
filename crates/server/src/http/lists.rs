use super::{answer::No, visitor::Visitor};
use crate::{
    app::App,
    refusal::ServerRefusal,
    store::{Listed, Sitting, TableCode, TableId},
};
use axum::{
    Json,
    extract::{Path, State},
};
use kee_game::{Millis, SeatSet};
use kee_games::{About, catalogue};
use kee_wire::Phase;
use kee_wire::schema;
use serde::Serialize;
use utoipa::ToSchema;

/// How many tables a list holds.
const MOST: u32 = 100;

/// A table in a list.
#[derive(Serialize, ToSchema)]
pub(crate) struct ListedTable {
    /// By which it is found.
    table: TableId,
    /// What is played.
    game: String,
    /// How far it is.
    phase: Phase,
    /// The seats in order: a name, or null where one is open.
    seats: Vec<Option<String>>,
    /// The seats that are to act.
    #[schema(value_type = schema::SeatSet)]
    asked: SeatSet,
    /// When the time of somebody is up next.
    #[schema(value_type = Option<schema::Millis>)]
    deadline: Option<Millis>,
    /// When it was made.
    #[schema(value_type = schema::Millis)]
    made: Millis,
    /// When something happened last.
    #[schema(value_type = schema::Millis)]
    last: Millis,
}

impl From<Listed> for ListedTable {
    fn from(Listed { table, summary, .. }: Listed) -> Self {
        Self {
            table,
            game: summary.game.to_string(),
            phase: summary.phase,
            seats: summary.seats.iter().map(Sitting::name).collect(),
            asked: summary.asked,
            deadline: summary.deadline,
            made: summary.made,
            last: summary.last,
        }
    }
}

/// The tables that strangers may join: only those whose house says `listed`. The youngest first, at most 100.
#[utoipa::path(
    get, path = "/api/lobby", operation_id = "lobby", tag = "tables",
    responses(
        (status = 200, description = "The tables", body = [ListedTable]),
    ),
)]
pub(crate) async fn lobby(State(app): State<App>) -> Result<Json<Vec<ListedTable>>, No> {
    let tables = app.store().lobby(MOST).await?;
    Ok(Json(tables.into_iter().map(ListedTable::from).collect()))
}

/// The table that a code stands for.
#[derive(Serialize, ToSchema)]
pub(crate) struct FoundTable {
    /// By which it is found.
    table: TableId,
    /// Where it is found on this site.
    link: String,
}

/// The table whose name begins with these six characters, as long as it has seats to spare before its first game.
#[utoipa::path(
    get, path = "/api/codes/{code}", operation_id = "find_by_code", tag = "tables",
    params(("code" = String, Path, description = "Six letters and digits, as said across a room")),
    responses(
        (status = 200, description = "The table", body = FoundTable),
        (status = 404, description = "`server/no_such_table`: none, or none that can be joined", body = No),
    ),
)]
pub(crate) async fn by_code(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Result<Json<FoundTable>, No> {
    app.gate.entry(visitor.address).map_err(|too_much| No::slow_down(too_much.0))?;
    let code: TableCode = code.parse().map_err(|_| ServerRefusal::NoSuchTable)?;
    let found = app.store().by_code(&code).await?.ok_or(ServerRefusal::NoSuchTable)?;
    Ok(Json(FoundTable { table: found.table, link: found.table.link() }))
}

/// The games, with presets, options and bots.
#[utoipa::path(
    get, path = "/api/games", operation_id = "games", tag = "tables",
    responses(
        (status = 200, description = "The games", body = [About]),
    ),
)]
pub(crate) async fn games() -> Json<Vec<About>> {
    Json(catalogue().iter().map(|game| game.about()).collect())
}
