//! Players that see what their seat sees.
//!
//! Each game has a module with a function `bots` that lists them by name, the weakest first and second the
//! mildest that thinks, who sits down when nobody is named. [`Random`] plays every
//! game; the others look at the view of their own game. None of them is ever shown a state: all they get is
//! [`kee_game::Seen`] and dice of their own, which are not the dice of the deal.

pub mod auction;
pub mod bluff;
pub mod chain;
pub mod keebble;
pub mod keesdrow;
pub mod keezen;
pub mod keyword;
mod named;
pub mod rally;
mod random;

pub use named::NamedBot;
pub use random::Random;
