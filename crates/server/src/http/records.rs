use super::{answer::No, body::AtTable};
use crate::{app::App, refusal::ServerRefusal};
use axum::{
    Json,
    extract::{Path, State},
    http::header,
    response::IntoResponse,
};
use kee_game::Millis;
use serde::Serialize;

/// A game that was finished at a table.
#[derive(Serialize)]
pub(crate) struct FinishedGame {
    /// Which game of the table it was, from 1.
    number: u32,
    /// What was played.
    game: String,
    /// When it ended, in milliseconds of Unix time.
    at: Millis,
}

pub(crate) async fn list(State(app): State<App>, AtTable(table): AtTable) -> Result<Json<Vec<FinishedGame>>, No> {
    let games = app.store().games_at(table).await?;
    let told = games.into_iter().map(|game| FinishedGame { number: game.number, game: game.game, at: game.at });
    Ok(Json(told.collect()))
}

pub(crate) async fn one(
    State(app): State<App>,
    AtTable(table): AtTable,
    Path((_, number)): Path<(String, u32)>,
) -> Result<impl IntoResponse, No> {
    let games = app.store().games_at(table).await?;
    let game = games.into_iter().find(|game| game.number == number).ok_or(ServerRefusal::NothingHere)?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], game.record))
}
