//! All kinds of pages.

mod keebble_sheet;
mod keesdrow_board;
mod keesdrow_pad;
mod keezen_sheet;
mod keyword_cards;
mod lists;
mod pictures;

pub use keebble_sheet::{Ink, KeebbleSheet};
pub use keesdrow_board::KeesdrowBoard;
pub use keesdrow_pad::KeesdrowPad;
pub use keezen_sheet::KeezenSheet;
pub use keyword_cards::KeywordCards;
pub use lists::{pairings, standings};
