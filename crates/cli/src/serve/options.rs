use crate::{files::read_text, stop::Stop};
use clap::{Args, ValueEnum};
use kee_server::{Limits, Settings, WebClient, store::SqliteLimits};
use serde::{Deserialize, Serialize};
use std::{net::SocketAddr, path::PathBuf, time::Duration};

/// The server's options. A flag comes before an environment variable, then the file, then the default.
#[derive(Args)]
#[command(after_help = "Flags come before environment variables, which come before the file given with --config.

Examples:
  kee serve                                   This machine only, data in kee.db
  kee serve --listen 0.0.0.0:8017             Let other machines connect
  kee config --listen 0.0.0.0:8017 > kee.toml
  kee serve --config kee.toml --behind-proxy")]
pub(crate) struct ServeArgs {
    /// TOML file with the same options, without the leading dashes
    #[arg(long, env = "KEE_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
    #[command(flatten)]
    options: ServeOptions,
}

/// The options as given by one source.
#[derive(Args, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct ServeOptions {
    /// Address and port to listen on; by default, only this machine can connect [default: 127.0.0.1:8017]
    #[arg(long, env = "KEE_LISTEN", value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,
    /// Database file [default: kee.db]
    #[arg(long, env = "KEE_DATABASE", value_name = "FILE")]
    database: Option<PathBuf>,
    /// Address and port for Prometheus metrics [default: no metrics]
    #[arg(long, env = "KEE_METRICS", value_name = "ADDRESS:PORT")]
    metrics: Option<SocketAddr>,
    /// Another website whose pages may use this server, such as `https://games.example`; can be repeated
    #[arg(long = "origin", env = "KEE_ORIGINS", value_name = "ORIGIN", value_delimiter = ',')]
    origins: Option<Vec<String>>,
    /// Trust X-Forwarded-For and X-Forwarded-Proto from the reverse proxy [default: false]
    #[arg(long, env = "KEE_BEHIND_PROXY", value_name = "BOOL", num_args = 0..=1, default_missing_value = "true")]
    behind_proxy: Option<bool>,
    /// Number of bots that think at the same time [default: all cores but one]
    #[arg(long, env = "KEE_BOTS_AT_ONCE", value_name = "N")]
    bots_at_once: Option<usize>,
    /// How long a bot may think before a simple move is played for it, in ms [default: 10000]
    #[arg(long, env = "KEE_BOT_BUDGET", value_name = "MS")]
    bot_budget: Option<u64>,
    /// Round the time of bots' moves up to multiples of this, in ms, so that it reveals nothing [default: 600]
    #[arg(long, env = "KEE_BOT_BEAT", value_name = "MS")]
    bot_beat: Option<u64>,
    /// How long a table may be idle before it is unloaded from memory, in seconds [default: 60]
    #[arg(long, env = "KEE_SLEEP_AFTER", value_name = "S")]
    sleep_after: Option<u64>,
    /// How long a player may be disconnected before the others are told, in ms [default: 3000]
    #[arg(long, env = "KEE_BLINK", value_name = "MS")]
    blink: Option<u64>,
    /// How long players may take to reconnect after a restart, in ms [default: 20000]
    #[arg(long, env = "KEE_COMEBACK", value_name = "MS", hide = true)]
    comeback: Option<u64>,
    /// How long a client may be silent before it is disconnected, in ms [default: 75000]
    #[arg(long, env = "KEE_SILENCE", value_name = "MS", hide = true)]
    silence: Option<u64>,
    /// How long a client may take to read a message, in ms [default: 10000]
    #[arg(long, env = "KEE_READING", value_name = "MS", hide = true)]
    reading: Option<u64>,
    /// How long to wait for a database lock, in ms [default: 5000]
    #[arg(long, env = "KEE_PATIENCE", value_name = "MS", hide = true)]
    patience: Option<u64>,
    /// Limit the rate of requests; turn it off only for load tests [default: true]
    #[arg(long, env = "KEE_LIMITS", value_name = "BOOL")]
    limits: Option<bool>,
    /// Allow load tests with `kee load`: no rate limits, and its test game can be played [default: false]
    #[arg(long, env = "KEE_LOAD_TESTS", value_name = "BOOL", num_args = 0..=1, default_missing_value = "true")]
    load_tests: Option<bool>,
    /// Serve the browser client from this folder instead of the built-in one, for development
    #[arg(long, env = "KEE_WEB", value_name = "DIR")]
    web: Option<PathBuf>,
    /// Log level [default: info]
    #[arg(long, env = "KEE_LOG", value_name = "LEVEL")]
    log: Option<Level>,
    /// Log format [default: text in a terminal, else json]
    #[arg(long, env = "KEE_LOG_FORMAT", value_name = "FORMAT")]
    log_format: Option<LogFormat>,
}

/// The log level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Level {
    /// Only errors
    Error,
    /// Also warnings
    Warn,
    /// Also what the server does
    Info,
    /// Also details
    Debug,
}

/// The log format.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LogFormat {
    /// For people
    Text,
    /// For programs
    Json,
}

/// The configuration of the server, with every option set.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct ServeConfig {
    pub(crate) listen: SocketAddr,
    pub(crate) database: PathBuf,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) metrics: Option<SocketAddr>,
    origins: Vec<String>,
    behind_proxy: bool,
    bots_at_once: usize,
    bot_budget: u64,
    bot_beat: u64,
    sleep_after: u64,
    blink: u64,
    comeback: u64,
    silence: u64,
    reading: u64,
    patience: u64,
    limits: bool,
    load_tests: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    web: Option<PathBuf>,
    pub(crate) log: Level,
    pub(crate) log_format: LogFormat,
}

impl ServeArgs {
    /// Merges all sources.
    pub(crate) fn effective(self, terminal: bool) -> Result<ServeConfig, Stop> {
        let file = match &self.config {
            Some(path) => {
                let text = read_text(path).map_err(Stop::usage)?;
                let wrong = |error: toml::de::Error| {
                    let line = error.span().map_or(1, |span| 1 + text[..span.start].matches('\n').count());
                    Stop::usage(format!("{}: line {line}: {}", path.display(), error.message()))
                };
                toml::from_str(&text).map_err(wrong)?
            }
            None => ServeOptions::default(),
        };
        let (given, defaults) = (self.options, Settings::default());
        let millis = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        Ok(ServeConfig {
            listen: given.listen.or(file.listen).unwrap_or(SocketAddr::from(([127, 0, 0, 1], 8017))),
            database: given.database.or(file.database).unwrap_or_else(|| PathBuf::from("kee.db")),
            metrics: given.metrics.or(file.metrics),
            origins: given.origins.or(file.origins).unwrap_or(defaults.origins),
            behind_proxy: given.behind_proxy.or(file.behind_proxy).unwrap_or(defaults.behind_proxy),
            bots_at_once: given.bots_at_once.or(file.bots_at_once).unwrap_or(defaults.bots_at_once),
            bot_budget: given.bot_budget.or(file.bot_budget).unwrap_or(millis(defaults.bot_budget)),
            bot_beat: given.bot_beat.or(file.bot_beat).unwrap_or(millis(defaults.bot_beat)),
            sleep_after: given.sleep_after.or(file.sleep_after).unwrap_or(defaults.sleep_after.as_secs()),
            blink: given.blink.or(file.blink).unwrap_or(millis(defaults.blink)),
            comeback: given.comeback.or(file.comeback).unwrap_or(millis(defaults.comeback)),
            silence: given.silence.or(file.silence).unwrap_or(millis(defaults.silence)),
            reading: given.reading.or(file.reading).unwrap_or(millis(defaults.reading)),
            patience: given.patience.or(file.patience).unwrap_or(millis(SqliteLimits::default().patience)),
            limits: given.limits.or(file.limits).unwrap_or(true),
            load_tests: given.load_tests.or(file.load_tests).unwrap_or(defaults.load_tests),
            web: given.web.or(file.web),
            log: given.log.or(file.log).unwrap_or(Level::Info),
            log_format: given.log_format.or(file.log_format).unwrap_or(if terminal {
                LogFormat::Text
            } else {
                LogFormat::Json
            }),
        })
    }
}

impl ServeConfig {
    /// The settings of the server.
    pub(crate) fn settings(&self) -> Settings {
        Settings {
            origins: self.origins.clone(),
            behind_proxy: self.behind_proxy,
            bots_at_once: self.bots_at_once,
            bot_budget: Duration::from_millis(self.bot_budget),
            bot_beat: Duration::from_millis(self.bot_beat),
            sleep_after: Duration::from_secs(self.sleep_after),
            blink: Duration::from_millis(self.blink),
            comeback: Duration::from_millis(self.comeback),
            silence: Duration::from_millis(self.silence),
            reading: Duration::from_millis(self.reading),
            limits: (self.limits && !self.load_tests).then(Limits::default),
            load_tests: self.load_tests,
            web: self.web.clone().map_or(WebClient::BuiltIn, WebClient::Folder),
        }
    }

    /// The limits of the store.
    pub(crate) fn store_limits(&self) -> SqliteLimits {
        SqliteLimits { patience: Duration::from_millis(self.patience), ..SqliteLimits::default() }
    }
}
