//! A table of Keebble to sit down at in the middle of a game.

use kee_game::{Game, InWords, Match, Plan, Resources, configure};
use kee_lexicon::Lexicon;
use keebble::{Keebble, KeebbleOptions};
use std::sync::Arc;

/// A table of two at a position, with these options and this dictionary.
pub(crate) fn at(position: &str, sets: &[(&str, &str)], list: Arc<Lexicon>) -> Match<Keebble> {
    let sets: Vec<(String, String)> = sets.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    let (options, problems) = configure(KeebbleOptions::default(), &sets);
    assert_eq!(problems, []);
    let resources = Resources::with_words(list.name(), list.hash(), list.clone());
    let rules = Keebble::new(options, Plan::alone(2).seating(), &resources).expect("a good table");
    let state = rules.set_up(position).expect(position);
    Match::at_position(rules, state)
}
