use crate::Cell;
use kee_game::Unreadable;
use kee_lexicon::Letter;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The cells of a word in spelling order, written as in `a1-b1-c1-b2-a1-a1`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Walk(Vec<Cell>);

impl Walk {
    /// The longest walk that is read. No word is longer, and it limits the work that a text can cause.
    pub const LONGEST: usize = 64;

    /// A walk over these cells.
    ///
    /// The board decides whether it is legal.
    pub fn new(cells: Vec<Cell>) -> Self {
        Self(cells)
    }

    /// The cells in order.
    pub fn cells(&self) -> &[Cell] {
        &self.0
    }
}

impl fmt::Display for Walk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, cell) in self.0.iter().enumerate() {
            let dash = if place == 0 { "" } else { "-" };
            write!(f, "{dash}{cell}")?;
        }
        Ok(())
    }
}

kee_game::text_form!(Walk, |text| {
    let cells: Vec<Cell> = text.split('-').take(Self::LONGEST + 1).map(str::parse).collect::<Result<_, _>>()?;
    if cells.len() > Self::LONGEST {
        return Err(Unreadable::new(format!("a walk of at most {} cells", Self::LONGEST), text));
    }
    Ok(Self(cells))
});

/// The score of a word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Score(pub u32);

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A reason why a board does not allow a walk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// There is no letter at this cell.
    NoLetter(Cell),
    /// The step goes farther than to a neighbour (K3.1).
    Jump(Cell, Cell),
    /// The letter is used up (K3.2).
    Expired(Cell, Letter),
}
