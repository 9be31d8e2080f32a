//! Players of Keyword: by the words they know, by how many of their placements they notice, and one that plays on in its
//! head.

mod exchange;
mod idea;
mod imagined;
mod keeping;
mod play_scorer;
mod pointing;
mod reader;
mod strategist;

pub use reader::Reader;
pub use strategist::Strategist;

use crate::NamedBot;
use kee_lexicon::List;
use keyword::Keyword;

/// Every bot that plays it, the weakest first.
///
/// The name says the words it knows and, in percent, how many of their placements it notices.
pub fn bots() -> Vec<NamedBot<Keyword>> {
    vec![
        NamedBot::random(),
        NamedBot {
            name: "everyday-1",
            meaning: "Knows everyday words and notices one placement in a hundred: for children.",
            make: || Box::new(Reader::new(List::Everyday, 1)),
        },
        NamedBot {
            name: "everyday-10",
            meaning: "Knows everyday words and notices one placement in ten.",
            make: || Box::new(Reader::new(List::Everyday, 10)),
        },
        NamedBot {
            name: "everyday",
            meaning: "Knows everyday words and plays what scores most.",
            make: || Box::new(Reader::new(List::Everyday, 100)),
        },
        NamedBot {
            name: "common",
            meaning: "Knows the words of books and newspapers and plays what scores most.",
            make: || Box::new(Reader::new(List::Common, 100)),
        },
        NamedBot {
            name: "standard",
            meaning: "Knows a large dictionary and plays what scores most.",
            make: || Box::new(Reader::new(List::Standard, 100)),
        },
        NamedBot {
            name: "full",
            meaning: "Knows the largest dictionaries and plays what scores most.",
            make: || Box::new(Reader::new(List::Full, 100)),
        },
        NamedBot {
            name: "strong",
            meaning: "Knows every word, counts the letters, and weighs what it keeps and what it leaves to the others.",
            make: || Box::new(Strategist),
        },
    ]
}
