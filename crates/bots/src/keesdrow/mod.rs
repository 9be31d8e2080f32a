//! Players of Keesdrow: some that differ in the words they know and notice, and one that looks ahead.

mod offer;
mod paced;
mod reader;
mod strategist;

pub use paced::Paced;
pub use reader::Reader;
pub use strategist::Strategist;

use crate::{Attention, Gaze, NamedBot, Random, Vocabulary, cast::cast};
use kee_game::Bot;
use kee_lexicon::List;
use keesdrow::Keesdrow;
use std::ops::RangeInclusive;

/// All bots for it: the cast, the novice, and bots for programs, weakest first.
///
/// The name of the latter gives the words it knows and the percentage of those on the board that it notices. A better bot
/// takes less time for a word of a spree.
pub fn bots() -> Vec<NamedBot<Keesdrow>> {
    let mut bots = cast([
        (940, || reader(Vocabulary::Child, Gaze { sees: 42, keeps: 60, sways: 50 }, 16..=24)),
        (1050, || reader(Vocabulary::Child, Gaze { sees: 56, keeps: 60, sways: 50 }, 14..=22)),
        (1480, || reader(List::Everyday, Gaze { sees: 40, keeps: 60, sways: 50 }, 12..=20)),
        (1940, || reader(List::Common, Gaze { sees: 50, keeps: 75, sways: 30 }, 10..=17)),
        (2690, strong),
    ]);
    bots.extend([
        NamedBot::novice(|| reader(Vocabulary::Novice, Gaze::NOVICE, 16..=24)),
        NamedBot { make: || Box::new(Paced::new(Random, 14..=20)), ..NamedBot::random() },
        NamedBot::new("everyday-1", || reader(List::Everyday, 1, 14..=20)),
        NamedBot::new("everyday-5", || reader(List::Everyday, 5, 12..=20)),
        NamedBot::new("common-5", || reader(List::Common, 5, 11..=19)),
        NamedBot::new("everyday", || reader(List::Everyday, 100, 10..=19)).adviser(),
        NamedBot::new("common", || reader(List::Common, 100, 9..=16)),
        NamedBot::new("standard", || reader(List::Standard, 100, 8..=14)),
        NamedBot::new("full", || reader(List::Full, 100, 7..=12)),
        NamedBot::new("strong", strong),
    ]);
    bots
}

fn reader(
    vocabulary: impl Into<Vocabulary>,
    attention: impl Into<Attention>,
    seconds: RangeInclusive<u32>,
) -> Box<dyn Bot<Keesdrow>> {
    Box::new(Paced::new(Reader::new(vocabulary, attention), seconds))
}

fn strong() -> Box<dyn Bot<Keesdrow>> {
    Box::new(Paced::new(Strategist::default(), 6..=10))
}
