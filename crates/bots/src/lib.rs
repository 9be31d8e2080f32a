//! Bots, which see only what their seat sees.
//!
//! Each game has a module with a function `bots` that lists them by name: its characters ([`CAST`]), weakest first, and
//! then bots for programs and measurements. [`Random`] plays every game; the others look at the view of their own game.
//! None of them ever sees a state: all they get is [`kee_game::BotView`] and dice of their own, which are not the dice of
//! the deal.

mod attention;
pub mod auction;
pub mod bluff;
mod cast;
pub mod chain;
pub mod keebble;
pub mod keesdrow;
pub mod keezen;
pub mod keyword;
mod named_bot;
mod random;
mod vocabulary;
mod wavering;

pub use attention::{Attention, Gaze};
pub use cast::CAST;
pub use named_bot::{NamedBot, Strength};
pub use random::Random;
pub use vocabulary::Vocabulary;
pub use wavering::Wavering;
