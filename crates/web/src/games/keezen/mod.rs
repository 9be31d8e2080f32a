//! The room of Keezen.

use super::At;
use kee_game::{Names, Seat};
use leptos::prelude::*;

/// The room.
#[component]
pub(crate) fn Room(at: At) -> impl IntoView {
    view! { <super::plain::Room at/> }
}

/// A small picture of the board.
#[component]
pub(crate) fn Picture() -> impl IntoView {
    view! { <svg viewBox="0 0 100 100" aria-hidden="true"></svg> }
}

/// A notice as a sentence, with the seat whose doing it was.
pub(crate) fn tell(notice: &serde_json::Value, names: &Names) -> Option<(Option<Seat>, String)> {
    let _ = names;
    Some((None, notice.to_string()))
}
