//! Keezen: a Dutch partnership race with cards and pawns.
//!
//! [`Keezen`] implements the contract of a game; [`core`] is the fast core under it, for bots and searches.
//! The rules are in `docs/rules/keezen.md`, the texts in `docs/notation.md`.

mod action;
mod answering;
mod chance;
pub mod core;
mod ending;
mod event;
mod flow;
mod invariant;
mod judge;
mod options;
mod position;
mod presets;
mod problems;
mod refusal;
mod resampling;
mod rules;
mod showing;
mod state;
mod table_laws;
mod telling;
mod understanding;
mod view;
mod words;

pub use action::KeezenAction;
pub use chance::KeezenChance;
pub use event::{KeezenEvent, KeezenNotice};
pub use options::{
    BaseFill, BaseMovesForced, CardsPlayed, ColoursEach, Dealer, Exchange, FriendlyFire, JackFromStart, Jokers,
    KeezenOptions, King, Overshoot, Paid, SevenShare, SevenSplit, StartGuard,
};
pub use refusal::KeezenRefusal;
pub use rules::Keezen;
pub use state::{KeezenState, LaidCards};
pub use view::{KeezenView, PartnerCard};
