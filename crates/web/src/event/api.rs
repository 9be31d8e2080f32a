//! Requests about events, in this browser's identity.

use crate::{
    api::{self, EmptyBody, RequestRefusal, guest_token},
    keep,
};
use kee_event::EventCommand;
use kee_wire::{AskEvent, CommandForm, CreateEvent, EventProgress, JoinEvent, JoinedEvent, JoinedTable};

/// Creates an event, and returns its id.
pub(crate) async fn create(wanted: &CreateEvent) -> Result<String, RequestRefusal> {
    api::post_as_guest("/api/events", wanted).await.map(|created: JoinedEvent| created.event.to_string())
}

/// Joins an event.
pub(crate) async fn join(event: &str, coming: &JoinEvent) -> Result<(), RequestRefusal> {
    let answer = api::post_as_guest(&format!("/api/events/{event}/join"), coming).await;
    answer.map(|_: JoinedEvent| ())
}

/// Sends a command to an event.
pub(crate) async fn ask(event: &str, command: EventCommand) -> Result<(), RequestRefusal> {
    let request = AskEvent { command: CommandForm::Parts(command) };
    let answer = api::post_as(guest_token(), &format!("/api/events/{event}/ask"), &request).await;
    answer.map(|_: EventProgress| ())
}

/// Takes this person's seat in the last round, and returns the table's id.
pub(crate) async fn seat(event: &str) -> Result<String, RequestRefusal> {
    let joined: JoinedTable = api::post_as(guest_token(), &format!("/api/events/{event}/seat"), &EmptyBody {}).await?;
    let table = joined.table.to_string();
    keep::set_event_of(&table, event);
    keep::keep_pass(joined.table, joined.keys);
    Ok(table)
}
