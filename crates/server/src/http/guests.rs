use super::{answer::No, keys::Keys, visitor::Visitor};
use crate::app::App;
use axum::{Json, extract::State};

/// Makes you somebody, in all events and challenges. Who is somebody already stays who they are.
///
/// This comes before anything that is to be yours. If the answer is lost, nothing is: ask again.
#[utoipa::path(
    post, path = "/api/guests", operation_id = "become_guest", tag = "events",
    security((), ("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "Your token and your code, or nothing if you need none", body = Keys),
        (status = 401, description = "`server/bad_token`", body = No),
    ),
)]
pub(crate) async fn become_guest(State(app): State<App>, visitor: Visitor) -> Result<Json<Keys>, No> {
    app.gate.coming(visitor.address).map_err(|too_much| No::slow_down(too_much.0))?;
    if visitor.guest(&app).await?.is_some() {
        return Ok(Json(Keys::default()));
    }
    Ok(Json(Keys::of(&app.new_guest().await?)))
}
