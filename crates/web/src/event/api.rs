//! What is asked of an event over HTTP, as whoever this browser is there.

use crate::{
    api::{self, No, guest_token},
    keep,
};
use kee_event::Played;
use kee_games::Setup;
use kee_wire::JoinedTable;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// An event that somebody wants.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Wanted {
    pub(crate) title: String,
    pub(crate) played: Played,
    /// `{"party": …}` or `{"tournament": …}`.
    pub(crate) kind: Value,
    /// How tables that are played here are made.
    pub(crate) setup: Setup,
    pub(crate) words: Option<String>,
    pub(crate) bot: Option<String>,
}

/// Who comes. In a tournament with a team: a new one if there is a partner, else one that is there.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub(crate) struct Coming {
    pub(crate) name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) team: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) partner: Option<String>,
}

/// Makes an event, and says where it is.
pub(crate) async fn make(wanted: &Wanted) -> Result<String, No> {
    #[derive(Deserialize)]
    struct Made {
        event: String,
    }
    api::post_as_guest("/api/events", wanted).await.map(|made: Made| made.event)
}

/// Comes to an event.
pub(crate) async fn join(event: &str, coming: &Coming) -> Result<(), No> {
    let answer = api::post_as_guest(&format!("/api/events/{event}/join"), coming).await;
    answer.map(|_: Value| ())
}

/// Asks for something, as it would be typed in a terminal.
pub(crate) async fn ask(event: &str, wish: &str) -> Result<(), No> {
    let answer = api::post_as(guest_token(), &format!("/api/events/{event}/ask"), &json!({ "wish": wish })).await;
    answer.map(|_: Value| ())
}

/// Takes one's seat in the last round, and says at which table.
pub(crate) async fn seat(event: &str) -> Result<String, No> {
    let joined: JoinedTable = api::post_as(guest_token(), &format!("/api/events/{event}/seat"), &json!({})).await?;
    let table = joined.table.to_string();
    keep::set_event_of(&table, event);
    keep::keep_pass(joined.table, joined.keys);
    Ok(table)
}
