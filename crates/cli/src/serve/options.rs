use crate::{files::read_text, stop::Stop};
use clap::{Args, ValueEnum};
use kee_game::Seed;
use kee_server::{Contact, Limits, Settings, WebClient, store::SqliteLimits};
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
    /// Your address for players, in the footer of every page: `mailto:…` or `https://…` [default: not shown]
    #[arg(long, env = "KEE_CONTACT", value_name = "ADDRESS")]
    contact: Option<Contact>,
    /// Address of the source code, in the footer of every page: `https://…` [default: the repository that Cargo.toml names, if any]
    #[arg(long, env = "KEE_SOURCE", value_name = "ADDRESS")]
    source: Option<Contact>,
    /// Another website whose pages may use this server, such as `https://games.example`; can be repeated
    #[arg(long = "origin", env = "KEE_ORIGINS", value_name = "ORIGIN", value_delimiter = ',')]
    origins: Option<Vec<String>>,
    /// Trust X-Forwarded-For and X-Forwarded-Proto from the reverse proxy [default: false]
    #[arg(long, env = "KEE_BEHIND_PROXY", value_name = "BOOL", num_args = 0..=1, default_missing_value = "true")]
    behind_proxy: Option<bool>,
    /// Number of bots that think at the same time [default: all cores but one]
    #[arg(long, env = "KEE_BOTS_AT_ONCE", value_name = "N")]
    bots_at_once: Option<usize>,
    /// Time a bot may think before a simple move is played for it, in ms [default: 10000]
    #[arg(long, env = "KEE_BOT_BUDGET", value_name = "MS")]
    bot_budget: Option<u64>,
    /// Shortest time of a bot's move, in ms; longer ones are rounded up so that they reveal nothing [default: 1200]
    #[arg(long, alias = "bot-beat", env = "KEE_BOT_INTERVAL", value_name = "MS")]
    #[serde(alias = "bot-beat")]
    bot_interval: Option<u64>,
    /// Time a table may be idle before it is unloaded from memory, in seconds [default: 60]
    #[arg(long, alias = "sleep-after", env = "KEE_UNLOAD_AFTER", value_name = "S")]
    #[serde(alias = "sleep-after")]
    unload_after: Option<u64>,
    /// Time a player may be disconnected before the others are told, in ms [default: 3000]
    #[arg(long, alias = "blink", env = "KEE_DISCONNECT_GRACE", value_name = "MS")]
    #[serde(alias = "blink")]
    disconnect_grace: Option<u64>,
    /// Time players have to reconnect after a restart before they count as away, in ms [default: 20000]
    #[arg(long, alias = "comeback", env = "KEE_RECONNECT_TIMEOUT", value_name = "MS", hide = true)]
    #[serde(alias = "comeback")]
    reconnect_timeout: Option<u64>,
    /// Time a client may be silent before it is disconnected, in ms [default: 75000]
    #[arg(long, alias = "silence", env = "KEE_IDLE_TIMEOUT", value_name = "MS", hide = true)]
    #[serde(alias = "silence")]
    idle_timeout: Option<u64>,
    /// Time a client may take to accept a message, in ms [default: 10000]
    #[arg(long, alias = "reading", env = "KEE_WRITE_TIMEOUT", value_name = "MS", hide = true)]
    #[serde(alias = "reading")]
    write_timeout: Option<u64>,
    /// Time to wait for a database lock, in ms [default: 5000]
    #[arg(long, alias = "patience", env = "KEE_DATABASE_TIMEOUT", value_name = "MS", hide = true)]
    #[serde(alias = "patience")]
    database_timeout: Option<u64>,
    /// Limit the rate of requests; turn it off only for load tests [default: true]
    #[arg(long, env = "KEE_LIMITS", value_name = "BOOL")]
    limits: Option<bool>,
    /// Allow load tests with `kee load`: no rate limits, and its test game can be played [default: false]
    #[arg(long, env = "KEE_LOAD_TESTS", value_name = "BOOL", num_args = 0..=1, default_missing_value = "true")]
    load_tests: Option<bool>,
    /// Deal every game from the seed of this name, so that tests know what is dealt; needs `load-tests`
    #[arg(long, env = "KEE_SEED", value_name = "NAME", hide = true)]
    seed: Option<String>,
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
    /// Errors and warnings
    Warn,
    /// Errors, warnings and what the server does
    Info,
    /// Everything, including details
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
    #[serde(skip_serializing_if = "Option::is_none")]
    contact: Option<Contact>,
    #[serde(skip_serializing_if = "Option::is_none")]
    source: Option<Contact>,
    origins: Vec<String>,
    behind_proxy: bool,
    bots_at_once: usize,
    bot_budget: u64,
    bot_interval: u64,
    unload_after: u64,
    disconnect_grace: u64,
    reconnect_timeout: u64,
    idle_timeout: u64,
    write_timeout: u64,
    database_timeout: u64,
    limits: bool,
    load_tests: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    web: Option<PathBuf>,
    pub(crate) log: Level,
    pub(crate) log_format: LogFormat,
}

/// The value of an environment variable under its former name.
fn renamed(variable: &str) -> Result<Option<u64>, Stop> {
    let Ok(value) = std::env::var(variable) else { return Ok(None) };
    let wrong = |_| Stop::usage(format!("{variable}: expected a whole number, got `{value}`"));
    value.parse().map(Some).map_err(wrong)
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
            contact: given.contact.or(file.contact),
            // The manifest says where the source is published; a build whose manifest does not has no link.
            source: given.source.or(file.source).or_else(|| env!("CARGO_PKG_REPOSITORY").parse().ok()),
            origins: given.origins.or(file.origins).unwrap_or(defaults.origins),
            behind_proxy: given.behind_proxy.or(file.behind_proxy).unwrap_or(defaults.behind_proxy),
            bots_at_once: given.bots_at_once.or(file.bots_at_once).unwrap_or(defaults.bots_at_once),
            bot_budget: given.bot_budget.or(file.bot_budget).unwrap_or(millis(defaults.bot_budget)),
            bot_interval: given
                .bot_interval
                .or(renamed("KEE_BOT_BEAT")?)
                .or(file.bot_interval)
                .unwrap_or(millis(defaults.bot_interval)),
            unload_after: given
                .unload_after
                .or(renamed("KEE_SLEEP_AFTER")?)
                .or(file.unload_after)
                .unwrap_or(defaults.unload_after.as_secs()),
            disconnect_grace: given
                .disconnect_grace
                .or(renamed("KEE_BLINK")?)
                .or(file.disconnect_grace)
                .unwrap_or(millis(defaults.disconnect_grace)),
            reconnect_timeout: given
                .reconnect_timeout
                .or(renamed("KEE_COMEBACK")?)
                .or(file.reconnect_timeout)
                .unwrap_or(millis(defaults.reconnect_timeout)),
            idle_timeout: given
                .idle_timeout
                .or(renamed("KEE_SILENCE")?)
                .or(file.idle_timeout)
                .unwrap_or(millis(defaults.idle_timeout)),
            write_timeout: given
                .write_timeout
                .or(renamed("KEE_READING")?)
                .or(file.write_timeout)
                .unwrap_or(millis(defaults.write_timeout)),
            database_timeout: given
                .database_timeout
                .or(renamed("KEE_PATIENCE")?)
                .or(file.database_timeout)
                .unwrap_or(millis(SqliteLimits::default().database_timeout)),
            limits: given.limits.or(file.limits).unwrap_or(true),
            load_tests: given.load_tests.or(file.load_tests).unwrap_or(defaults.load_tests),
            seed: given.seed.or(file.seed),
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
            bot_interval: Duration::from_millis(self.bot_interval),
            unload_after: Duration::from_secs(self.unload_after),
            disconnect_grace: Duration::from_millis(self.disconnect_grace),
            reconnect_timeout: Duration::from_millis(self.reconnect_timeout),
            idle_timeout: Duration::from_millis(self.idle_timeout),
            write_timeout: Duration::from_millis(self.write_timeout),
            limits: (self.limits && !self.load_tests).then(Limits::default),
            load_tests: self.load_tests,
            // Anyone who knows the name knows every hand.
            seed: self.seed.as_deref().filter(|_| self.load_tests).map(Seed::named),
            web: self.web.clone().map_or(WebClient::BuiltIn, WebClient::Folder),
            contact: self.contact.clone(),
            source: self.source.clone(),
        }
    }

    /// The limits of the store.
    pub(crate) fn store_limits(&self) -> SqliteLimits {
        SqliteLimits { database_timeout: Duration::from_millis(self.database_timeout), ..SqliteLimits::default() }
    }
}
