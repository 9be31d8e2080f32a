use crate::{contact::Contact, web::WebClient};
use kee_game::Seed;
use std::time::Duration;

/// The settings of a server. The address it listens on and its database are set elsewhere.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    /// Other sites whose pages may use this server, such as `https://games.example`.
    pub origins: Vec<String>,
    /// Whether to trust `X-Forwarded-For` and `X-Forwarded-Proto`: only behind a proxy that sets them.
    pub behind_proxy: bool,
    /// The number of bots that may think at once.
    pub bots_at_once: usize,
    /// The time a bot may think before a simple move is played for it.
    pub bot_budget: Duration,
    /// Bots answer in whole multiples of this, so that the time they take gives nothing away.
    pub bot_interval: Duration,
    /// The time a table may be idle before it leaves memory.
    pub unload_after: Duration,
    /// The time a player may be disconnected before the others are told.
    pub disconnect_grace: Duration,
    /// The time players have to reconnect after a restart before they count as away.
    pub reconnect_timeout: Duration,
    /// The timeout for a client that sends nothing. It is pinged before half of it is over.
    pub idle_timeout: Duration,
    /// The timeout for a client that does not read what it is sent.
    pub write_timeout: Duration,
    /// The rate limits; none for load tests.
    pub limits: Option<Limits>,
    /// Whether load tests run here: their game can be played, and actions are listed even where finding them is the
    /// game.
    pub load_tests: bool,
    /// The seed of every game, for tests that read what was dealt; otherwise each game has a random one.
    pub seed: Option<Seed>,
    /// The browser client.
    pub web: WebClient,
    /// The operator’s address for players, if any.
    pub contact: Option<Contact>,
    /// The address of the source code, which the pages link to; none if it is not published.
    pub source: Option<Contact>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            origins: Vec::new(),
            behind_proxy: false,
            bots_at_once: std::thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1)),
            bot_budget: Duration::from_secs(10),
            bot_interval: Duration::from_millis(1200),
            unload_after: Duration::from_secs(60),
            disconnect_grace: Duration::from_secs(3),
            reconnect_timeout: Duration::from_secs(20),
            idle_timeout: Duration::from_secs(75),
            write_timeout: Duration::from_secs(10),
            limits: Some(Limits::default()),
            load_tests: false,
            seed: None,
            web: WebClient::default(),
            contact: None,
            source: None,
        }
    }
}

/// The rate limits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Requests per second to the API from one address; ten times as many in a burst. A whole hall may share one
    /// address.
    pub requests: u32,
    /// Tables and accounts created, and passwords and recovery codes tried, per minute from one address.
    pub entries: u32,
    /// Guests who join tables or events, and codes of those tried, per minute from one address.
    pub comings: u32,
    /// Passwords tried per minute for one name.
    pub attempts: u32,
    /// Requests per second to tables from one person; three times as many in a burst.
    pub asks: u32,
    /// Simultaneous connections from one address.
    pub connections: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self { requests: 200, entries: 30, comings: 600, attempts: 10, asks: 20, connections: 2000 }
    }
}
