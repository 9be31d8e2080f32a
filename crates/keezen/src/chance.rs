use crate::core::Deck;
use kee_game::{Seat, Unreadable};
use std::fmt;

/// A draw: the first dealer (`dealer B`), or the deck in its order (`deck 7A2K...`).
///
/// The first cards of the deck go to the seat left of the dealer, as many as the deal has, the next ones to the seat
/// after it, and so on for the three deals.
#[derive(Clone, PartialEq, Debug)]
pub enum KeezenChance {
    /// The first dealer.
    Dealer(Seat),
    /// The shuffled deck of a cycle.
    Deck(Deck),
}

impl fmt::Display for KeezenChance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dealer(seat) => write!(f, "dealer {seat}"),
            Self::Deck(deck) => write!(f, "deck {deck}"),
        }
    }
}

kee_game::text_form!(KeezenChance, |text| {
    match text.split_once(' ') {
        Some(("dealer", seat)) => Ok(Self::Dealer(seat.parse()?)),
        Some(("deck", deck)) => Ok(Self::Deck(deck.parse()?)),
        _ => Err(Unreadable::new("`dealer SEAT` or `deck CARDS`", text)),
    }
});
