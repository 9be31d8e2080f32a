//! Players of Keebble: by the words they know, by how many of them they notice, and one that plays on in its head.

mod calling;
mod habit;
mod ideas;
mod imagined;
mod outlook;
mod powers;
mod promises;
mod reader;
mod strategist;
mod threats;
mod weights;
mod work;

pub use reader::Reader;
pub use strategist::Strategist;

use crate::NamedBot;
use kee_lexicon::List;
use keebble::Keebble;

/// Every bot that plays it, the weakest first.
///
/// The name says the words it knows and, in percent, how many of its plays it notices.
pub fn bots() -> Vec<NamedBot<Keebble>> {
    vec![
        NamedBot::random(),
        NamedBot {
            name: "everyday-5",
            meaning: "Knows everyday words and notices one play in twenty: for children.",
            make: || Box::new(Reader::new(List::Everyday, 5)),
        },
        NamedBot {
            name: "everyday",
            meaning: "Knows everyday words and plays what brings most now.",
            make: || Box::new(Reader::new(List::Everyday, 100)),
        },
        NamedBot {
            name: "common",
            meaning: "Knows the words of books and newspapers and plays what brings most now.",
            make: || Box::new(Reader::new(List::Common, 100)),
        },
        NamedBot {
            name: "full",
            meaning: "Knows the largest dictionaries and plays what brings most now.",
            make: || Box::new(Reader::new(List::Full, 100)),
        },
        NamedBot {
            name: "strong",
            meaning: "Knows every word, and thinks ahead: what it keeps, what the others take, and when to go out.",
            make: || Box::new(Strategist),
        },
    ]
}
