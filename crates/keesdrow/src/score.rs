use crate::Cell;
use kee_lexicon::Letter;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What a word pays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Score(pub u32);

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Why a board does not allow a walk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// No letter lies there.
    NoLetter(Cell),
    /// The step goes further than to a neighbour (K3.1).
    Jump(Cell, Cell),
    /// The letter has no use left (K3.2).
    Expired(Cell, Letter),
}
