//! A room for games that have no board of their own here: what the table says, and a line to type on.

use super::At;
use kee_game::{Json, Seat};
use leptos::prelude::*;

/// The room.
#[component]
pub(crate) fn Room(at: At) -> impl IntoView {
    let text = move || {
        let value = at.view.with(|view| view.as_ref().map(Json::value));
        value.and_then(|value| serde_json::to_string_pretty(&value).ok()).unwrap_or_default()
    };
    view! { <pre class="plain-board">{text}</pre> }
}

/// The notices as they came.
pub(crate) fn tell(notices: &Json) -> Vec<(Option<Seat>, String)> {
    let notices: Vec<serde_json::Value> = serde_json::from_str(notices.as_str()).unwrap_or_default();
    notices.iter().map(|notice| (None, notice.to_string())).collect()
}
