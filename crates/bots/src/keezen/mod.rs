//! Players of Keezen: one that follows its inclinations, one that weighs the board after each play, and one that
//! simulates the deal many times, with new hidden cards each time.

mod careless;
mod easy;
mod evaluation;
mod hand;
mod hard;
mod medium;
mod review;
mod rollout;
mod threats;
mod weights;

pub use careless::Careless;
pub use easy::Easy;
pub use hard::Hard;
pub use medium::Medium;
pub use review::review;

use crate::{NamedBot, Wavering, cast::cast};
use keezen::Keezen;

/// All bots for it: the cast, the novice, and bots for programs, weakest first.
pub fn bots() -> Vec<NamedBot<Keezen>> {
    let mut bots = cast([
        (930, || Box::new(Careless::new(50))),
        (1030, || Box::new(Wavering::new(3, Medium, Easy))),
        (1340, || Box::new(Wavering::new(45, Medium, Easy))),
        (1580, || Box::new(Medium)),
        (1780, || Box::<Hard>::default()),
    ]);
    bots.extend([
        NamedBot::novice(|| Box::new(Easy)),
        NamedBot::random(),
        NamedBot::new("easy", || Box::new(Easy)),
        NamedBot::new("medium", || Box::new(Medium)).adviser(),
        NamedBot::new("hard", || Box::<Hard>::default()),
    ]);
    bots
}
