//! A small but complete game for testing the tests: tiles in a pouch, hidden hands, a sealed bid, a turn.
//!
//! Each round everyone bids a tile unseen. The highest bid that nobody else made wins all the tiles bid, in points,
//! and its seat may then draw another tile or keep what it has.

mod fault;
mod flow;
mod rules;
mod state;
mod text;
mod words;

pub(crate) use fault::Fault;
pub(crate) use rules::Pouch;

use kee_game::{Count, Plan, Preset, Seconds};

kee_game::options! {
    /// The options of a table.
    pub(crate) struct PouchOptions {
        /// The number of rounds.
        rounds: Count<1, 6> = Count::new(3),
        /// The number of tiles dealt to everyone.
        hand: Count<1, 6> = Count::new(4),
        /// The time for a bid or a turn.
        timer: Seconds<600> = Seconds::NONE,
    }
}

/// The tiles at the start: two of each.
pub(crate) const TILES: [u8; 16] = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8];

/// The presets, the same for every planted fault.
pub(crate) const PRESETS: &[Preset<PouchOptions>] = &[
    Preset::new(
        "standard",
        || PouchOptions { timer: Seconds::new(30), ..PouchOptions::default() },
        &[Plan::alone(3), Plan::in_teams(4, 2)],
    ),
    Preset::for_tests(
        "tiny",
        || PouchOptions { rounds: Count::new(2), hand: Count::new(2), ..PouchOptions::default() },
        &[Plan::alone(2), Plan::alone(1)],
    ),
];
