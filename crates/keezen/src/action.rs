use crate::{
    core::{Card, Play},
    core::{Deed, PawnStep, Whose},
};
use std::fmt;

/// An action of a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum KeezenAction {
    /// Play a card: `5 3>8`.
    Play(Play),
    /// Give a card to the partner, at a table with the exchange: `give K`.
    Give(Card),
    /// Throw in the hand, at a table where moves inside the base aren't forced and nothing else can be played: `throw`.
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

kee_game::text_form!(KeezenAction, |text| {
    match text.split_once(' ') {
        Some(("give", card)) => Ok(Self::Give(card.parse()?)),
        None if text == "throw" => Ok(Self::ThrowIn),
        _ => Ok(Self::Play(text.parse()?)),
    }
});

impl KeezenAction {
    /// Says what it does, without the card: `the pawn on 3 goes to 8`.
    pub fn in_words(&self) -> String {
        match self {
            Self::Give(card) => format!("{card} goes to the partner"),
            Self::ThrowIn => "the hand is thrown in".to_owned(),
            Self::Play(play) => match &play.deed {
                Deed::Swap { from, with, .. } => format!("the pawns on {from} and {with} swap places"),
                _ => play.steps().iter().map(of_step).collect::<Vec<_>>().join(", then "),
            },
        }
    }
}

fn of_step(step: &PawnStep) -> String {
    let whose = match step.whose {
        Whose::Mine => String::new(),
        Whose::Of(colour) => format!(" of seat {colour}"),
    };
    let (from, to) = (step.from, step.to);
    match (from.is_waiting(), from.is_in_base()) {
        (true, _) => format!("a pawn{whose} comes into play"),
        (_, true) => format!("the pawn{whose} in {from} moves deeper, to {to}"),
        _ if to.is_in_base() => format!("the pawn{whose} on {from} comes home, to {to}"),
        _ => format!("the pawn{whose} on {from} goes to {to}"),
    }
}
