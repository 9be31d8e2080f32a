use super::{answer::No, visitor::Visitor};
use crate::{
    app::App,
    refusal::ServerRefusal,
    store::{EventId, TableCode, TableId},
};
use axum::{
    Json,
    extract::{Path, State},
};
use serde::Serialize;
use utoipa::ToSchema;

/// What a code stands for.
#[derive(Serialize, ToSchema)]
pub(crate) struct Found {
    /// The table, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<TableId>,
    /// The event, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    event: Option<EventId>,
    /// Where it is found on this site.
    link: String,
}

/// Where a code leads: to the table whose name begins with these six characters, as long as it has seats to spare before its
/// first game, or to the event, as long as it is not over.
#[utoipa::path(
    get, path = "/api/codes/{code}", operation_id = "find_by_code", tag = "tables",
    params(("code" = String, Path, description = "Six letters and digits, as said across a room")),
    responses(
        (status = 200, description = "The table or the event", body = Found),
        (status = 404, description = "`server/no_such_code`: none, or none that can be joined", body = No),
    ),
)]
pub(crate) async fn find(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Result<Json<Found>, No> {
    app.gate.coming(visitor.address).map_err(|too_much| No::slow_down(too_much.0))?;
    let table: TableCode = code.parse().map_err(|_| ServerRefusal::NoSuchCode)?;
    if let Some(found) = app.store().by_code(&table).await? {
        return Ok(Json(Found { table: Some(found.table), event: None, link: found.table.link() }));
    }
    let found = app.store().event_by_code(&code.to_ascii_lowercase()).await?.ok_or(ServerRefusal::NoSuchCode)?;
    Ok(Json(Found { table: None, event: Some(found.event), link: found.event.link() }))
}
