use axum::{
    body::{Body, Bytes},
    http::header,
    response::{IntoResponse, Response},
};
use futures_util::stream;
use std::{convert::Infallible, time::Duration};

/// An empty line is sent when nothing else was for so long, so that both sides notice a broken connection.
pub(super) const ALIVE: Duration = Duration::from_secs(15);

/// What is told to a program, line by line.
pub(super) trait Lines: Send + 'static {
    /// The next one, with its end; none when all has been told.
    fn next(&mut self) -> impl Future<Output = Option<Bytes>> + Send;
}

/// Tells it for as long as there is something to tell.
pub(super) fn ndjson(lines: impl Lines) -> Response {
    let body = Body::from_stream(stream::unfold(lines, |mut lines| async {
        let line = lines.next().await?;
        Some((Ok::<_, Infallible>(line), lines))
    }));
    ([(header::CONTENT_TYPE, "application/x-ndjson")], body).into_response()
}
