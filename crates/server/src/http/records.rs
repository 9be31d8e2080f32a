use super::body::AtTable;
use crate::{any_refusal::AnyRefusal, app::App, refusal::ServerRefusal, store::TableId};
use axum::{
    Json,
    extract::{Path, State},
    http::header,
    response::IntoResponse,
};
use kee_wire::FinishedGame;

/// The games that were finished at a table.
#[utoipa::path(
    get, path = "/api/tables/{table}/games", operation_id = "list_games", tag = "tables",
    params(("table" = TableId, Path, description = "The table, as in its link")),
    responses(
        (status = 200, description = "In order; none if there is no such table", body = [FinishedGame]),
        (status = 404, description = "`server/no_such_table`: no table has such a link", body = AnyRefusal),
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

/// A finished game as a record.
#[utoipa::path(
    get, path = "/api/tables/{table}/games/{number}", operation_id = "read_game", tag = "tables",
    params(
        ("table" = TableId, Path, description = "The table, as in its link"),
        ("number" = u32, Path, description = "Which game of the table, from 1"),
    ),
    responses(
        (status = 200, description = "The record in its text form", body = String),
        (status = 400, description = "The number is none", body = String),
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
