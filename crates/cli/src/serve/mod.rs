//! `kee serve`: the server, its configuration and its systemd unit.

pub(crate) mod open_files;
mod options;
mod systemd;

pub(crate) use options::ServeArgs;
pub(crate) use systemd::{SystemdArgs, run as run_systemd};

use crate::stop::Stop;
use kee_lexicon::List;
use kee_server::{
    App, Library, SystemWorld, World,
    hub::{Away, Hub},
    store::{SqliteStore, StoreError},
};
use metrics_exporter_prometheus::PrometheusBuilder;
use options::{Level, LogFormat, ServeConfig};
use std::{
    io::{self, IsTerminal, Write},
    sync::Arc,
};
use tokio::{net::TcpListener, runtime};
use tracing_subscriber::filter::LevelFilter;

/// Runs the server until it gets a signal to stop.
pub(crate) fn run(args: ServeArgs) -> Result<(), Stop> {
    let options = args.effective(io::stderr().is_terminal())?;
    start_logging(options.log, options.log_format);
    open_files::allow_many();
    let runtime = runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Stop::Failed(format!("could not start the server: {error}")))?;
    runtime.block_on(serve(options))
}

/// Prints the configuration of the server.
pub(crate) fn config(args: ServeArgs) -> Result<(), Stop> {
    let options = args.effective(io::stderr().is_terminal())?;
    let text = toml::to_string(&options).map_err(|error| Stop::Failed(error.to_string()))?;
    io::stdout().write_all(text.as_bytes())?;
    Ok(())
}

async fn serve(options: ServeConfig) -> Result<(), Stop> {
    if let Some(address) = options.metrics {
        let failed = |error| {
            Stop::Failed(format!(
                "could not serve metrics on {address}: {error}; choose another address with --metrics"
            ))
        };
        PrometheusBuilder::new().with_http_listener(address).install().map_err(failed)?;
    }
    let file = options.database.display().to_string();
    let failed = |error| match error {
        StoreError::Unavailable(why) | StoreError::Broken(why) => {
            Stop::Failed(format!("could not open the database {file}: {why}; choose another one with --database"))
        }
        other => other.into(),
    };
    let store = SqliteStore::open_within(&options.database, options.store_limits()).await.map_err(failed)?;
    let away = Away::from(&store, SystemWorld.now()).await.map_err(failed)?;
    let listener = TcpListener::bind(options.listen).await;
    let listener = listener.map_err(|error| {
        let why = match error.kind() {
            io::ErrorKind::AddrInUse => "another program uses this port".to_owned(),
            io::ErrorKind::AddrNotAvailable => "this machine does not have this address".to_owned(),
            _ => error.to_string(),
        };
        Stop::Failed(format!("could not listen on {}: {why}; choose another address with --listen", options.listen))
    })?;
    let address = listener.local_addr().unwrap_or(options.listen);
    let hub = Hub::new(Arc::new(store), library(), Arc::new(SystemWorld), options.settings(), away);
    let no_signals = |error| Stop::Failed(format!("could not install signal handlers: {error}"));
    let stop = stop_signal().map_err(no_signals)?;
    handle_full_files().map_err(no_signals)?;
    // The program that started us waits for this line and reads the port from it.
    writeln!(io::stdout(), "http://{address}")?;
    tracing::info!(%address, database = file, "listening");
    kee_server::serve(App::new(hub), listener, stop).await;
    tracing::info!("stopped");
    Ok(())
}

/// The built-in word lists.
fn library() -> Library {
    Library::new(List::Full.name(), |name| {
        let list: List = name.parse().ok()?;
        Some(kee_lexicon::Lexicon::list(list).resources())
    })
}

/// Completes when a signal asks the server to stop.
#[cfg(unix)]
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut terminate, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    Ok(async move {
        let signal = tokio::select! {
            _ = terminate.recv() => "SIGTERM",
            _ = interrupt.recv() => "SIGINT",
        };
        tracing::info!(signal, "stopping");
    })
}

/// Handles SIGXFSZ, which would otherwise kill the program when a file may not grow. Handled, it becomes an error of
/// the write.
#[cfg(unix)]
fn handle_full_files() -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    signal(SignalKind::from_raw(rustix::process::Signal::XFSZ.as_raw())).map(drop)
}

/// Other systems report an error of the write to begin with.
#[cfg(not(unix))]
fn handle_full_files() -> io::Result<()> {
    Ok(())
}

/// Completes when a signal asks the server to stop.
#[cfg(not(unix))]
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
        tracing::info!("stopping");
    })
}

/// Logs to standard error, so that standard output has only the address.
fn start_logging(level: Level, format: LogFormat) {
    let level = match level {
        Level::Error => LevelFilter::ERROR,
        Level::Warn => LevelFilter::WARN,
        Level::Info => LevelFilter::INFO,
        Level::Debug => LevelFilter::DEBUG,
    };
    let log = tracing_subscriber::fmt().with_max_level(level).with_writer(io::stderr);
    match format {
        LogFormat::Text => log.with_target(false).init(),
        LogFormat::Json => log.json().flatten_event(true).init(),
    }
}
