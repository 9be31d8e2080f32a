//! Players of Keezen: one that follows its inclinations, one that weighs what each play leaves, and one that plays the
//! deal out in its head, many times, with the cards it has not seen laid anew each time.

mod candidate;
mod easy;
mod evaluation;
mod exchange;
mod hand;
mod hard;
mod medium;
mod review;
mod rollout;
mod threats;
mod weights;

pub use easy::Easy;
pub use hard::Hard;
pub use medium::Medium;
pub use review::review;

use crate::NamedBot;
use keezen::Keezen;

/// Every bot that plays it, the weakest first.
pub fn bots() -> Vec<NamedBot<Keezen>> {
    vec![
        NamedBot::random(),
        NamedBot {
            name: "easy",
            meaning: "Likes to enter, to capture and to come in, but often does something else.",
            make: || Box::new(Easy),
        },
        NamedBot {
            name: "medium",
            meaning: "Weighs what each play leaves, and knows which cards are still out.",
            make: || Box::new(Medium),
        },
        NamedBot {
            name: "hard",
            meaning: "Plays the deal out in its head many times before it plays a card.",
            make: || Box::<Hard>::default(),
        },
    ]
}
