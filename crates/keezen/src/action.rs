use crate::core::{Card, Play};
use kee_game::Unreadable;
use std::{fmt, str::FromStr};

/// What a seat can do.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum KeezenAction {
    /// Play a card: `5 3>8`.
    Play(Play),
    /// Hand a card to the partner, where that is played: `give K`.
    Give(Card),
    /// Throw the hand in, where a move inside the base is all there is and need not be made: `throw`.
    ThrowIn,
}

impl fmt::Display for KeezenAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(play) => write!(f, "{play}"),
            Self::Give(card) => write!(f, "give {card}"),
            Self::ThrowIn => f.write_str("throw"),
        }
    }
}

impl FromStr for KeezenAction {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text.split_once(' ') {
            Some(("give", card)) => Ok(Self::Give(card.parse()?)),
            None if text == "throw" => Ok(Self::ThrowIn),
            _ => Ok(Self::Play(text.parse()?)),
        }
    }
}

kee_game::serde_as_text!(KeezenAction);
