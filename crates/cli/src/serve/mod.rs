//! `kee serve`: live tables for people and programs elsewhere.

mod logging;
mod options;
mod systemd;

pub(crate) use options::ServeArgs;
pub(crate) use systemd::{SystemdArgs, run as run_systemd};

use crate::{open_files, stop::Stop, word_source};
use kee_lexicon::List;
use kee_server::{
    App, Library, SystemWorld, World,
    hub::{Away, Hub},
    store::SqliteStore,
};
use metrics_exporter_prometheus::PrometheusBuilder;
use options::Effective;
use std::{
    io::{self, IsTerminal, Write},
    sync::Arc,
};
use tokio::{net::TcpListener, runtime};

/// Runs the server until it is told to stop.
pub(crate) fn run(args: ServeArgs) -> Result<(), Stop> {
    let options = args.effective(io::stderr().is_terminal())?;
    logging::start(options.log, options.log_format);
    open_files::allow_many();
    let runtime = runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Stop::Failed(format!("the server could not be started: {error}")))?;
    runtime.block_on(serve(options))
}

/// Prints how the server would run.
pub(crate) fn config(args: ServeArgs) -> Result<(), Stop> {
    let options = args.effective(io::stderr().is_terminal())?;
    let text = toml::to_string(&options).map_err(|error| Stop::Failed(error.to_string()))?;
    io::stdout().write_all(text.as_bytes())?;
    Ok(())
}

async fn serve(options: Effective) -> Result<(), Stop> {
    if let Some(address) = options.metrics {
        let failed = |error| Stop::Failed(format!("the metrics cannot be shown at {address}: {error}"));
        PrometheusBuilder::new().with_http_listener(address).install().map_err(failed)?;
    }
    let file = options.database.display().to_string();
    let failed = |error| Stop::Failed(format!("{file}: {error}"));
    let store = SqliteStore::open_within(&options.database, options.store_limits()).await.map_err(failed)?;
    let away = Away::from(&store, SystemWorld.now()).await.map_err(failed)?;
    let listener = TcpListener::bind(options.listen).await;
    let listener = listener.map_err(|error| Stop::Failed(format!("cannot listen at {}: {error}", options.listen)))?;
    let address = listener.local_addr().unwrap_or(options.listen);
    let hub = Hub::new(Arc::new(store), library(), Arc::new(SystemWorld), options.settings(), away);
    let no_signals = |error| Stop::Failed(format!("signals cannot be heard: {error}"));
    let stop = stop_signal().map_err(no_signals)?;
    survive_a_full_file().map_err(no_signals)?;
    // Whoever started us waits for this line, and reads from it which port was free.
    writeln!(io::stdout(), "http://{address}")?;
    tracing::info!(%address, database = file, "listening");
    kee_server::serve(App::new(hub), listener, stop).await;
    tracing::info!("stopped");
    Ok(())
}

/// The lists that come with the program.
fn library() -> Library {
    Library::new(List::Full.name(), |name| {
        let list: List = name.parse().ok()?;
        Some(word_source::with(kee_lexicon::Lexicon::list(list)))
    })
}

/// Comes when the server is told to stop.
#[cfg(unix)]
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut terminate, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
        tracing::info!("stopping");
    })
}

/// A file that may not grow any more is an error of whoever writes to it, and not the end of everything. The system
/// kills a program that does not listen to this signal.
#[cfg(unix)]
fn survive_a_full_file() -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    signal(SignalKind::from_raw(rustix::process::Signal::XFSZ.as_raw())).map(drop)
}

/// Elsewhere it is an error to begin with.
#[cfg(not(unix))]
fn survive_a_full_file() -> io::Result<()> {
    Ok(())
}

/// Comes when the server is told to stop.
#[cfg(not(unix))]
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
        tracing::info!("stopping");
    })
}
