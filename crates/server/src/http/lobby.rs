//! What can be found without knowing a link: the games, the open tables, and what a code leads to.

use super::visitor::Visitor;
use crate::{
    any_refusal::AnyRefusal,
    app::App,
    refusal::ServerRefusal,
    store::{Sitting, StoredTable},
};
use axum::{
    Json,
    extract::{Path, State},
};
use kee_games::{About, catalogue};
use kee_wire::{CodeTarget, ListedTable, TableCode};

/// How many tables a list holds.
const MOST: u32 = 100;

pub(super) fn listed_table(StoredTable { table, summary, .. }: StoredTable) -> ListedTable {
    ListedTable {
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

/// The tables that strangers may join: only those whose house says `listed`. The youngest first, at most 100.
#[utoipa::path(
    get, path = "/api/lobby", operation_id = "lobby", tag = "tables",
    responses(
        (status = 200, description = "The tables", body = [ListedTable]),
    ),
)]
pub(crate) async fn lobby(State(app): State<App>) -> Result<Json<Vec<ListedTable>>, AnyRefusal> {
    let tables = app.store().lobby(MOST).await?;
    Ok(Json(tables.into_iter().map(listed_table).collect()))
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

/// Where a code leads: to the table whose name begins with these six characters, as long as it has seats to spare before its
/// first game, or to the event, as long as it is not over.
#[utoipa::path(
    get, path = "/api/codes/{code}", operation_id = "find_by_code", tag = "tables",
    params(("code" = String, Path, description = "Six letters and digits, as said across a room")),
    responses(
        (status = 200, description = "The table or the event", body = CodeTarget),
        (status = 404, description = "`server/no_such_code`: none, or none that can be joined", body = AnyRefusal),
    ),
)]
pub(crate) async fn find_by_code(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Result<Json<CodeTarget>, AnyRefusal> {
    app.gate.coming(visitor.address)?;
    let table: TableCode = code.parse().map_err(|_| ServerRefusal::NoSuchCode)?;
    if let Some(found) = app.store().by_code(&table).await? {
        return Ok(Json(CodeTarget { table: Some(found.table), event: None, link: found.table.link() }));
    }
    let found = app.store().event_by_code(&code.to_ascii_lowercase()).await?.ok_or(ServerRefusal::NoSuchCode)?;
    Ok(Json(CodeTarget { table: None, event: Some(found.event), link: found.event.link() }))
}
