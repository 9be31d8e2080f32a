//! Requests about challenges.

use crate::{
    api::{self, RequestRefusal},
    keep,
};
use kee_wire::{
    ChallengeLink, ChallengeView, ComparedWords, CreateChallenge, CreatedChallenge, DailyBoards, SubmitGame,
};
use serde::de::DeserializeOwned;

/// The boards of the day, as the server knows them.
pub(crate) async fn daily() -> Result<DailyBoards, RequestRefusal> {
    get("/api/daily").await
}

/// A challenge.
pub(crate) async fn look(challenge: &str) -> Result<ChallengeView, RequestRefusal> {
    get(&format!("/api/challenges/{challenge}")).await
}

/// The player's words beside those of another.
pub(crate) async fn compare(challenge: ChallengeLink, who: &str) -> Result<ComparedWords, RequestRefusal> {
    get(&format!("/api/challenges/{challenge}/compare/{who}")).await
}

/// Submits a game.
pub(crate) async fn submit(challenge: &str, record: &str) -> Result<ChallengeView, RequestRefusal> {
    let body = SubmitGame { name: Some(keep::name()), record: record.to_owned() };
    let address = format!("/api/challenges/{challenge}/attempts");
    api::post_as_guest(&address, &body).await
}

/// Creates a challenge, and returns its id.
pub(crate) async fn create(wanted: &CreateChallenge) -> Result<String, RequestRefusal> {
    api::post_as(None, "/api/challenges", wanted).await.map(|created: CreatedChallenge| created.link)
}

async fn get<T: DeserializeOwned>(address: &str) -> Result<T, RequestRefusal> {
    match api::get_as(api::guest_token(), address).await {
        Err(no) if api::is_forgotten(&no) => api::get_as(None, address).await,
        answer => answer,
    }
}
