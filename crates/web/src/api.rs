//! What is asked of a server over HTTP.

use gloo_net::http::{Request, Response};
use kee_game::{Args, Refusal};
use kee_wire::{
    Answer, AskTable, CodeTarget, CreateTable, IssuedKeys, JoinTable, JoinedTable, LegalActions, ListedTable,
    RecoverKeys, RecoveredKeys, RefusedRequest, RequestProblem, TableCommand, TableSnapshot,
};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::ops::Deref;

/// A request that was refused, by a server or by this browser, and how that is said on the page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct No(RefusedRequest);

impl No {
    /// A refusal of this browser, with everything that is wrong.
    pub(crate) fn new(code: &str, sentence: String, problems: Vec<RequestProblem>) -> Self {
        Self(RefusedRequest { code: code.to_owned(), sentence, args: Args::new(), problems })
    }

    fn unreachable() -> Self {
        Self::new("web/offline", crate::t!("refused-offline"), Vec::new())
    }

    /// Whether nobody could be asked.
    pub(crate) fn is_unreachable(&self) -> bool {
        self.code == "web/offline"
    }

    /// The worker that plays without a server cannot be started, or has broken down.
    pub(crate) fn no_worker() -> Self {
        crate::lang::refuse(id!("refused-local-no_worker"), []).into()
    }

    /// In the reader's language: everything that is wrong, or the sentence for its code if there is one.
    pub(crate) fn told(&self) -> String {
        match &self.problems[..] {
            [] => crate::lang::refusal(&self.refusal()),
            problems => problems.iter().map(crate::lang::problem).collect::<Vec<_>>().join(" "),
        }
    }
}

impl Deref for No {
    type Target = RefusedRequest;

    fn deref(&self) -> &RefusedRequest {
        &self.0
    }
}

impl From<Refusal> for No {
    fn from(refusal: Refusal) -> Self {
        Self(refusal.into())
    }
}

/// Makes a table.
pub(crate) async fn make(wanted: &CreateTable) -> Result<JoinedTable, No> {
    post("/api/tables", wanted).await
}

/// Comes to a table without sitting down.
pub(crate) async fn join(table: &str) -> Result<JoinedTable, No> {
    post(&format!("/api/tables/{table}/join"), &JoinTable::default()).await
}

/// Asks a table for something, as whoever this browser is there.
pub(crate) async fn ask(table: &str, command: TableCommand) -> Result<Answer, No> {
    let token = crate::keep::pass(table).map(|pass| pass.token);
    post_as(token, &format!("/api/tables/{table}/ask"), &AskTable { id: None, command }).await
}

/// What whoever this browser is at a table can play now.
pub(crate) async fn actions(table: &str) -> Result<LegalActions, No> {
    get_as(crate::keep::pass(table).map(|pass| pass.token), &format!("/api/tables/{table}/actions")).await
}

/// A table as strangers see it.
pub(crate) async fn look(table: &str) -> Result<TableSnapshot, No> {
    get(&format!("/api/tables/{table}")).await
}

/// Gets a seat back, or who one is at events.
pub(crate) async fn recover(code: &str) -> Result<RecoveredKeys, No> {
    post("/api/recover", &RecoverKeys { code: code.to_owned() }).await
}

/// Where a short code leads: to a table as long as its seats are open, or to an event as long as it is not over.
pub(crate) async fn by_code(code: &str) -> Result<String, No> {
    get(&format!("/api/codes/{code}")).await.map(|found: CodeTarget| found.link)
}

/// Who this browser is at events and in challenges, made known to the server if it never was. That comes before anything
/// else, so that no lost answer makes two people of one. Nothing if an account proves it.
pub(crate) async fn guest() -> Result<Option<String>, No> {
    if guest_token().is_none() {
        let keys: IssuedKeys = post("/api/guests", &serde_json::json!({})).await?;
        crate::keep::keep_guest_key(keys);
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
pub(crate) async fn lobby() -> Result<Vec<ListedTable>, No> {
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
