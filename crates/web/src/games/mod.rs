//! A room for each game: how its board looks, how one plays on it, how its log reads.
//!
//! A room gets an [`At`] and nothing else. It draws what the view of the game says, asks the game's own crate what can be
//! done and what it would bring, and plays by sending the text that could also be typed.

mod at;
mod keebble;
pub(crate) mod keesdrow;
mod keezen;
pub(crate) mod keyword;
mod plain;

pub(crate) use at::At;

use crate::lang;
use kee_game::{InWords, Json, Message, Names, Seat};
use leptos::prelude::*;

/// The games in the order in which they are offered.
pub(crate) const OFFERED: [&str; 4] = ["keesdrow", "keyword", "keezen", "keebble"];

/// The room of the game that is played.
#[component]
pub(crate) fn Room(at: At) -> impl IntoView {
    move || match at.game().as_str() {
        "keesdrow" => view! { <keesdrow::Room at/> }.into_any(),
        "keyword" => view! { <keyword::Room at/> }.into_any(),
        "keezen" => view! { <keezen::Room at/> }.into_any(),
        "keebble" => view! { <keebble::Room at/> }.into_any(),
        _ => view! { <plain::Room at/> }.into_any(),
    }
}

/// A small picture of a game.
#[component]
pub(crate) fn Picture(#[prop(into)] game: String) -> impl IntoView {
    match game.as_str() {
        "keesdrow" => view! { <keesdrow::Picture/> }.into_any(),
        "keyword" => view! { <keyword::Picture/> }.into_any(),
        "keezen" => view! { <keezen::Picture/> }.into_any(),
        "keebble" => view! { <keebble::Picture/> }.into_any(),
        _ => ().into_any(),
    }
}

/// Whether those whose turn the table has are to answer somebody else, whose turn it is to all around.
pub(crate) fn is_answering(game: &str, view: &Json) -> bool {
    game == "keebble" && keebble::is_answering(view)
}

/// The notices of an entry as sentences, each with the seat whose doing it was.
pub(crate) fn tell(game: &str, notices: &Json, names: &Names) -> Vec<(Option<Seat>, String)> {
    match game {
        "keesdrow" => told::<::keesdrow::Keesdrow>(notices, names),
        "keyword" => told::<::keyword::Keyword>(notices, names),
        "keezen" => told::<::keezen::Keezen>(notices, names),
        "keebble" => told::<::keebble::Keebble>(notices, names),
        _ => plain::tell(notices),
    }
}

/// An action of a record in a few words, for a game whose notation needs them.
pub(crate) fn in_short(game: &str, action: &str, seat: Seat, names: &Names) -> Option<String> {
    (game == "keezen").then(|| keezen::in_short(action, seat, names)).flatten()
}

/// Reads the notices of a game and tells those that are worth a line.
fn told<G: InWords>(notices: &Json, names: &Names) -> Vec<(Option<Seat>, String)> {
    let notices: Vec<G::Notice> = serde_json::from_str(notices.as_str()).unwrap_or_default();
    let told = notices.iter().map(|notice| G::tell(notice, names.count()));
    let line = |told: Vec<Message>| told.first().map(|first| (first.seat(), lang::tell_all(&told, names)));
    told.filter_map(line).collect()
}
