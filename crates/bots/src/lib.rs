//! Bots, which see only what their seat sees.
//!
//! Each game has a module with a function `bots` that lists them by name, weakest first and second the
//! mildest that thinks, which is the default. [`Random`] plays every
//! game; the others look at the view of their own game. None of them ever sees a state: all they get is
//! [`kee_game::Seen`] and dice of their own, which are not the dice of the deal.

pub mod auction;
pub mod bluff;
pub mod chain;
pub mod keebble;
pub mod keesdrow;
pub mod keezen;
pub mod keyword;
mod random;

pub use random::{NamedBot, Random};
