use super::answer::No;
use crate::{
    app::App,
    store::{Listed, Sitting, TableId},
};
use axum::{Json, extract::State};
use kee_game::{SeatSet, WallTime};
use kee_games::{About, catalogue};
use kee_wire::Phase;
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
    asked: SeatSet,
    /// When the time of somebody is up next.
    deadline: Option<WallTime>,
    /// When it was made.
    made: WallTime,
    /// When something happened last.
    last: WallTime,
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
