//! Players of Keebble: some that differ in the words they know and notice, and one that simulates the next turns.

mod ask_plan;
mod habit;
mod ideas;
mod outlook;
mod powers;
mod promises;
mod reader;
mod simulation;
mod strategist;
mod weights;
mod work;

pub use reader::Reader;
pub use strategist::Strategist;

use crate::{Gaze, NamedBot, Vocabulary, cast::cast};
use kee_lexicon::List;
use keebble::Keebble;

/// All bots for it: the cast, the novice, and bots for programs, weakest first.
///
/// The name of the latter gives the words it knows and the percentage of its plays that it notices.
pub fn bots() -> Vec<NamedBot<Keebble>> {
    let mut bots = cast([
        (940, || Box::new(Reader::new(Vocabulary::Child, Gaze { sees: 140, keeps: 80, sways: 50 }))),
        (1050, || Box::new(Reader::new(Vocabulary::Child, Gaze { sees: 300, keeps: 80, sways: 50 }))),
        (1290, || Box::new(Reader::new(List::Everyday, Gaze { sees: 320, keeps: 80, sways: 50 }))),
        (1480, || Box::new(Reader::new(List::Common, Gaze { sees: 400, keeps: 90, sways: 30 }))),
        (2280, || Box::new(Strategist)),
    ]);
    bots.extend([
        NamedBot::novice(|| Box::new(Reader::new(Vocabulary::ShortNovice, Gaze::NOVICE))),
        NamedBot::random(),
        NamedBot::new("everyday-5", || Box::new(Reader::new(List::Everyday, 5))),
        NamedBot::new("everyday", || Box::new(Reader::new(List::Everyday, 100))).adviser(),
        NamedBot::new("common", || Box::new(Reader::new(List::Common, 100))),
        NamedBot::new("full", || Box::new(Reader::new(List::Full, 100))),
        NamedBot::new("strong", || Box::new(Strategist)),
    ]);
    bots
}
