//! Pages to print: filled in here, drawn by the [worker](crate::worker), and printed by the browser.

mod fields;
mod form;
mod hall;
mod order;
mod sheets;

pub(crate) use form::Printing;

/// Whether something can be printed for a game.
pub(crate) fn has_pages(game: &str) -> bool {
    order::Kind::of_game(game).is_some()
}
