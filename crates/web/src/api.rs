//! Requests to the server over HTTP.

use gloo_net::http::{Request, Response};
use kee_game::{Arg, Args, Refusal};
use kee_wire::{
    Answer, AskTable, CodeTarget, CreateTable, IssuedKeys, JoinTable, JoinedTable, LegalActions, ListedTable,
    RecoverKeys, RecoveredKeys, RefusedRequest, RequestProblem, TableCommand, TableSnapshot,
};
use leptos::prelude::{AnyView, ElementChild, GlobalAttributes, IntoAny, view};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::ops::Deref;

/// A refused request, by a server or by this browser, and its text on the page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct RequestRefusal(RefusedRequest);

impl RequestRefusal {
    /// A refusal by this browser, with everything that is wrong.
    pub(crate) fn new(code: &str, sentence: String, problems: Vec<RequestProblem>) -> Self {
        Self(RefusedRequest { code: code.to_owned(), sentence, args: Args::new(), problems })
    }

    fn unreachable() -> Self {
        Self::new("web/offline", crate::t!("refused-offline"), Vec::new())
    }

    /// Whether the server could not be reached.
    pub(crate) fn is_unreachable(&self) -> bool {
        self.code == "web/offline"
    }

    /// The worker for offline play cannot be started, or has broken down.
    pub(crate) fn no_worker() -> Self {
        crate::lang::refuse(id!("refused-local-no_worker"), []).into()
    }

    /// In the reader's language: everything that is wrong, or the message for its code if there is one.
    pub(crate) fn told(&self) -> String {
        match &self.problems[..] {
            [] => crate::lang::refusal(&self.refusal()),
            problems => problems.iter().map(crate::lang::problem).collect::<Vec<_>>().join(" "),
        }
    }

    /// The same text for the page. A reason that comes as English text is marked as English for screen readers.
    pub(crate) fn shown(&self) -> AnyView {
        let told = self.told();
        let Some(Arg::Text(why)) = self.args.get("why") else { return told.into_any() };
        match told.split_once(why.as_str()) {
            Some((before, after)) => {
                let (before, why, after) = (before.to_owned(), why.clone(), after.to_owned());
                view! { {before} <span lang="en">{why}</span> {after} }.into_any()
            }
            None => told.into_any(),
        }
    }
}

impl Deref for RequestRefusal {
    type Target = RefusedRequest;

    fn deref(&self) -> &RefusedRequest {
        &self.0
    }
}

impl From<Refusal> for RequestRefusal {
    fn from(refusal: Refusal) -> Self {
        Self(refusal.into())
    }
}

/// The body of a request that says everything by its address.
#[derive(Serialize)]
pub(crate) struct EmptyBody {}

/// Makes a table.
pub(crate) async fn make(wanted: &CreateTable) -> Result<JoinedTable, RequestRefusal> {
    post("/api/tables", wanted).await
}

/// Comes to a table without sitting down.
pub(crate) async fn join(table: &str) -> Result<JoinedTable, RequestRefusal> {
    post(&format!("/api/tables/{table}/join"), &JoinTable::default()).await
}

/// Sends a request to a table, in this browser's identity there.
pub(crate) async fn ask(table: &str, command: TableCommand) -> Result<Answer, RequestRefusal> {
    let token = crate::keep::pass(table).map(|pass| pass.token);
    post_as(token, &format!("/api/tables/{table}/ask"), &AskTable { id: None, command }).await
}

/// The legal actions for this browser's seat.
pub(crate) async fn actions(table: &str) -> Result<LegalActions, RequestRefusal> {
    get_as(crate::keep::pass(table).map(|pass| pass.token), &format!("/api/tables/{table}/actions")).await
}

/// A table's public description.
pub(crate) async fn look(table: &str) -> Result<TableSnapshot, RequestRefusal> {
    get(&format!("/api/tables/{table}")).await
}

/// Recovers a seat, or an identity at events.
pub(crate) async fn recover(code: &str) -> Result<RecoveredKeys, RequestRefusal> {
    post("/api/recover", &RecoverKeys { code: code.to_owned() }).await
}

/// The target of a short code: a table with open seats, or an event that is not over.
pub(crate) async fn by_code(code: &str) -> Result<String, RequestRefusal> {
    get(&format!("/api/codes/{code}")).await.map(|found: CodeTarget| found.link)
}

/// This browser's identity at events and in challenges, registered with the server first if need be: otherwise a lost
/// answer could create two guests. None if an account proves it.
pub(crate) async fn guest() -> Result<Option<String>, RequestRefusal> {
    if guest_token().is_none() {
        let keys: IssuedKeys = post("/api/guests", &EmptyBody {}).await?;
        crate::keep::keep_guest_key(keys);
    }
    Ok(guest_token())
}

/// Posts something in this browser's guest identity. If that was recovered on another device, this browser becomes a
/// new guest.
pub(crate) async fn post_as_guest<T: DeserializeOwned>(
    address: &str,
    body: &impl Serialize,
) -> Result<T, RequestRefusal> {
    match post_as(guest().await?, address, body).await {
        Err(no) if is_forgotten(&no) => post_as(guest().await?, address, body).await,
        answer => answer,
    }
}

/// Whether the server no longer knows this browser's key, which is then forgotten here too.
pub(crate) fn is_forgotten(no: &RequestRefusal) -> bool {
    let forgotten = no.code == "server/bad_token" && crate::keep::guest_key().is_some();
    if forgotten {
        crate::keep::lose_guest_key();
    }
    forgotten
}

/// The token of this browser's guest identity, if it has one.
pub(crate) fn guest_token() -> Option<String> {
    crate::keep::guest_key().map(|key| key.token)
}

/// The record of a finished game, in its text form.
pub(crate) async fn record(table: &str, number: &str) -> Result<String, RequestRefusal> {
    let answer = Request::get(&format!("/api/tables/{table}/games/{number}")).send().await;
    let answer = answer.map_err(|_| RequestRefusal::unreachable())?;
    if answer.ok() {
        answer.text().await.map_err(|_| RequestRefusal::unreachable())
    } else {
        Err(answer.json().await.unwrap_or_else(|_| RequestRefusal::unreachable()))
    }
}

/// A file of the server; none if it cannot be had.
pub(crate) async fn file(address: &str) -> Option<Vec<u8>> {
    let answer = Request::get(address).send().await.ok().filter(Response::ok)?;
    answer.binary().await.ok()
}

/// The open tables.
pub(crate) async fn lobby() -> Result<Vec<ListedTable>, RequestRefusal> {
    get("/api/lobby").await
}

pub(crate) async fn get<T: DeserializeOwned>(address: &str) -> Result<T, RequestRefusal> {
    get_as(None, address).await
}

/// A GET request with this token; without one, in the account's name if signed in.
pub(crate) async fn get_as<T: DeserializeOwned>(token: Option<String>, address: &str) -> Result<T, RequestRefusal> {
    let request = match token {
        Some(token) => Request::get(address).header("authorization", &format!("Bearer {token}")),
        None => Request::get(address),
    };
    read(request.send().await).await
}

pub(crate) async fn post<T: DeserializeOwned>(address: &str, body: &impl Serialize) -> Result<T, RequestRefusal> {
    post_as(None, address, body).await
}

/// Posts something that is answered with nothing.
pub(crate) async fn post_done(address: &str, body: &impl Serialize) -> Result<(), RequestRefusal> {
    let request = Request::post(address).json(body).map_err(|_| RequestRefusal::unreachable())?;
    let answer = request.send().await.map_err(|_| RequestRefusal::unreachable())?;
    if answer.ok() { Ok(()) } else { Err(answer.json().await.unwrap_or_else(|_| RequestRefusal::unreachable())) }
}

/// A POST request with this token; without one, in the account's name if signed in.
pub(crate) async fn post_as<T: DeserializeOwned>(
    token: Option<String>,
    address: &str,
    body: &impl Serialize,
) -> Result<T, RequestRefusal> {
    let request = match token {
        Some(token) => Request::post(address).header("authorization", &format!("Bearer {token}")),
        None => Request::post(address),
    };
    let request = request.json(body).map_err(|_| RequestRefusal::unreachable())?;
    read(request.send().await).await
}

async fn read<T: DeserializeOwned>(answer: Result<Response, gloo_net::Error>) -> Result<T, RequestRefusal> {
    let answer = answer.map_err(|_| RequestRefusal::unreachable())?;
    if answer.ok() {
        answer.json().await.map_err(|_| RequestRefusal::unreachable())
    } else {
        Err(answer.json().await.unwrap_or_else(|_| RequestRefusal::unreachable()))
    }
}
