//! Players of Keyword: some that differ in the words they know and notice, and one that simulates the next turns.

mod answer;
mod idea;
mod keeping;
mod reader;
mod simulation;
mod strategist;

pub use reader::Reader;
pub use strategist::Strategist;

use crate::{Gaze, NamedBot, Vocabulary, cast::cast};
use kee_lexicon::List;
use keyword::Keyword;

/// All bots for it: the cast, the novice, and bots for programs, weakest first.
///
/// The name of the latter gives the words it knows and the percentage of their placements that it notices.
pub fn bots() -> Vec<NamedBot<Keyword>> {
    let mut bots = cast([
        (940, || Box::new(Reader::new(Vocabulary::Child, Gaze { sees: 42, keeps: 60, sways: 50 }))),
        (1030, || Box::new(Reader::new(Vocabulary::Child, Gaze { sees: 74, keeps: 60, sways: 50 }))),
        (1230, || Box::new(Reader::new(List::Everyday, Gaze { sees: 60, keeps: 75, sways: 50 }))),
        (1620, || Box::new(Reader::new(List::Common, Gaze { sees: 400, keeps: 75, sways: 30 }))),
        (2210, || Box::new(Strategist)),
    ]);
    bots.extend([
        NamedBot::novice(|| Box::new(Reader::new(Vocabulary::Novice, Gaze::NOVICE))),
        NamedBot::random(),
        NamedBot::new("everyday-1", || Box::new(Reader::new(List::Everyday, 1))),
        NamedBot::new("everyday-10", || Box::new(Reader::new(List::Everyday, 10))),
        NamedBot::new("everyday", || Box::new(Reader::new(List::Everyday, 100))).adviser(),
        NamedBot::new("common", || Box::new(Reader::new(List::Common, 100))),
        NamedBot::new("standard", || Box::new(Reader::new(List::Standard, 100))),
        NamedBot::new("full", || Box::new(Reader::new(List::Full, 100))),
        NamedBot::new("strong", || Box::new(Strategist)),
    ]);
    bots
}
