//! Players of Keyword: some that differ in the words they know and notice, and one that simulates the next turns.

mod answer;
mod idea;
mod imagined;
mod keeping;
mod reader;
mod strategist;

pub use reader::Reader;
pub use strategist::Strategist;

use crate::NamedBot;
use kee_lexicon::List;
use keyword::Keyword;

/// All bots for it, weakest first.
///
/// The name gives the words it knows and the percentage of their placements that it notices.
pub fn bots() -> Vec<NamedBot<Keyword>> {
    vec![
        NamedBot::random(),
        NamedBot::new("everyday-1", || Box::new(Reader::new(List::Everyday, 1))),
        NamedBot::new("everyday-10", || Box::new(Reader::new(List::Everyday, 10))),
        NamedBot::new("everyday", || Box::new(Reader::new(List::Everyday, 100))),
        NamedBot::new("common", || Box::new(Reader::new(List::Common, 100))),
        NamedBot::new("standard", || Box::new(Reader::new(List::Standard, 100))),
        NamedBot::new("full", || Box::new(Reader::new(List::Full, 100))),
        NamedBot::new("strong", || Box::new(Strategist)),
    ]
}
