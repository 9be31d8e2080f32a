//! What there is to know of every game without playing it. Only the worker has the games themselves, with their bots: the page
//! stays small.

use kee_games::{About, known};

/// The games to choose from, in the order in which they are offered.
pub(crate) fn offered() -> impl Iterator<Item = &'static About> {
    known().iter().filter(|about| !about.toy)
}

/// The game with this id.
pub(crate) fn about(id: &str) -> Option<&'static About> {
    known().iter().find(|game| game.id.eq_ignore_ascii_case(id))
}

/// The name of a game as people write it; as it is, if there is no such game.
pub(crate) fn title(id: &str) -> String {
    about(id).map_or(id, |about| about.title).to_owned()
}
