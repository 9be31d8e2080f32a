//! Players of Keesdrow: some that differ in the words they know and notice, and one that looks ahead.

mod offer;
mod paced;
mod reader;
mod strategist;

pub use paced::Paced;
pub use reader::Reader;
pub use strategist::Strategist;

use crate::{NamedBot, Random};
use kee_lexicon::List;
use keesdrow::Keesdrow;

/// All bots for it, weakest first.
///
/// The name gives the words it knows and the percentage of those on the board that it notices. A better bot takes less
/// time for a word of a spree.
pub fn bots() -> Vec<NamedBot<Keesdrow>> {
    vec![
        NamedBot { make: || Box::new(Paced::new(Random, 14..=20)), ..NamedBot::random() },
        NamedBot::new("everyday-1", || Box::new(Paced::new(Reader::new(List::Everyday, 1), 14..=20))),
        NamedBot::new("everyday-5", || Box::new(Paced::new(Reader::new(List::Everyday, 5), 12..=20))),
        NamedBot::new("common-5", || Box::new(Paced::new(Reader::new(List::Common, 5), 11..=19))),
        NamedBot::new("everyday", || Box::new(Paced::new(Reader::new(List::Everyday, 100), 10..=19))),
        NamedBot::new("common", || Box::new(Paced::new(Reader::new(List::Common, 100), 9..=16))),
        NamedBot::new("standard", || Box::new(Paced::new(Reader::new(List::Standard, 100), 8..=14))),
        NamedBot::new("full", || Box::new(Paced::new(Reader::new(List::Full, 100), 7..=12))),
        NamedBot::new("strong", || Box::new(Paced::new(Strategist::default(), 6..=10))),
    ]
}
