use crate::web::WebClient;
use std::time::Duration;

/// How a server behaves. What it listens on and where it stores is not in here.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    /// Sites beside our own whose pages may use this server, such as `https://games.example`.
    pub origins: Vec<String>,
    /// Whether `X-Forwarded-For` and `X-Forwarded-Proto` are believed: only behind a proxy that sets them.
    pub behind_proxy: bool,
    /// How many bots may think at once.
    pub bots_at_once: usize,
    /// How long a bot may think before somebody simpler decides for it.
    pub bot_budget: Duration,
    /// Bots answer in whole beats of this, so that the time they take tells nothing of their hand.
    pub bot_beat: Duration,
    /// After how long without anything to do a table is let go of.
    pub sleep_after: Duration,
    /// How long a lost connection may be replaced before the others hear of it.
    pub blink: Duration,
    /// How long everybody has to come back after a restart before the others hear that they are gone.
    pub comeback: Duration,
    /// After how long a client that says nothing at all is taken for gone. Before half of it is over, it is asked.
    pub silence: Duration,
    /// How long a client may take to read what it is sent.
    pub reading: Duration,
    /// What one visitor may do; none for load tests.
    pub limits: Option<Limits>,
    /// Whether load tests are run here: their game can be played, and actions are listed also where finding them is the game.
    pub load_tests: bool,
    /// Where the pages for people come from.
    pub web: WebClient,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            origins: Vec::new(),
            behind_proxy: false,
            bots_at_once: std::thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1)),
            bot_budget: Duration::from_secs(10),
            bot_beat: Duration::from_millis(600),
            sleep_after: Duration::from_secs(60),
            blink: Duration::from_secs(3),
            comeback: Duration::from_secs(20),
            silence: Duration::from_secs(75),
            reading: Duration::from_secs(10),
            limits: Some(Limits::default()),
            load_tests: false,
            web: WebClient::default(),
        }
    }
}

/// What one visitor may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Requests a second to the API from one address; as a burst ten times as many. A whole hall may have one address.
    pub requests: u32,
    /// Tables and accounts made, and passwords and codes from paper tried, a minute from one address.
    pub entries: u32,
    /// Guests who come, to tables or events, and codes of those tried, a minute from one address.
    pub comings: u32,
    /// Passwords tried a minute for one name.
    pub attempts: u32,
    /// Requests a second of one person at the tables; as a burst three times as many.
    pub asks: u32,
    /// Connections at once from one address.
    pub connections: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self { requests: 200, entries: 30, comings: 600, attempts: 10, asks: 20, connections: 2000 }
    }
}
