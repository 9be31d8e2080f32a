//! What is asked of an event over HTTP, as whoever this browser is there.

use crate::{
    api::{self, No, guest_token},
    keep,
};
use kee_wire::{AskEvent, CommandForm, CreateEvent, EventProgress, JoinEvent, JoinedEvent, JoinedTable};
use serde_json::json;

/// Opens an event, and says where it is.
pub(crate) async fn create(wanted: &CreateEvent) -> Result<String, No> {
    api::post_as_guest("/api/events", wanted).await.map(|created: JoinedEvent| created.event.to_string())
}

/// Comes to an event.
pub(crate) async fn join(event: &str, coming: &JoinEvent) -> Result<(), No> {
    let answer = api::post_as_guest(&format!("/api/events/{event}/join"), coming).await;
    answer.map(|_: JoinedEvent| ())
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
