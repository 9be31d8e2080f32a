//! Helpers of the tests: a table at an exact position that takes inputs in the text forms of a record.

use kee_conformance::table::{self, Sets};
pub(crate) use kee_conformance::table::{
    asked, ending, expire_last, listed_so, play, play_all, refusal, refused, scores, typed,
};
use kee_game::{InWords, Listing, Match, Plan, Problem, Resources};
use kee_lexicon::{Lexicon, List};
use keebble::Keebble;
use std::sync::Arc;

pub(crate) fn words(list: &[&str]) -> Resources {
    Arc::new(Lexicon::from_words("test", list)).resources()
}

pub(crate) fn everyday() -> Resources {
    Lexicon::list(List::Everyday).resources()
}

/// The rules of a preset with some options changed, or what is wrong with them.
pub(crate) fn rules(preset: &str, sets: Sets<'_>, seats: u8, resources: &Resources) -> Result<Keebble, Vec<Problem>> {
    table::rules(preset, sets, Plan::alone(seats), resources)
}

/// A game that begins at a position, with a small list. It has as many seats as the position has hands.
pub(crate) fn at(position: &str, sets: Sets<'_>, list: &[&str]) -> Match<Keebble> {
    let seats = Keebble::seats_in(position).unwrap_or(2) as u8;
    table::at_position(table::good_rules("paper", sets, Plan::alone(seats), &words(list)), position)
}

/// A game from its beginning, with everyday words, dealt from a seed.
pub(crate) fn dealt(preset: &str, sets: Sets<'_>, seats: u8, seed: &str) -> Match<Keebble> {
    table::dealt(table::good_rules(preset, sets, Plan::alone(seats), &everyday()), seed)
}

/// The paper, as in a position.
pub(crate) fn paper(game: &Match<Keebble>) -> String {
    field(game, 0)
}

/// The hands, as in a position.
pub(crate) fn hands(game: &Match<Keebble>) -> String {
    field(game, 1)
}

/// The turn and its stage, as in a position.
pub(crate) fn turn(game: &Match<Keebble>) -> String {
    field(game, 2)
}

/// The walls, as in a position.
pub(crate) fn walls(game: &Match<Keebble>) -> String {
    field(game, 4)
}

/// The special cells, as in a position.
pub(crate) fn specials(game: &Match<Keebble>) -> String {
    field(game, 5)
}

fn field(game: &Match<Keebble>, number: usize) -> String {
    game.rules().position(game.state()).split(' ').nth(number).unwrap_or_default().to_owned()
}

/// All actions of a seat.
pub(crate) fn listed(game: &Match<Keebble>, seat: usize) -> Vec<String> {
    let (texts, listing) = listed_so(game, seat);
    assert_eq!(listing, Listing::Complete);
    texts
}
