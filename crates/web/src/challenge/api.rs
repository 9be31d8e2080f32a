//! What the server says of challenges.

use crate::{
    api::{self, No},
    keep,
};
use kee_event::{Date, challenge::DailyKind};
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::json;

/// The boards of the day.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(crate) struct Daily {
    pub(crate) date: Date,
    /// When the next day begins, in milliseconds.
    pub(crate) until: u64,
    pub(crate) boards: Vec<DailyBoard>,
}

/// A board of the day.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(crate) struct DailyBoard {
    pub(crate) kind: DailyKind,
    /// How many have played it.
    pub(crate) players: usize,
    pub(crate) leader: Option<Line>,
    /// Where this person stands.
    pub(crate) you: Option<Line>,
    pub(crate) streak: Streak,
}

/// Days in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub(crate) struct Streak {
    pub(crate) current: usize,
    pub(crate) longest: usize,
}

/// A challenge and who has played it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(crate) struct Board {
    pub(crate) challenge: String,
    pub(crate) name: String,
    pub(crate) game: String,
    pub(crate) preset: String,
    pub(crate) set: Vec<(String, String)>,
    pub(crate) seed: String,
    /// The score that wins, where there is one.
    pub(crate) goal: Option<i64>,
    pub(crate) kind: Option<DailyKind>,
    pub(crate) date: Option<Date>,
    pub(crate) players: usize,
    pub(crate) leaders: Vec<Line>,
    pub(crate) you: Option<Yours>,
}

/// A line of the leader board.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(crate) struct Line {
    pub(crate) who: String,
    pub(crate) you: bool,
    pub(crate) place: usize,
    pub(crate) name: String,
    pub(crate) score: i64,
    pub(crate) won: bool,
    pub(crate) attempts: usize,
}

/// What this person has done.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(crate) struct Yours {
    #[serde(flatten)]
    pub(crate) line: Line,
    pub(crate) best: i64,
    /// How high each turn was.
    pub(crate) bars: Option<String>,
}

/// Two people's words.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(crate) struct Compared {
    pub(crate) name: String,
    pub(crate) both: Vec<String>,
    pub(crate) only_me: Vec<String>,
    pub(crate) only_you: Vec<String>,
}

#[derive(Deserialize)]
struct Made {
    link: String,
}

/// The boards of the day, as the server has them.
pub(crate) async fn daily() -> Result<Daily, No> {
    get("/api/daily").await
}

/// A challenge.
pub(crate) async fn look(challenge: &str) -> Result<Board, No> {
    get(&format!("/api/challenges/{challenge}")).await
}

/// This person's words beside those of somebody else.
pub(crate) async fn compare(challenge: &str, who: &str) -> Result<Compared, No> {
    get(&format!("/api/challenges/{challenge}/compare/{who}")).await
}

/// Hands in a game.
pub(crate) async fn hand_in(challenge: &str, record: &str) -> Result<Board, No> {
    let body = json!({ "name": keep::name(), "record": record });
    let address = format!("/api/challenges/{challenge}/attempts");
    api::post_as_guest(&address, &body).await
}

/// Makes a challenge, and says where it is.
pub(crate) async fn make(name: &str, game: &str, preset: &str, set: &[(String, String)]) -> Result<String, No> {
    let body = json!({ "name": name, "game": game, "preset": preset, "set": set });
    let made: Made = api::post_as(None, "/api/challenges", &body).await?;
    Ok(made.link)
}

async fn get<T: DeserializeOwned>(address: &str) -> Result<T, No> {
    match api::get_as(api::guest_token(), address).await {
        Err(no) if api::is_forgotten(&no) => api::get_as(None, address).await,
        answer => answer,
    }
}
