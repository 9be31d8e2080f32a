use crate::{input_file::read_text, stop::Stop};
use clap::{Args, ValueEnum};
use kee_server::{Limits, Settings, WebClient, store::SqliteLimits};
use serde::{Deserialize, Serialize};
use std::{net::SocketAddr, path::PathBuf, time::Duration};

/// How the server is to run: said by a flag, else by a variable of the environment, else in a file, else the default.
#[derive(Args)]
pub(crate) struct ServeArgs {
    /// A TOML file with the same options, without the dashes in front
    #[arg(long, env = "KEE_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
    #[command(flatten)]
    options: Options,
}

/// What can be said. Nothing is said twice with the same weight, so the first that says something counts.
#[derive(Args, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct Options {
    /// Where to listen; only this machine is let in unless you say otherwise [default: 127.0.0.1:8017]
    #[arg(long, env = "KEE_LISTEN", value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,
    /// The file in which everything is kept [default: kee.db]
    #[arg(long, env = "KEE_DATABASE", value_name = "FILE")]
    database: Option<PathBuf>,
    /// Where Prometheus finds the metrics; nowhere if nothing is said
    #[arg(long, env = "KEE_METRICS", value_name = "ADDRESS:PORT")]
    metrics: Option<SocketAddr>,
    /// Another site whose pages may use this server, such as `https://games.example`; may be given many times
    #[arg(long = "origin", env = "KEE_ORIGINS", value_name = "ORIGIN", value_delimiter = ',')]
    origins: Option<Vec<String>>,
    /// Believe the proxy in front of us who the visitors are (X-Forwarded-For)
    #[arg(long, env = "KEE_BEHIND_PROXY", value_name = "BOOL", num_args = 0..=1, default_missing_value = "true")]
    behind_proxy: Option<bool>,
    /// How many bots think at the same time [default: all cores but one]
    #[arg(long, env = "KEE_BOTS_AT_ONCE", value_name = "N")]
    bots_at_once: Option<usize>,
    /// How long a bot may think before a simple move is played for it, in ms [default: 10000]
    #[arg(long, env = "KEE_BOT_BUDGET", value_name = "MS")]
    bot_budget: Option<u64>,
    /// Bots answer in whole beats of so many milliseconds [default: 600]
    #[arg(long, env = "KEE_BOT_BEAT", value_name = "MS")]
    bot_beat: Option<u64>,
    /// After how many seconds without anything to do a table is put aside [default: 60]
    #[arg(long, env = "KEE_SLEEP_AFTER", value_name = "S")]
    sleep_after: Option<u64>,
    /// How long a player may be disconnected before the others are told, in ms [default: 3000]
    #[arg(long, env = "KEE_BLINK", value_name = "MS")]
    blink: Option<u64>,
    /// How long players may take to reconnect after a restart, in ms [default: 20000]
    #[arg(long, env = "KEE_COMEBACK", value_name = "MS", hide = true)]
    comeback: Option<u64>,
    /// After how many milliseconds a client that says nothing is taken for gone [default: 75000]
    #[arg(long, env = "KEE_SILENCE", value_name = "MS", hide = true)]
    silence: Option<u64>,
    /// How many milliseconds a client may take to read what it is sent [default: 10000]
    #[arg(long, env = "KEE_READING", value_name = "MS", hide = true)]
    reading: Option<u64>,
    /// How long to wait for a database lock, in ms [default: 5000]
    #[arg(long, env = "KEE_PATIENCE", value_name = "MS", hide = true)]
    patience: Option<u64>,
    /// Whether visitors are held back who do too much at once; only load tests want `false` [default: true]
    #[arg(long, env = "KEE_LIMITS", value_name = "BOOL")]
    limits: Option<bool>,
    /// Let `kee load` in: nobody is held back, and its toy game can be played
    #[arg(long, env = "KEE_LOAD_TESTS", value_name = "BOOL", num_args = 0..=1, default_missing_value = "true")]
    load_tests: Option<bool>,
    /// Show the browser client from this folder, and not the one that is built in: for working on it
    #[arg(long, env = "KEE_WEB", value_name = "FOLDER")]
    web: Option<PathBuf>,
    /// How much to log [default: info]
    #[arg(long, env = "KEE_LOG", value_name = "LEVEL")]
    log: Option<Level>,
    /// How to log [default: text in a terminal, else json]
    #[arg(long, env = "KEE_LOG_FORMAT", value_name = "FORMAT")]
    log_format: Option<LogFormat>,
}

/// How much to log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Level {
    /// What broke
    Error,
    /// And what may break
    Warn,
    /// And what happens
    Info,
    /// And how
    Debug,
}

/// How to log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LogFormat {
    /// For people
    Text,
    /// For programs
    Json,
}

/// How the server runs, everything said.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Effective {
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
    /// What is said by all together.
    pub(crate) fn effective(self, terminal: bool) -> Result<Effective, Stop> {
        let file = match &self.config {
            Some(path) => {
                let text = read_text(path).map_err(Stop::usage)?;
                let wrong = |error: toml::de::Error| {
                    let line = error.span().map_or(1, |span| 1 + text[..span.start].matches('\n').count());
                    Stop::usage(format!("{}: line {line}: {}", path.display(), error.message()))
                };
                toml::from_str(&text).map_err(wrong)?
            }
            None => Options::default(),
        };
        let (said, defaults) = (self.options, Settings::default());
        let millis = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        Ok(Effective {
            listen: said.listen.or(file.listen).unwrap_or(SocketAddr::from(([127, 0, 0, 1], 8017))),
            database: said.database.or(file.database).unwrap_or_else(|| PathBuf::from("kee.db")),
            metrics: said.metrics.or(file.metrics),
            origins: said.origins.or(file.origins).unwrap_or(defaults.origins),
            behind_proxy: said.behind_proxy.or(file.behind_proxy).unwrap_or(defaults.behind_proxy),
            bots_at_once: said.bots_at_once.or(file.bots_at_once).unwrap_or(defaults.bots_at_once),
            bot_budget: said.bot_budget.or(file.bot_budget).unwrap_or(millis(defaults.bot_budget)),
            bot_beat: said.bot_beat.or(file.bot_beat).unwrap_or(millis(defaults.bot_beat)),
            sleep_after: said.sleep_after.or(file.sleep_after).unwrap_or(defaults.sleep_after.as_secs()),
            blink: said.blink.or(file.blink).unwrap_or(millis(defaults.blink)),
            comeback: said.comeback.or(file.comeback).unwrap_or(millis(defaults.comeback)),
            silence: said.silence.or(file.silence).unwrap_or(millis(defaults.silence)),
            reading: said.reading.or(file.reading).unwrap_or(millis(defaults.reading)),
            patience: said.patience.or(file.patience).unwrap_or(millis(SqliteLimits::default().patience)),
            limits: said.limits.or(file.limits).unwrap_or(true),
            load_tests: said.load_tests.or(file.load_tests).unwrap_or(defaults.load_tests),
            web: said.web.or(file.web),
            log: said.log.or(file.log).unwrap_or(Level::Info),
            log_format: said.log_format.or(file.log_format).unwrap_or(if terminal {
                LogFormat::Text
            } else {
                LogFormat::Json
            }),
        })
    }
}

impl Effective {
    /// As the server takes it.
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

    /// As the store takes it.
    pub(crate) fn store_limits(&self) -> SqliteLimits {
        SqliteLimits { patience: Duration::from_millis(self.patience), ..SqliteLimits::default() }
    }
}
