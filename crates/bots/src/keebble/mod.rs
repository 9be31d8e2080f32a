//! Players of Keebble: some that differ in the words they know and notice, and one that simulates the next turns.

mod calling;
mod habit;
mod ideas;
mod imagined;
mod outlook;
mod powers;
mod promises;
mod reader;
mod strategist;
mod weights;
mod work;

pub use reader::Reader;
pub use strategist::Strategist;

use crate::NamedBot;
use kee_lexicon::List;
use keebble::Keebble;

/// All bots for it, weakest first.
///
/// The name gives the words it knows and the percentage of its plays that it notices.
pub fn bots() -> Vec<NamedBot<Keebble>> {
    vec![
        NamedBot::random(),
        NamedBot::new("everyday-5", || Box::new(Reader::new(List::Everyday, 5))),
        NamedBot::new("everyday", || Box::new(Reader::new(List::Everyday, 100))),
        NamedBot::new("common", || Box::new(Reader::new(List::Common, 100))),
        NamedBot::new("full", || Box::new(Reader::new(List::Full, 100))),
        NamedBot::new("strong", || Box::new(Strategist)),
    ]
}
