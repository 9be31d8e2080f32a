//! Pages to print: filled in here, drawn by the [worker](crate::worker), and printed by the browser.

mod fields;
mod form;
mod order;
mod preview;
mod printed_event;

pub(crate) use form::PrintForm;

/// Whether there are pages for a game.
pub(crate) fn has_pages(game: &str) -> bool {
    order::PrintKind::of_game(game).is_some()
}
