//! The fast core: pawns, cards and turns as small integers, without windows, clocks, notices or texts. Bots and
//! searches use it directly; the implementation of the contract is a thin layer above it.
//!
//! A [`CardTable`] is `Copy` and a few hundred bytes, plays are visited without allocating, and everything takes the
//! [`Laws`] of the table by reference. Seats are plain indices here, clockwise from 0, and so are colours: the pawns, starts
//! and bases of a seat. There are more colours than seats only when two players have two colours each; otherwise the
//! two numbers are the same.

mod board_text;
mod card;
mod card_table;
mod cards;
mod colours;
mod deck;
mod exchange;
mod laws;
mod parts;
mod path;
mod pawn_board;
mod place;
mod play;
mod plays;
mod same_play;
mod seven;
mod turns;

pub use card::Card;
pub use card_table::{CardTable, KeezenPhase, TableEvent};
pub use cards::Cards;
pub use colours::Colours;
pub use deck::Deck;
pub use exchange::Gift;
pub use laws::{Fill, Laws, PawnPoints};
pub use parts::Parts;
pub use path::Obstacle;
pub use pawn_board::{CapturedPawn, PawnBoard};
pub use place::Place;
pub use play::{Deed, PawnStep, Play, Whose};
pub use plays::MadePlay;

/// The most seats a table of Keezen has, and the most colours.
pub const MOST_SEATS: usize = 9;
/// The most pawns a seat has, and the number of slots of a base.
pub const MOST_PAWNS: usize = 4;
/// The number of squares between two starts.
pub const SQUARES_A_SEAT: u8 = 16;
/// The most jokers a deck has.
pub const MOST_JOKERS: usize = 4;
/// The most cards a deck has: thirteen a seat, and the jokers.
pub const MOST_CARDS: usize = 13 * MOST_SEATS + MOST_JOKERS;
/// The most pawns a seven is split among: one step each.
pub const MOST_PARTS: usize = 7;
