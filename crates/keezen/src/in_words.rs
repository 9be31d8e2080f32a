//! What an action does, in English words.

use crate::{
    KeezenAction,
    core::{Deed, Step, Whose},
};

impl KeezenAction {
    /// What it does, without the card: `the pawn on 3 goes to 8`.
    pub fn in_words(&self) -> String {
        match self {
            Self::Give(card) => format!("{card} goes to the partner"),
            Self::ThrowIn => "the hand is thrown in".to_owned(),
            Self::Play(play) => match &play.deed {
                Deed::Swap { from, with, .. } => format!("the pawns on {from} and {with} change places"),
                _ => play.steps().iter().map(of_step).collect::<Vec<_>>().join(", then "),
            },
        }
    }
}

fn of_step(step: &Step) -> String {
    let whose = match step.whose {
        Whose::Mine => String::new(),
        Whose::Of(colour) => format!(" of seat {colour}"),
    };
    let (from, to) = (step.from, step.to);
    match (from.is_waiting(), from.is_in_base()) {
        (true, _) => format!("a pawn{whose} enters on {to}"),
        (_, true) => format!("the pawn{whose} in {from} goes deeper, to {to}"),
        _ if to.is_in_base() => format!("the pawn{whose} on {from} comes in, to {to}"),
        _ => format!("the pawn{whose} on {from} goes to {to}"),
    }
}
