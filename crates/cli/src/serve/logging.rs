use super::options::{Level, LogFormat};
use std::io;
use tracing_subscriber::filter::LevelFilter;

/// Logs to standard error, so that standard output has nothing but the address.
pub(crate) fn start(level: Level, format: LogFormat) {
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
