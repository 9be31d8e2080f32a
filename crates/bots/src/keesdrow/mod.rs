//! Players of Keesdrow: by the words they know, by how many of them they notice, and one that looks ahead.

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

/// Every bot that plays it, the weakest first.
///
/// The name says the words it knows and, in percent, how many of those on the board it notices. The better it plays, the
/// less time it needs for a word of a spree.
pub fn bots() -> Vec<NamedBot<Keesdrow>> {
    vec![
        NamedBot { make: || Box::new(Paced::new(Random, 14..=20)), ..NamedBot::random() },
        NamedBot {
            name: "everyday-1",
            meaning: "Knows everyday words and notices one in a hundred: for children.",
            make: || Box::new(Paced::new(Reader::new(List::Everyday, 1), 14..=20)),
        },
        NamedBot {
            name: "everyday-5",
            meaning: "Knows everyday words and notices one in twenty.",
            make: || Box::new(Paced::new(Reader::new(List::Everyday, 5), 12..=20)),
        },
        NamedBot {
            name: "common-5",
            meaning: "Knows the words of books and newspapers and notices one in twenty.",
            make: || Box::new(Paced::new(Reader::new(List::Common, 5), 11..=19)),
        },
        NamedBot {
            name: "everyday",
            meaning: "Knows everyday words and misses none.",
            make: || Box::new(Paced::new(Reader::new(List::Everyday, 100), 10..=19)),
        },
        NamedBot {
            name: "common",
            meaning: "Knows the words of books and newspapers and misses none.",
            make: || Box::new(Paced::new(Reader::new(List::Common, 100), 9..=16)),
        },
        NamedBot {
            name: "standard",
            meaning: "Knows a large dictionary and misses no word.",
            make: || Box::new(Paced::new(Reader::new(List::Standard, 100), 8..=14)),
        },
        NamedBot {
            name: "full",
            meaning: "Knows the largest dictionaries and misses no word.",
            make: || Box::new(Paced::new(Reader::new(List::Full, 100), 7..=12)),
        },
        NamedBot {
            name: "strong",
            meaning: "Knows every word and weighs what it leaves to the next player.",
            make: || Box::new(Paced::new(Strategist::default(), 6..=10)),
        },
    ]
}
