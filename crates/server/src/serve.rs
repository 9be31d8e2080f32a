use crate::{
    app::App,
    gate::{ConnectionPermit, household},
    http::{Peer, router},
};
use axum::{Router, body::Body, extract::Request};
use hyper::body::Incoming;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::{io, net::SocketAddr, sync::Arc, time::Duration};
use tokio::{
    net::{TcpListener, TcpStream},
    time::{interval, sleep},
};
use tower::ServiceExt;

/// The time a client may take to send the head of a request.
const HEAD: Duration = Duration::from_secs(15);
/// The time tables have to store what they decided when the server stops.
const DRAIN: Duration = Duration::from_secs(5);
/// The time after which idle visitors are forgotten.
const TIDY: Duration = Duration::from_secs(60);

/// Serves until `stop` completes. Then every client is told to reconnect, and everything decided is stored.
pub async fn serve(app: App, listener: TcpListener, stop: impl Future<Output = ()>) {
    let router = router(app.clone());
    let sweeper = tokio::spawn({
        let hub = app.hub.clone();
        async move { hub.sweep().await }
    });
    let tidier = tokio::spawn(tidy(app.clone()));
    let attendant = tokio::spawn({
        let events = app.events.clone();
        async move { events.run().await }
    });
    tokio::pin!(stop);
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => accept(&app, &router, stream, peer),
                Err(error) => accept_failed(&error).await,
            },
            () = &mut stop => break,
        }
    }
    // No new connections, and nothing loads a table from now on.
    drop(listener);
    sweeper.abort();
    tidier.abort();
    attendant.abort();
    app.events.close();
    app.hub.close(DRAIN).await;
    app.hub.pulse().await;
    if let Err(error) = app.store().close().await {
        tracing::error!(%error, "failed to close database");
    }
}

/// Most likely too many files are open. The open connections must be able to go on, so we do not spin.
async fn accept_failed(error: &io::Error) {
    tracing::warn!(%error, "failed to accept connection");
    sleep(Duration::from_millis(100)).await;
}

fn accept(app: &App, router: &Router, stream: TcpStream, peer: SocketAddr) {
    // Behind a proxy all connections come from one address.
    let connected = if app.settings().behind_proxy { None } else { Some(app.gate.connect(household(peer.ip()))) };
    match connected {
        Some(None) => app.shared().counts.refused("server/connections"),
        Some(Some(connected)) => converse(router.clone(), stream, peer, Some(Arc::new(connected))),
        None => converse(router.clone(), stream, peer, None),
    }
}

fn converse(router: Router, stream: TcpStream, peer: SocketAddr, connected: Option<Arc<ConnectionPermit>>) {
    // A move is small and must not wait for the next one.
    let _ = stream.set_nodelay(true);
    let service = hyper::service::service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(Peer(peer.ip()));
        if let Some(connected) = &connected {
            request.extensions_mut().insert(Arc::clone(connected));
        }
        router.clone().oneshot(request)
    });
    tokio::spawn(async move {
        let connection = hyper::server::conn::http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(HEAD)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades();
        // A client that disconnects in the middle is not worth a log line.
        let _ = connection.await;
    });
}

async fn tidy(app: App) {
    let mut ticks = interval(TIDY);
    loop {
        ticks.tick().await;
        app.gate.tidy();
        app.events.drop_unused();
        if let Err(error) = app.store().sweep_keys(app.now()).await {
            tracing::warn!(%error, "failed to sweep expired keys");
        }
    }
}
