//! The catalogue of games. Only the worker has the games themselves and their bots, so that the page stays small.

use kee_games::{About, AboutPreset, known};

/// The games on offer, in order.
pub(crate) fn offered() -> impl Iterator<Item = &'static About> {
    known().iter().filter(|about| !about.toy)
}

/// The game with this id.
pub(crate) fn about(id: &str) -> Option<&'static About> {
    known().iter().find(|game| game.id.eq_ignore_ascii_case(id))
}

/// The name of a game as people write it; its id if there is no such game.
pub(crate) fn title(id: &str) -> String {
    about(id).map_or(id, |about| about.title).to_owned()
}

/// The smallest and the largest number of players of a game.
pub(crate) fn seats(about: &About) -> (u8, u8) {
    let seats = || {
        about
            .presets
            .iter()
            .filter(|preset| !preset.for_tests)
            .flat_map(|preset| preset.plans.iter().map(|plan| plan.seats))
    };
    (seats().filter(|seats| *seats > 1).min().unwrap_or(1), seats().max().unwrap_or(1))
}

/// A preset's index among those of its game.
pub(crate) fn position(about: &About, preset: &AboutPreset) -> usize {
    about.presets.iter().position(|known| known.name == preset.name).unwrap_or_default()
}
