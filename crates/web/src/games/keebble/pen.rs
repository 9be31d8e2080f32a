//! Letters and lines as a hand draws them.

pub(super) use kee_picture::sheet::{stroke, strokes, wobble};

use kee_lexicon::Letter;
use leptos::prelude::*;

/// Letters as they are read out: `E R T`.
pub(super) fn spaced(letters: impl IntoIterator<Item = Letter>) -> String {
    let letters: Vec<String> = letters.into_iter().map(Letter::to_capital).map(String::from).collect();
    letters.join(" ")
}

/// A letter as a small picture of its own, for tiles outside the sheet.
#[component]
pub(super) fn Written(letter: Letter) -> impl IntoView {
    view! {
        <svg class="keebble-written" viewBox="-16 -18 32 36" aria-hidden="true">
            <path d=strokes(letter)></path>
        </svg>
    }
}
