//! Players of Keesdrow: by the words they know, by how many of them they notice, and one that looks ahead.

mod offer;
mod reader;
mod strategist;

pub use reader::Reader;
pub use strategist::Strategist;

use crate::NamedBot;
use kee_lexicon::List;
use keesdrow::Keesdrow;

/// Every bot that plays it, the weakest first.
///
/// The name says the words it knows and, in percent, how many of those on the board it notices.
pub fn bots() -> Vec<NamedBot<Keesdrow>> {
    vec![
        NamedBot::random(),
        NamedBot {
            name: "everyday-1",
            meaning: "Knows everyday words and notices one in a hundred: for children.",
            make: || Box::new(Reader::new(List::Everyday, 1)),
        },
        NamedBot {
            name: "everyday-5",
            meaning: "Knows everyday words and notices one in twenty.",
            make: || Box::new(Reader::new(List::Everyday, 5)),
        },
        NamedBot {
            name: "common-5",
            meaning: "Knows the words of books and newspapers and notices one in twenty.",
            make: || Box::new(Reader::new(List::Common, 5)),
        },
        NamedBot {
            name: "everyday",
            meaning: "Knows everyday words and misses none.",
            make: || Box::new(Reader::new(List::Everyday, 100)),
        },
        NamedBot {
            name: "common",
            meaning: "Knows the words of books and newspapers and misses none.",
            make: || Box::new(Reader::new(List::Common, 100)),
        },
        NamedBot {
            name: "standard",
            meaning: "Knows a large dictionary and misses no word.",
            make: || Box::new(Reader::new(List::Standard, 100)),
        },
        NamedBot {
            name: "full",
            meaning: "Knows the largest dictionaries and misses no word.",
            make: || Box::new(Reader::new(List::Full, 100)),
        },
        NamedBot {
            name: "strong",
            meaning: "Knows every word and weighs what it leaves to the next player.",
            make: || Box::<Strategist>::default(),
        },
    ]
}
