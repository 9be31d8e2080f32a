//! Players of Keezen: one that follows its inclinations, one that weighs the board after each play, and one that
//! simulates the deal many times, with new hidden cards each time.

mod easy;
mod evaluation;
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

/// All bots for it, weakest first.
pub fn bots() -> Vec<NamedBot<Keezen>> {
    vec![
        NamedBot::random(),
        NamedBot::new("easy", || Box::new(Easy)),
        NamedBot::new("medium", || Box::new(Medium)),
        NamedBot::new("hard", || Box::<Hard>::default()),
    ]
}
