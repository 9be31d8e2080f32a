//! Three small games that show how to write a game and exercise what the large ones need.
//!
//! - [`Auction`]: everyone bids at once with sealed cards; teams; leaving.
//! - [`Bluff`]: hidden tiles; a lay can be challenged before its player draws, while the next player may already go on.
//! - [`Chain`]: words from a word list; sprees against a timer; alone or together; a steward's rulings.
//!
//! They are real games: `kee play auction` plays one. A fourth, [`Rally`], is only for load tests.

pub mod auction;
pub mod bluff;
pub mod chain;
pub mod rally;

pub use auction::Auction;
pub use bluff::Bluff;
pub use chain::Chain;
pub use rally::Rally;
