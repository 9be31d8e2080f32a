//! What is asked of a server about challenges.

use crate::{
    api::{self, No},
    keep,
};
use kee_wire::{
    ChallengeLink, ChallengeView, ComparedWords, CreateChallenge, CreatedChallenge, DailyBoards, SubmitGame,
};
use serde::de::DeserializeOwned;

/// The boards of the day, as the server has them.
pub(crate) async fn daily() -> Result<DailyBoards, No> {
    get("/api/daily").await
}

/// A challenge.
pub(crate) async fn look(challenge: &str) -> Result<ChallengeView, No> {
    get(&format!("/api/challenges/{challenge}")).await
}

/// This person's words beside those of somebody else.
pub(crate) async fn compare(challenge: ChallengeLink, who: &str) -> Result<ComparedWords, No> {
    get(&format!("/api/challenges/{challenge}/compare/{who}")).await
}

/// Hands in a game.
pub(crate) async fn hand_in(challenge: &str, record: &str) -> Result<ChallengeView, No> {
    let body = SubmitGame { name: Some(keep::name()), record: record.to_owned() };
    let address = format!("/api/challenges/{challenge}/attempts");
    api::post_as_guest(&address, &body).await
}

/// Creates a challenge, and says where it is.
pub(crate) async fn create(wanted: &CreateChallenge) -> Result<String, No> {
    api::post_as(None, "/api/challenges", wanted).await.map(|created: CreatedChallenge| created.link)
}

async fn get<T: DeserializeOwned>(address: &str) -> Result<T, No> {
    match api::get_as(api::guest_token(), address).await {
        Err(no) if api::is_forgotten(&no) => api::get_as(None, address).await,
        answer => answer,
    }
}
