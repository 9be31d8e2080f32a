//! A table of Keebble in the middle of a game.

use kee_conformance::table::{self};
use kee_game::{Match, Plan};
use kee_lexicon::Lexicon;
use keebble::Keebble;
use std::sync::Arc;

/// A table of two at a position, with these options and this dictionary.
pub(crate) fn at(position: &str, sets: &[(&str, &str)], list: Arc<Lexicon>) -> Match<Keebble> {
    table::at_position(table::good_rules("paper", sets, Plan::alone(2), &list.resources()), position)
}
