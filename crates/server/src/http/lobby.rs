//! The routes that need no link: the games, the open tables, and tables and events by their code.

use super::visitor::Visitor;
use crate::{
    app::App,
    refusal::{AnyRefusal, ServerRefusal},
    store::{StoredSeat, StoredTable},
};
use axum::{
    Json,
    extract::{Path, State},
};
use kee_games::{About, catalogue, english};
use kee_wire::{CodeTarget, ListedTable, TableCode};

/// The number of tables a list holds at most.
const MOST: u32 = 100;

pub(super) fn listed_table(StoredTable { table, summary, .. }: StoredTable) -> ListedTable {
    ListedTable {
        table,
        game: summary.game.to_string(),
        phase: summary.phase,
        seats: summary.seats.iter().map(StoredSeat::name).collect(),
        asked: summary.asked,
        deadline: summary.deadline,
        made: summary.made,
        last: summary.last,
    }
}

/// Lists the tables anyone may join, newest first.
///
/// These are tables with the house rule `listed`, at most 100.
#[utoipa::path(
    get, path = "/api/lobby", operation_id = "list_open_tables", tag = "tables",
    responses(
        (status = 200, description = "The open tables", body = [ListedTable]),
    ),
)]
pub(crate) async fn lobby(State(app): State<App>) -> Result<Json<Vec<ListedTable>>, AnyRefusal> {
    let tables = app.store().lobby(MOST).await?;
    Ok(Json(tables.into_iter().map(listed_table).collect()))
}

/// Lists the games, with presets, options and bots.
#[utoipa::path(
    get, path = "/api/games", operation_id = "list_games", tag = "tables",
    responses(
        (status = 200, description = "The games", body = [About]),
    ),
)]
pub(crate) async fn games() -> Json<Vec<About>> {
    Json(catalogue().iter().map(|game| game.about().said_in(english())).collect())
}

/// Finds a table or an event by its code.
///
/// A table's code works while it has open seats before its first game, an event's until it is over.
#[utoipa::path(
    get, path = "/api/codes/{code}", operation_id = "find_by_code", tag = "tables",
    params(("code" = String, Path, description = "The code: six letters and digits")),
    responses(
        (status = 200, description = "The table or the event", body = CodeTarget),
        (status = 404, description = "`server/no_such_code`: unknown, or nothing left to join", body = AnyRefusal),
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
