//! What is asked of a server over HTTP.

use gloo_net::http::{Request, Response};
use kee_game::{Args, Refusal, Seat};
use kee_games::Setup;
use kee_wire::{Answer, GameInfo, House, TableView, Wish};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// A request that was turned away.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct No {
    pub(crate) code: String,
    pub(crate) sentence: String,
    /// What is put into the sentence.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) args: Args,
    /// Everything that is wrong with what was asked for.
    #[serde(default)]
    pub(crate) problems: Vec<Wrong>,
}

/// One thing that is wrong.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Wrong {
    pub(crate) about: String,
    pub(crate) sentence: String,
}

impl No {
    fn unreachable() -> Self {
        Self {
            code: "web/offline".to_owned(),
            sentence: crate::t!("refused-offline"),
            args: Args::new(),
            problems: Vec::new(),
        }
    }

    /// Whether nobody could be asked.
    pub(crate) fn is_unreachable(&self) -> bool {
        self.code == "web/offline"
    }

    /// The worker that plays without a server cannot be started, or has broken down.
    pub(crate) fn no_worker() -> Self {
        Self {
            code: "local/no_worker".to_owned(),
            sentence: crate::t!("refused-no-worker"),
            args: Args::new(),
            problems: Vec::new(),
        }
    }

    /// As a table would say it.
    pub(crate) fn refusal(&self) -> Refusal {
        Refusal { code: self.code.clone(), sentence: self.sentence.clone(), args: self.args.clone() }
    }

    /// In the reader's language, if there is a sentence for its code.
    pub(crate) fn told(&self) -> String {
        crate::lang::refusal(&self.refusal())
    }
}

impl From<Refusal> for No {
    fn from(refusal: Refusal) -> Self {
        Self { code: refusal.code, sentence: refusal.sentence, args: refusal.args, problems: Vec::new() }
    }
}

/// A table that somebody wants.
#[derive(Clone, Serialize)]
pub(crate) struct Wanted {
    pub(crate) game: String,
    pub(crate) setup: Setup,
    pub(crate) house: House,
    pub(crate) words: Option<String>,
    pub(crate) name: Option<String>,
    /// Where to sit.
    pub(crate) seat: Option<Seat>,
}

/// One has come to a table.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(crate) struct Joined {
    pub(crate) table: String,
    pub(crate) token: Option<String>,
    pub(crate) recovery: Option<String>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(crate) struct Listed {
    pub(crate) table: String,
    pub(crate) game: String,
    pub(crate) seats: Vec<Option<String>>,
}

/// Makes a table.
pub(crate) async fn make(wanted: &Wanted) -> Result<Joined, No> {
    post("/api/tables", wanted).await
}

/// Comes to a table without sitting down.
pub(crate) async fn join(table: &str) -> Result<Joined, No> {
    post(&format!("/api/tables/{table}/join"), &serde_json::json!({})).await
}

/// Asks a table for something, as whoever this browser is there.
pub(crate) async fn ask(table: &str, wish: Wish) -> Result<Answer, No> {
    let token = crate::keep::pass(table).map(|pass| pass.token);
    post_as(token, &format!("/api/tables/{table}/ask"), &serde_json::json!({ "wish": wish })).await
}

/// A table as strangers see it.
pub(crate) async fn look(table: &str) -> Result<Seen, No> {
    get(&format!("/api/tables/{table}")).await
}

/// A table as strangers see it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(crate) struct Seen {
    pub(crate) game: GameInfo,
    pub(crate) view: TableView,
}

/// Somebody is themselves again.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(crate) struct Recovered {
    /// Where they have a seat; nothing for a guest of events.
    pub(crate) table: Option<String>,
    pub(crate) token: Option<String>,
    pub(crate) recovery: Option<String>,
}

/// Gets a seat back, or who one is at events.
pub(crate) async fn recover(code: &str) -> Result<Recovered, No> {
    post("/api/recover", &serde_json::json!({ "code": code })).await
}

/// Where a short code leads: to a table as long as its seats are open, or to an event as long as it is not over.
pub(crate) async fn by_code(code: &str) -> Result<String, No> {
    #[derive(Deserialize)]
    struct Found {
        link: String,
    }
    get(&format!("/api/codes/{code}")).await.map(|found: Found| found.link)
}

/// Who this browser is at events and in challenges, made known to the server if it never was. That comes before anything
/// else, so that no lost answer makes two people of one. Nothing if an account proves it.
pub(crate) async fn guest() -> Result<Option<String>, No> {
    #[derive(Deserialize)]
    struct Keys {
        token: Option<String>,
        recovery: Option<String>,
    }
    if guest_token().is_none() {
        let Keys { token, recovery } = post("/api/guests", &serde_json::json!({})).await?;
        crate::keep::keep_guest_key(token, recovery);
    }
    Ok(guest_token())
}

/// Posts something as whoever this browser is at events and in challenges. If its key was got back on another device, it is
/// somebody new here.
pub(crate) async fn post_as_guest<T: DeserializeOwned>(address: &str, body: &impl Serialize) -> Result<T, No> {
    match post_as(guest().await?, address, body).await {
        Err(no) if is_forgotten(&no) => post_as(guest().await?, address, body).await,
        answer => answer,
    }
}

/// Whether the server does not know the key of this browser any more; then it is forgotten here too.
pub(crate) fn is_forgotten(no: &No) -> bool {
    let forgotten = no.code == "server/bad_token" && crate::keep::guest_key().is_some();
    if forgotten {
        crate::keep::forget_guest_key();
    }
    forgotten
}

/// What proves who this browser is at events and in challenges, if it is known already.
pub(crate) fn guest_token() -> Option<String> {
    crate::keep::guest_key().map(|key| key.token)
}

/// The record of a finished game, in its text form.
pub(crate) async fn record(table: &str, number: &str) -> Result<String, No> {
    let answer = Request::get(&format!("/api/tables/{table}/games/{number}")).send().await;
    let answer = answer.map_err(|_| No::unreachable())?;
    if answer.ok() {
        answer.text().await.map_err(|_| No::unreachable())
    } else {
        Err(answer.json().await.unwrap_or_else(|_| No::unreachable()))
    }
}

/// The tables that strangers may join.
pub(crate) async fn lobby() -> Result<Vec<Listed>, No> {
    get("/api/lobby").await
}

pub(crate) async fn get<T: DeserializeOwned>(address: &str) -> Result<T, No> {
    get_as(None, address).await
}

/// Gets something as whoever this token proves; without one, as whoever is logged in, or a stranger.
pub(crate) async fn get_as<T: DeserializeOwned>(token: Option<String>, address: &str) -> Result<T, No> {
    let request = match token {
        Some(token) => Request::get(address).header("authorization", &format!("Bearer {token}")),
        None => Request::get(address),
    };
    read(request.send().await).await
}

async fn post<T: DeserializeOwned>(address: &str, body: &impl Serialize) -> Result<T, No> {
    post_as(None, address, body).await
}

/// Posts something as whoever this token proves; without one, as whoever is logged in, or a stranger.
pub(crate) async fn post_as<T: DeserializeOwned>(
    token: Option<String>,
    address: &str,
    body: &impl Serialize,
) -> Result<T, No> {
    let request = match token {
        Some(token) => Request::post(address).header("authorization", &format!("Bearer {token}")),
        None => Request::post(address),
    };
    let request = request.json(body).map_err(|_| No::unreachable())?;
    read(request.send().await).await
}

async fn read<T: DeserializeOwned>(answer: Result<Response, gloo_net::Error>) -> Result<T, No> {
    let answer = answer.map_err(|_| No::unreachable())?;
    if answer.ok() {
        answer.json().await.map_err(|_| No::unreachable())
    } else {
        Err(answer.json().await.unwrap_or_else(|_| No::unreachable()))
    }
}
