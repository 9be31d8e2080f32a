//! Players of Keyword.

mod greedy;

pub use greedy::Greedy;

use crate::NamedBot;
use keyword::Keyword;

/// Every bot that plays it, the weakest first.
pub fn bots() -> Vec<NamedBot<Keyword>> {
    vec![
        NamedBot::random(),
        NamedBot {
            name: "greedy",
            meaning: "Knows every word of the table's list and plays what scores most now.",
            make: || Box::new(Greedy),
        },
    ]
}
