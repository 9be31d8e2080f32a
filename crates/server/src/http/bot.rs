use super::{
    answer::No,
    me::Known,
    ndjson::{self, ALIVE, ndjson},
};
use crate::{
    app::App,
    bot_stream::{self, BotEvent},
    refusal::ServerRefusal,
};
use axum::{body::Bytes, extract::State, response::Response};
use tokio::{sync::mpsc, time::timeout};

/// Everything that is asked of a bot at all its tables, a line each. An empty line says that the connection is alive.
#[utoipa::path(
    get, path = "/api/bot/stream", operation_id = "listen_as_bot", tag = "bots",
    security(("token" = [])),
    responses(
        (status = 200, description = "One of these a line", body = BotEvent, content_type = "application/x-ndjson"),
        (status = 401, description = "`server/not_logged_in`", body = No),
        (status = 403, description = "`server/only_for_bots`", body = No),
    ),
)]
pub(crate) async fn listen(State(app): State<App>, Known(me): Known) -> Result<Response, No> {
    if !me.is_bot() {
        return Err(ServerRefusal::OnlyForBots.into());
    }
    app.shared().counts.sockets.increment(1);
    let lines = Lines { lines: bot_stream::listen(app.clone(), me.key), app };
    Ok(ndjson(lines))
}

/// What goes to one bot.
struct Lines {
    app: App,
    lines: mpsc::Receiver<Bytes>,
}

impl ndjson::Lines for Lines {
    async fn next(&mut self) -> Option<Bytes> {
        timeout(ALIVE, self.lines.recv()).await.unwrap_or(Some(Bytes::from_static(b"\n")))
    }
}

impl Drop for Lines {
    fn drop(&mut self) {
        self.app.shared().counts.sockets.decrement(1);
    }
}
