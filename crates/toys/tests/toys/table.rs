//! Test tables of the small games.

use kee_conformance::table::{self, Sets};
pub(crate) use kee_conformance::table::{play, play_all};
use kee_game::{Game, Match, Plan, Resources};

/// A table of a preset with some options changed.
pub(crate) fn table<G: Game>(preset: &str, sets: Sets<'_>, plan: Plan, resources: &Resources) -> Match<G> {
    Match::new(table::good_rules(preset, sets, plan, resources))
}

/// The code with which a line is refused.
pub(crate) fn refused<G: Game>(game: &mut Match<G>, at: u64, line: &str) -> String {
    table::refusal_at(game, at, line).code
}
