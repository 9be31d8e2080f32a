//! What is asked of an event over HTTP, as whoever this browser is there.

use crate::{
    api::{self, No, guest_token},
    keep,
};
use kee_event::Played;
use kee_games::Setup;
use kee_wire::{AskEvent, CommandForm, EventProgress, JoinEvent, JoinedTable};
use serde::{Deserialize, Serialize, de::IgnoredAny};
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

/// Makes an event, and says where it is.
pub(crate) async fn make(wanted: &Wanted) -> Result<String, No> {
    #[derive(Deserialize)]
    struct Made {
        event: String,
    }
    api::post_as_guest("/api/events", wanted).await.map(|made: Made| made.event)
}

/// Comes to an event.
pub(crate) async fn join(event: &str, coming: &JoinEvent) -> Result<(), No> {
    let answer = api::post_as_guest(&format!("/api/events/{event}/join"), coming).await;
    answer.map(|_: IgnoredAny| ())
}

/// Asks an event for something.
pub(crate) async fn ask(event: &str, command: CommandForm) -> Result<(), No> {
    let answer = api::post_as(guest_token(), &format!("/api/events/{event}/ask"), &AskEvent { command }).await;
    answer.map(|_: EventProgress| ())
}

/// Takes one's seat in the last round, and says at which table.
pub(crate) async fn seat(event: &str) -> Result<String, No> {
    let joined: JoinedTable = api::post_as(guest_token(), &format!("/api/events/{event}/seat"), &json!({})).await?;
    let table = joined.table.to_string();
    keep::set_event_of(&table, event);
    keep::keep_pass(joined.table, joined.keys);
    Ok(table)
}
