//! Test tables at exact positions, driven by the text forms of a record.

use kee_conformance::table::{self, Sets};
pub(crate) use kee_conformance::table::{
    asked, ending, expire_last, places, play, play_all, refusal, refused, scores, typed,
};
use kee_game::{Listing, Match, Plan, Problem, Resources, Viewer};
use kee_lexicon::{Lexicon, List};
use keesdrow::Keesdrow;
use std::sync::Arc;

pub(crate) fn words(list: &[&str]) -> Resources {
    Arc::new(Lexicon::from_words("test", list)).resources()
}

/// The rules of a preset with some options changed, or their problems.
pub(crate) fn rules(preset: &str, sets: Sets<'_>, plan: Plan, resources: &Resources) -> Result<Keesdrow, Vec<Problem>> {
    table::rules(preset, sets, plan, resources)
}

/// A game for two that starts at a position, with a small list.
pub(crate) fn at(position: &str, sets: Sets<'_>, list: &[&str]) -> Match<Keesdrow> {
    at_with(position, sets, Plan::alone(2), list)
}

pub(crate) fn at_with(position: &str, sets: Sets<'_>, plan: Plan, list: &[&str]) -> Match<Keesdrow> {
    table::at_position(table::good_rules("classic", sets, plan, &words(list)), position)
}

/// A game of a preset with everyday words, dealt from a seed.
pub(crate) fn dealt(preset: &str, sets: Sets<'_>, plan: Plan, seed: &str) -> Match<Keesdrow> {
    table::dealt(table::good_rules(preset, sets, plan, &Lexicon::list(List::Everyday).resources()), seed)
}

pub(crate) fn board(game: &Match<Keesdrow>) -> String {
    game.view(Viewer::Spectator).ground.board.to_string()
}

/// The actions listed for a seat. They are not all: other walks are legal too.
pub(crate) fn listed(game: &Match<Keesdrow>, seat: usize) -> Vec<String> {
    let (texts, listing) = table::listed_so(game, seat);
    assert_eq!(listing, Listing::Partial);
    texts
}
